import type { SiteFiles } from '../../generator/site/model/file.ts'

/** A small site in memory. @param texts by path */
export const memoryFiles = (texts: Readonly<Record<string, string>>): SiteFiles => {
  const text = (path: string): string => {
    const found = texts[path]
    if (found === undefined) throw new Error(`there is no file ${path}`)
    return found
  }
  const bytes = (path: string): Uint8Array => Buffer.from(text(path))
  return {
    paths: Object.keys(texts).sort(),
    has: path => texts[path] !== undefined,
    size: path => bytes(path).length,
    bytes,
    text,
  }
}
