import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { OutputFile } from '../../site/model/file.ts'

const isText = (path: string): boolean => /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(path)

/** Smaller files fit into one packet anyway. */
const minBytes = 1024

/** Bytes that the first round trip of a connection carries (RFC 6928), less headers and a margin. */
const firstRoundTrip = 13_300

/** Quality 11 takes twenty times as long as 9 and saves 7 %. It is worth it for files that many pages share, … */
const firstQuality = (path: string): number => (/\.(css|js)$/.test(path) ? 11 : 9)
/** … and for a page that just does not fit into the first round trip. */
const isWorthMore = (path: string, bytes: number): boolean =>
  path.endsWith('.html') && bytes > firstRoundTrip && bytes < firstRoundTrip * 1.15

/** 64 kB contain a page; with a larger window brotli sets up tables that cost ten times as much as the page itself. */
const smallWindow = 16

const paramsOf = (quality: number, bytes: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    ...(bytes <= 2 ** smallWindow ? { [constants.BROTLI_PARAM_LGWIN]: smallWindow } : {}),
  },
})

/** Size of the brotli variant of a file. */
export const compressedSize = (path: string, content: Uint8Array): number => {
  const at = (quality: number): number => brotliCompressSync(content, paramsOf(quality, content.length)).length
  const quick = at(firstQuality(path))
  return isWorthMore(path, quick) ? at(11) : quick
}

/** Size of its gzip variant, which every host can send. */
export const gzipSize = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length

/** An estimate in a tenth of the time, to compare files with each other. */
export const quickCompressedSize = (content: Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

export interface CompressedVariant {
  readonly path: string
  /** Compresses in the thread pool of Node. */
  readonly make: () => Promise<Uint8Array>
}

/** The compressed files that some servers send instead of a text file. */
export const compressedVariants = ({ path, bytes }: OutputFile): readonly CompressedVariant[] => {
  if (!isText(path) || path === 'serve.json' || bytes.length < minBytes) return []
  let copy: Buffer | undefined
  // A copy: the next page reuses the buffer while this one is being compressed.
  const content = (): Buffer => (copy ??= Buffer.from(bytes))
  const brotli = (quality: number): Promise<Uint8Array> => promisify(brotliCompress)(content(), paramsOf(quality, bytes.length))
  const make = async (): Promise<Uint8Array> => {
    const quick = await brotli(firstQuality(path))
    return isWorthMore(path, quick.length) ? brotli(11) : quick
  }
  return [
    { path: `${path}.br`, make },
    { path: `${path}.gz`, make: () => promisify(gzip)(content(), { level: 9 }) },
  ]
}
