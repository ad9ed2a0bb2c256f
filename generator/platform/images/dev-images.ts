/** Images in `dev`: shown unencoded at once, and encoded when they have not changed for a while. */
import { readFileSync, statSync } from 'node:fs'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { PictureFile } from '../../site/plan/resolve.ts'
import { findImage } from '../assets/names.ts'
import {
  encodedImage,
  encodeImage,
  type ImageDiagnostic,
  type PreparedImages,
  type PublishedImage,
  rawImage,
  removeEncoded,
} from './encode-images.ts'

interface Known {
  /** Size and timestamps of the file. */
  readonly stamp: string
  readonly result: PublishedImage | Diagnostic
}

export interface DevImages {
  readonly make: (names: readonly string[]) => Promise<PreparedImages>
  /** Images that are shown unencoded until they are encoded. */
  readonly waiting: () => readonly string[]
  readonly close: () => void
}

/** Milliseconds without a change before an image is encoded. Someone who edits an image saves often, and encoding is slow. */
const quiet = 3_000

/** @param onEncoded called when an encoded image can replace the unencoded one */
export const devImages = (folders: () => readonly string[], onEncoded: (name: string) => void): DevImages => {
  const known = new Map<string, Known>()
  const waiting = new Map<string, Uint8Array>()
  /** The source bytes of each image that was encoded since the program started. */
  const own = new Map<string, Uint8Array>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const encodeWaiting = async (): Promise<void> => {
    for (const [name, bytes] of waiting) {
      if (closed) return
      const { folder } = findImage(folders(), name)
      const encoded = await encodeImage(folder, name, bytes)
      // Saved again in the meantime: it is encoded later.
      if (waiting.get(name) === bytes) waiting.delete(name)
      // If the result cannot be stored, the image would be encoded again each time.
      if ('code' in encoded || encoded.storeError !== undefined) continue
      const before = own.get(name)
      if (before !== undefined && !Buffer.from(before).equals(bytes)) removeEncoded(folder, before)
      own.set(name, bytes)
      known.delete(name)
      onEncoded(name)
    }
  }
  let encoding = Promise.resolve()
  const encodeSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      encoding = encoding.then(encodeWaiting)
    }, quiet)
  }

  const imageNamed = async (name: string): Promise<PublishedImage | Diagnostic> => {
    const { folder, file } = findImage(folders(), name)
    const { mtimeMs, ctimeMs, size } = statSync(file)
    const stamp = `${mtimeMs} ${ctimeMs} ${size}`
    const before = known.get(name)
    if (before?.stamp === stamp) return before.result
    const bytes = readFileSync(file)
    const encoded = encodedImage(folder, name, bytes)
    const result = encoded ?? (await rawImage(name, bytes))
    known.set(name, { stamp, result })
    if (encoded !== undefined || 'code' in result) waiting.delete(name)
    else {
      waiting.set(name, bytes)
      encodeSoon()
    }
    return result
  }

  return {
    make: async names => {
      const pictures = new Map<string, PictureFile>()
      const files: OutputFile[] = []
      const diagnostics: ImageDiagnostic[] = []
      for (const name of names) {
        const result = await imageNamed(name)
        if ('code' in result) diagnostics.push({ ...result, picture: name })
        else {
          pictures.set(name, result.picture)
          files.push(...result.files)
        }
      }
      for (const name of waiting.keys()) if (!names.includes(name)) waiting.delete(name)
      return { pictures, files, diagnostics }
    },
    waiting: () => [...waiting.keys()],
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
