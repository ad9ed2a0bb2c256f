import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { OutputFile } from '../model/file.ts'

const isText = (path: string): boolean => /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(path)

/** Files below this size travel in one packet anyway. */
const least = 1024

/** What the first round trip of a connection brings (RFC 6928), less headers and some air. */
const firstTrip = 13_300

export interface Twin {
  readonly path: string
  /** Compresses, in a thread of its own. */
  readonly make: () => Promise<Uint8Array>
}

/** The compressed files that some servers hand out in place of a text file; made only when asked for. */
export const twinsOf = ({ path, bytes }: OutputFile): readonly Twin[] => {
  if (!isText(path) || path === 'serve.json' || bytes.length < least) return []
  let copy: Buffer | undefined
  // Compression goes on while the next page takes the buffer of this one.
  const content = (): Buffer => (copy ??= Buffer.from(bytes))
  const brotli = (quality: number): Promise<Uint8Array> =>
    promisify(brotliCompress)(content(), {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
  const make = async (): Promise<Uint8Array> => {
    if (/\.(css|js)$/.test(path)) return brotli(11)
    // Quality 9 costs a twentieth of 11 and gives 7 % more bytes: they matter to a page that just fails to fit into the first trip.
    const quick = await brotli(9)
    return path.endsWith('.html') && quick.length > firstTrip && quick.length < firstTrip * 1.15 ? brotli(11) : quick
  }
  return [
    { path: `${path}.br`, make },
    { path: `${path}.gz`, make: () => promisify(gzip)(content(), { level: 9 }) },
  ]
}
