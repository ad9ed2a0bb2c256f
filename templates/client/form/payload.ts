/** The message encoded in this media type. */
export const encode = (message: FormData, type: string): string => {
  // No form has a file input, so each value is a string.
  const pairs = [...message] as [string, string][]
  return /json/.test(type) ? JSON.stringify(Object.fromEntries(pairs)) : `${new URLSearchParams(pairs)}`
}
