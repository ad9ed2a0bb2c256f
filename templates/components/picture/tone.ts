/** The number of greys in `picture.css`, from `tone-0` (darkest) to `tone-4`. */
const steps = 5

/**
 * The class of the grey that is closest in lightness to a picture’s colour. The security policy forbids style attributes, so a placeholder
 * cannot have an arbitrary colour. Only `#rrggbb` is supported; for anything else there is no placeholder.
 */
export const toneOf = (colour: string): string | undefined => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (match === null) return undefined
  const [red = 0, green = 0, blue = 0] = match.slice(1).map(pair => Number.parseInt(pair, 16))
  const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  return `tone-${Math.min(steps - 1, Math.floor(luma * steps))}`
}
