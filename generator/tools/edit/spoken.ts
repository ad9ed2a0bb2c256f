/** The languages of a site, as the person reads them who speaks the editor’s. */

/** Codes in their order, those of the language that is spoken before the others. */
export const spokenFirst = (codes: readonly string[], spoken: string): readonly string[] => {
  const isSpoken = (code: string): boolean => code === spoken || code.startsWith(`${spoken}-`)
  return [...codes.filter(isSpoken), ...codes.filter(code => !isSpoken(code))]
}
