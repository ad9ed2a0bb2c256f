import { statSync } from 'node:fs'

/** Stands for a file as it is: of one that is written anew, or that another takes the place of, it is another. `undefined` for none. */
export const fileVersion = (path: string): string | undefined => {
  try {
    // Numbers, as of all other files: asked for in another form once, V8 makes anew what it knows of them, which takes milliseconds.
    const { ino, ctimeMs, size } = statSync(path)
    return `${path} ${ino} ${ctimeMs} ${size}`
  } catch {
    return undefined
  }
}
