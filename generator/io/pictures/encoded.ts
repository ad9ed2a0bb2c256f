/**
 * What was encoded of pictures, in `assets/encoded/`: people commit it, merge it and copy it about, so what is there may be cut, mixed up
 * or in conflict. A sealed list tells how large a picture is and which files belong to it; what is not as listed is not used.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemReason } from '../system-reason.ts'
import { writeWhole } from '../unfinished.ts'

interface EncodedInfo {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly widths: readonly number[]
  readonly fallback: 'jpg' | 'png'
}

export interface EncodedPicture {
  readonly info: EncodedInfo
  /** By what stands behind the picture's own name: `-480.avif`, `.jpg`. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** As it lies beside the files. */
interface Sealed {
  readonly info: EncodedInfo
  /** Hash of each file. */
  readonly files: Readonly<Record<string, string>>
  /** Hash of all this, and of the key. */
  readonly seal: string
}

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
const sealOf = (key: string, { info, files }: Partial<Sealed>): string => hashOf(JSON.stringify([key, info, files]))

/** A list that is as it was written, or what is wrong with it. */
const parse = (key: string, text: string): Sealed | string => {
  try {
    // Whether it is a list of ours, its seal tells.
    const sealed = JSON.parse(text) as Partial<Sealed> | null
    return sealed?.seal === sealOf(key, sealed ?? {}) ? (sealed as Sealed) : 'is not as it was written'
  } catch {
    return /^(?:<{7}|>{7})/m.test(text) ? 'holds the marks of a conflict of git' : 'is no list of files'
  }
}

/** What was kept for this key, or what is wrong with it; nothing where nothing was. */
export const readEncoded = (folder: string, key: string): EncodedPicture | { readonly damage: string } | undefined => {
  const list = `${key}.json`
  const damaged = (name: string, how: string) => ({ damage: `assets/encoded/${name} ${how}` })
  try {
    if (!existsSync(join(folder, list))) return undefined
    const sealed = parse(key, readFileSync(join(folder, list), 'utf8'))
    if (typeof sealed === 'string') return damaged(list, sealed)
    const files = new Map<string, Uint8Array>()
    for (const [ending, hash] of Object.entries(sealed.files)) {
      const name = `${key}${ending}`
      if (!existsSync(join(folder, name))) return damaged(name, 'is missing')
      const bytes = readFileSync(join(folder, name))
      if (hashOf(bytes) !== hash) return damaged(name, bytes.length === 0 ? 'is empty' : 'is not as it was written')
      files.set(ending, bytes)
    }
    return { info: sealed.info, files }
  } catch (error) {
    return damaged(list, `or a file of it cannot be read: ${systemReason(error)}`)
  }
}

/** Keeps what was encoded. @returns why it could not */
export const writeEncoded = (folder: string, key: string, { info, files }: EncodedPicture): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true })
    for (const [ending, bytes] of files) writeWhole(join(folder, `${key}${ending}`), bytes)
    const whole = { info, files: Object.fromEntries([...files].map(([ending, bytes]) => [ending, hashOf(bytes)])) }
    // Last: whoever finds it finds the rest.
    writeWhole(join(folder, `${key}.json`), `${JSON.stringify({ ...whole, seal: sealOf(key, whole) } satisfies Sealed)}\n`)
    return undefined
  } catch (error) {
    return systemReason(error)
  }
}
