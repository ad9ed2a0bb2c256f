/** The languages of a site, as the person reads them who speaks the editor’s. */

/** What there is in each language, that of the one that is spoken before the others; otherwise in its order. */
export const bySpoken = <One>(all: readonly One[], codeOf: (one: One) => string | null, spoken: string): readonly One[] => {
  const isSpoken = (one: One): boolean => codeOf(one) === spoken || codeOf(one)?.startsWith(`${spoken}-`) === true
  return [...all.filter(isSpoken), ...all.filter(one => !isSpoken(one))]
}

/** Codes in their order, those of the language that is spoken before the others. */
export const spokenFirst = (codes: readonly string[], spoken: string): readonly string[] => bySpoken(codes, code => code, spoken)
