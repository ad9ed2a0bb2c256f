/** Runs in the page: the words that a line break divides without a hyphen, as “begin|end”. */
export const brokenWords = (): readonly string[] => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const topOf = (node: Node, at: number): number => {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    // The first letter after a hyphen also has a box without width at the end of the line before.
    return [...range.getClientRects()].at(-1)?.top ?? 0
  }
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.checkVisibility() !== true) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\u00ad]{8,}/gu))
      for (let at = 1; at < word.length; at++) {
        if (word[at] === '\u00ad' || word[at - 1] === '\u00ad') continue
        if (Math.abs(topOf(node, index + at) - topOf(node, index + at - 1)) > 4) found.push(`${word.slice(0, at)}|${word.slice(at)}`)
      }
  }
  return found
}
