/** Where files are written: below a folder, whatever their paths say. */
import { join, sep } from 'node:path'
import { makeFolder } from '../folder.ts'

/** What no file is called. */
const noNames = ['', '.', '..']

/** Files under a folder: where each is to be written, its parent made. A path that leads out of the folder is a bug. */
export const targetsIn = (folder: string): ((path: string) => string) => {
  // Most files lie beside others: what leads to them is put together once.
  const parents = new Map<string, string>()
  // Most follow them too: the same text is found sooner than one that is alike.
  let above = ''
  const outside = (path: string): Error => new Error(`${path} lies outside the output folder`)
  return path => {
    const end = path.lastIndexOf('/')
    if (above.length !== Math.max(end, 0) || !path.startsWith(above)) above = path.slice(0, Math.max(end, 0))
    const name = path.slice(end + 1)
    let parent = parents.get(above)
    if (parent === undefined) {
      // What is joined is plain: no `..` is left in it.
      const made = join(folder, above)
      if (made !== folder && !made.startsWith(folder + sep)) throw outside(path)
      makeFolder(made)
      parent = made + sep
      parents.set(above, parent)
    }
    if (noNames.includes(name) || name.includes(sep)) throw outside(path)
    return parent + name
  }
}
