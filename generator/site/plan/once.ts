/** Things that are made once, as long as the texts in them say the same everywhere. */
import type { Text } from '../model/language.ts'

/** What is made of a source: always the same kind of thing. @param texts all that it says */
export type Once = <Made>(source: object, texts: () => readonly Text[], make: () => Made) => Made

/** What does not depend on the page is one object on all pages, so that templates render it once. @param isCommon whether a text says the same on all */
export const onceIf = (isCommon: (text: Text) => boolean): Once => {
  const shared = new WeakMap<object, unknown>()
  const differing = new WeakSet<object>()
  return <Made>(source: object, texts: () => readonly Text[], make: () => Made): Made => {
    if (differing.has(source)) return make()
    const known = shared.get(source)
    // The same source always makes the same kind of thing.
    if (known !== undefined) return known as Made
    const made = make()
    if (texts().every(isCommon)) shared.set(source, made)
    else differing.add(source)
    return made
  }
}
