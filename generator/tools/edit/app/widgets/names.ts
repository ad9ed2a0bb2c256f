/** A name in each language of the site, as the config writes it: in a site of one language it may be a plain text. */

const isGroup = (name: unknown): name is Readonly<Record<string, unknown>> => typeof name === 'object' && name !== null

export const nameIn = (name: unknown, language: string): string => {
  const own = isGroup(name) ? name[language] : name
  return typeof own === 'string' ? own : ''
}

/** A name with the text of one language. @param codes the site's languages, in whose order it is written */
export const named = (name: unknown, language: string, text: string, codes: readonly string[]): unknown => {
  if (codes.length === 1 && !isGroup(name)) return text
  const texts: Readonly<Record<string, unknown>> = { ...(isGroup(name) ? name : {}), [language]: text }
  const written = Object.keys(texts).toSorted((one, other) => codes.indexOf(one) - codes.indexOf(other))
  return Object.fromEntries(written.map(code => [code, texts[code]]))
}
