/** The paths that a terminal enters when files are dropped on it. Each terminal quotes them in another way. */

/** Windows and UNC paths, in which a backslash escapes nothing. */
const isWindowsPath = (text: string): boolean => /^(?:[A-Za-z]:[\\/]|\\\\)/.test(text)

/** `file:///home/ada/My%20photo.jpg` → `/home/ada/My photo.jpg`, `file:///C:/photo.jpg` → `C:/photo.jpg` */
const withoutScheme = (path: string): string => {
  const [, encoded] = /^file:\/\/(?:localhost)?(\/.*)$/i.exec(path) ?? []
  if (encoded === undefined) return path
  try {
    return decodeURIComponent(encoded).replace(/^\/(?=[A-Za-z]:\/)/, '')
  } catch {
    return encoded
  }
}

const atHome = (path: string, home: string | undefined): string => (home === undefined ? path : path.replace(/^~(?=$|\/)/, () => home))

/** The words of a line, as a shell splits them: quotation marks and backslashes keep spaces. */
const wordsIn = (text: string): readonly string[] =>
  (text.match(/(?:'[^']*'|"[^"]*"|[A-Za-z]:\\\S*|\\.|[^\s'"\\])+/g) ?? []).map(word =>
    isWindowsPath(word)
      ? word
      : word.replace(
          /'([^']*)'|"([^"]*)"|\\(.)/g,
          (_, single?: string, double?: string, escaped?: string) => single ?? double ?? escaped ?? '',
        ),
  )

/**
 * @param answer one or more paths: plain, quoted, with escaped spaces, or as file URLs
 * @param exists whether there is such a file: a path may contain spaces without quotation marks
 * @param home the folder for `~`
 */
export const droppedFiles = (answer: string, exists: (path: string) => boolean, home?: string): readonly string[] => {
  // PowerShell: & 'C:\photo.jpg'
  const line = answer.trim().replace(/^& (?=['"])/, '')
  if (line === '') return []
  const whole = atHome(withoutScheme(line), home)
  return exists(whole) ? [whole] : wordsIn(line).map(word => atHome(withoutScheme(word), home))
}
