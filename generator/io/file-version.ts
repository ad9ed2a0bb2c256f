import { statSync } from 'node:fs'

/** Stands for a file as it is: of one that is written anew, or that another takes the place of, it is another. `undefined` for none. */
export const fileVersion = (path: string): string | undefined => {
  try {
    const { ino, ctimeNs, size } = statSync(path, { bigint: true })
    return `${path} ${ino} ${ctimeNs} ${size}`
  } catch {
    return undefined
  }
}
