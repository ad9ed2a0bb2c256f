/** A stylesheet for a site that has no language written from right to left; what stays keeps its line. */
export const withoutMirroring = (css: string): string => css.replace(/\[dir='rtl'\][^{}]*\{[^{}]*\}/g, rule => rule.replace(/[^\n]/g, ''))
