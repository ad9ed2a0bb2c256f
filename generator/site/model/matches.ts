/**
 * Every match of a global pattern, in the order of the text. `matchAll` would work on a copy of the pattern, which has to be compiled anew
 * whenever the engine has forgotten it: with classes of letters that takes longer than to read most texts.
 */
export const matchesOf = (pattern: RegExp, text: string): readonly RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    // Behind nothing it would be found again.
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}
