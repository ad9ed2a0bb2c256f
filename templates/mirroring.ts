/** Removes the right-to-left rules from a stylesheet, for a site without such a language. Line numbers stay the same. */
export const withoutMirroring = (css: string): string => css.replace(/\[dir='rtl'\][^{}]*\{[^{}]*\}/g, rule => rule.replace(/[^\n]/g, ''))
