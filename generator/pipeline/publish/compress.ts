import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { OutputFile } from '../../site/model/file.ts'

const isText = (path: string): boolean => /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(path)

/** Files below this size travel in one packet anyway. */
const least = 1024

/** What the first round trip of a connection brings (RFC 6928), less headers and some air. */
const firstTrip = 13_300

/** Quality 9 costs a twentieth of 11 and gives 7 % more bytes: they matter to what is fetched once for many pages … */
const firstQuality = (path: string): number => (/\.(css|js)$/.test(path) ? 11 : 9)
/** … and to a page that just fails to fit into the first trip. */
const isWorthMore = (path: string, bytes: number): boolean => path.endsWith('.html') && bytes > firstTrip && bytes < firstTrip * 1.15

/** How far back a repetition may lie: 64 kB hold a page, and with more brotli sets up tables that cost ten times the page itself. */
const smallWindow = 16

const paramsOf = (quality: number, bytes: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    ...(bytes <= 2 ** smallWindow ? { [constants.BROTLI_PARAM_LGWIN]: smallWindow } : {}),
  },
})

/** How large the brotli variant of a file is. */
export const compressedSize = (path: string, content: Uint8Array): number => {
  const at = (quality: number): number => brotliCompressSync(content, paramsOf(quality, content.length)).length
  const quick = at(firstQuality(path))
  return isWorthMore(path, quick) ? at(11) : quick
}

/** How large its gzip variant is, which every host can send. */
export const gzipSize = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length

/** About that size, in a tenth of the time: to compare files with each other. */
export const quickCompressedSize = (content: Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

export interface CompressedVariant {
  readonly path: string
  /** Compresses, in a thread of its own. */
  readonly make: () => Promise<Uint8Array>
}

/** The compressed files that some servers hand out in place of a text file; made only when asked for. */
export const compressedVariants = ({ path, bytes }: OutputFile): readonly CompressedVariant[] => {
  if (!isText(path) || path === 'serve.json' || bytes.length < least) return []
  let copy: Buffer | undefined
  // Compression goes on while the next page takes the buffer of this one.
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
