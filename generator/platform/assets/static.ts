/** `assets/static/`: files that are published unchanged. Files that were probably added by mistake are skipped with a warning. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { containsPosition } from '../../site/emit/position.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import { filesUnder } from '../folder.ts'

/** Metadata files of operating systems and git, skipped silently. */
const noise = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|\.git(?:keep|ignore|attributes))$/

/** The hidden file or folder that a path is in, if any. `.well-known` is public (RFC 8615). */
const hiddenPart = (path: string): string | undefined => {
  const parts = path.split('/')
  const place = parts.findIndex((part, index) => part.startsWith('.') && !(index === 0 && part === '.well-known'))
  return place < 0 ? undefined : parts.slice(0, place + 1).join('/')
}

const maxFileBytes = 500e6

const pictures = /\.(?:jpe?g|png|webp|avif|heic|tiff?|gif)$/i

/** Why a file’s content must not be published. */
const diagnosticFor = (file: string, bytes: Uint8Array): Diagnostic | undefined => {
  if (pictures.test(file)) return containsPosition(bytes) ? problem('STATIC_INVALID', 'position', { file }) : undefined
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 10_000))
  return /^-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/m.test(head) ? problem('STATIC_INVALID', 'key', { file }) : undefined
}

interface StaticFiles {
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
}

const readFolder = (folder: string): StaticFiles => {
  const paths = filesUnder(folder, { links: true }).filter(path => !noise.test(path))
  const hidden = new Set(paths.flatMap(path => hiddenPart(path) ?? []))
  const shown = paths.filter(path => hiddenPart(path) === undefined)
  const plain = new Set(filesUnder(folder))
  const linked = shown.filter(path => !plain.has(path))
  const diagnostics: Diagnostic[] = []
  if (hidden.size > 0) diagnostics.push(problem('STATIC_SKIPPED', 'hidden', { files: [...hidden] }))
  if (linked.length > 0) diagnostics.push(problem('STATIC_SKIPPED', 'link', { files: linked }))
  const files = shown.flatMap((path): OutputFile[] => {
    if (!plain.has(path)) return []
    const file = join(folder, path)
    const { size } = statSync(file)
    if (size > maxFileBytes) {
      diagnostics.push(problem('STATIC_INVALID', 'large', { file: path, megabytes: Math.round(size / 1e6), most: maxFileBytes / 1e6 }))
      return []
    }
    const bytes = readFileSync(file)
    const diagnostic = diagnosticFor(path, bytes)
    if (diagnostic !== undefined) diagnostics.push(diagnostic)
    // The normalization that links use.
    return diagnostic === undefined ? [{ path: path.normalize('NFC'), bytes }] : []
  })
  return { files, diagnostics }
}

/** @param folders assets folders of the site: the first one that has a file wins */
export const readStatic = (folders: readonly string[]): StaticFiles => {
  const contents = folders.map(folder => readFolder(join(folder, 'static')))
  const files = new Map(contents.toReversed().flatMap(one => one.files.map(file => [file.path, file] as const)))
  return { files: [...files.values()], diagnostics: contents.flatMap(one => one.diagnostics) }
}
