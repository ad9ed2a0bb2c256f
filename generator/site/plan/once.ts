/** Things that are made once, as long as the texts in them say the same everywhere. */
import type { Text } from '../model/language.ts'
import { makeToKeep, noteKept } from '../model/reads.ts'

/** What is made of a source: always the same kind of thing. @param texts all that it says */
export type Once = <Made>(source: object, texts: () => readonly Text[], make: () => Made) => Made

/** What does not depend on the page is one object on all pages, so that templates render it once. @param isCommon whether a text says the same on all */
export const onceIf = (isCommon: (text: Text) => boolean): Once => {
  const shared = new WeakMap<object, unknown>()
  const differing = new WeakSet<object>()
  return <Made>(source: object, texts: () => readonly Text[], make: () => Made): Made => {
    if (differing.has(source)) {
      noteKept(differing, source)
      return make()
    }
    const known = shared.get(source)
    if (known !== undefined) {
      noteKept(differing, source)
      noteKept(shared, source)
      // The same source always makes the same kind of thing.
      return known as Made
    }
    const isShared = makeToKeep(differing, source, () => texts().every(isCommon))
    if (!isShared) {
      differing.add(source)
      return make()
    }
    const made = makeToKeep(shared, source, make)
    shared.set(source, made)
    return made
  }
}
