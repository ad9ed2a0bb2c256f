/** `postalCode` → `postal-code` */
export const dashed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** `postalCode` → `--postal-code` */
export const flagOf = (name: string): string => `--${dashed(name)}`
