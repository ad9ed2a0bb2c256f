/** A thing like another one, under an id and addresses of its own: two things may say the same, and never stand in the same place. */
const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const numbered = (value: unknown, number: number): unknown => {
  if (typeof value === 'string') return `${value}-${number}`
  return isGroup(value) ? Object.fromEntries(Object.entries(value).map(([language, slug]) => [language, numbered(slug, number)])) : value
}

/** @param number that nothing in the list has yet */
export const copyOf = (value: unknown, number: number): unknown => {
  if (!isGroup(value)) return value
  const named = Object.entries(value).map(([key, one]) => [key, key === 'id' || key === 'slug' ? numbered(one, number) : one])
  return Object.fromEntries(named)
}
