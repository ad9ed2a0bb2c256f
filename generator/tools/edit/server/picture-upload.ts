/** Saves uploaded images: the type is detected from the content, and the name is made unique. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { writeNewFile } from '../../../platform/owner-file.ts'
import { assetsFolder } from '../../../platform/project.ts'

const beginnings: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  jpg: bytes => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: bytes => Buffer.from(bytes.subarray(0, 8)).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: bytes =>
    Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'RIFF' && Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP',
}

/** `Our Truck (2).JPEG` → `our-truck-2`; `Été.jpg` → `ete`. */
const plainName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/[^a-z0-9-]/gi, '')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'picture'

/** @returns the file name for the config; `undefined` if it is not an image, or the folder is missing or a link */
export const keepPicture = (name: string, bytes: Uint8Array, folder = join(assetsFolder, 'images')): string | undefined => {
  const kind = Object.entries(beginnings).find(([, is]) => is(bytes))?.[0]
  if (kind === undefined || lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined
  const free = (number: number): string => {
    const wanted = `${plainName(name)}${number === 1 ? '' : `-${number}`}.${kind}`
    // A dangling link counts as an existing file.
    return lstatSync(join(folder, wanted), { throwIfNoEntry: false }) === undefined ? wanted : free(number + 1)
  }
  const file = free(1)
  writeNewFile(folder, file, bytes)
  return file
}
