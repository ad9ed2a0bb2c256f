/** `warningSigns` → `Warning signs`. */
export const labelOf = (step: string | number): string => {
  const words = String(step)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
