/** A name in each language of the site, as the config writes it: in a site of one language it may be a plain text. */

const isGroup = (name: unknown): name is Readonly<Record<string, unknown>> => typeof name === 'object' && name !== null

export const nameIn = (name: unknown, language: string): string => {
  const own = isGroup(name) ? name[language] : name
  return typeof own === 'string' ? own : ''
}

/** @param languages how many the site has */
export const named = (name: unknown, language: string, text: string, languages: number): unknown =>
  languages === 1 && !isGroup(name) ? text : { ...(isGroup(name) ? name : {}), [language]: text }
