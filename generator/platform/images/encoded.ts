/**
 * Encoded images in `assets/encoded/`. The folder is committed, merged and copied, so its files may be truncated, mixed up or contain merge
 * conflicts. A manifest with a checksum records each image’s size and files; files that do not match it are not used.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Translated } from '../../site/messages/language.ts'
import { systemReason } from '../system-reason.ts'
import { writeWhole } from '../unfinished.ts'

interface EncodedInfo {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly widths: readonly number[]
  readonly fallback: 'jpg' | 'png'
}

export interface EncodedImage {
  readonly info: EncodedInfo
  /** By the part of the file name after the key: `-480.avif`, `.jpg`. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** The manifest as stored next to the files. */
interface Sealed {
  readonly info: EncodedInfo
  /** Hash of each file. */
  readonly files: Readonly<Record<string, string>>
  /** Hash of the manifest and the key. */
  readonly seal: string
}

/** What is wrong with a file, after its name. */
const damages = {
  changed: { en: 'is not as it was written', fr: 'n’est pas tel qu’il a été écrit' },
  conflict: { en: 'contains an unresolved merge conflict of Git', fr: 'contient un conflit de fusion de Git non résolu' },
  empty: { en: 'is empty', fr: 'est vide' },
  foreign: { en: 'is not a list of files', fr: 'n’est pas une liste de fichiers' },
  missing: { en: 'is missing', fr: 'manque' },
} as const

type Damage = keyof typeof damages

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
const sealOf = (key: string, { info, files }: Partial<Sealed>): string => hashOf(JSON.stringify([key, info, files]))

/** @returns the valid manifest, or what is wrong with it */
const parse = (key: string, text: string): Sealed | Damage => {
  try {
    // The checksum shows whether it is a manifest of this program.
    const sealed = JSON.parse(text) as Partial<Sealed> | null
    return sealed?.seal === sealOf(key, sealed ?? {}) ? (sealed as Sealed) : 'changed'
  } catch {
    return /^(?:<{7}|>{7})/m.test(text) ? 'conflict' : 'foreign'
  }
}

/** @returns the encoded image, what is wrong with it, or `undefined` if there is none for this key */
export const readEncoded = (folder: string, key: string): EncodedImage | { readonly damage: Translated<string> } | undefined => {
  const list = `${key}.json`
  const damaged = (name: string, how: Damage) => ({
    damage: { en: `assets/encoded/${name} ${damages[how].en}`, fr: `assets/encoded/${name} ${damages[how].fr}` },
  })
  try {
    if (!existsSync(join(folder, list))) return undefined
    const sealed = parse(key, readFileSync(join(folder, list), 'utf8'))
    if (typeof sealed === 'string') return damaged(list, sealed)
    const files = new Map<string, Uint8Array>()
    for (const [ending, hash] of Object.entries(sealed.files)) {
      const name = `${key}${ending}`
      if (!existsSync(join(folder, name))) return damaged(name, 'missing')
      const bytes = readFileSync(join(folder, name))
      if (hashOf(bytes) !== hash) return damaged(name, bytes.length === 0 ? 'empty' : 'changed')
      files.set(ending, bytes)
    }
    return { info: sealed.info, files }
  } catch (error) {
    return { damage: systemReason(error) }
  }
}

/** Stores an encoded image. @returns the reason if it cannot be stored */
export const writeEncoded = (folder: string, key: string, { info, files }: EncodedImage): Translated<string> | undefined => {
  try {
    mkdirSync(folder, { recursive: true })
    for (const [ending, bytes] of files) writeWhole(join(folder, `${key}${ending}`), bytes)
    const whole = { info, files: Object.fromEntries([...files].map(([ending, bytes]) => [ending, hashOf(bytes)])) }
    // Written last: if the manifest exists, so do the files.
    writeWhole(join(folder, `${key}.json`), `${JSON.stringify({ ...whole, seal: sealOf(key, whole) } satisfies Sealed)}\n`)
    return undefined
  } catch (error) {
    return systemReason(error)
  }
}
