/** The logo and photos of a new site: reads the files that a person names, and copies them to `assets/images/`. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { makeFolder } from '../../platform/folder.ts'
import { imageType, openImage } from '../../platform/images/encode-images.ts'
import { writeNewFile } from '../../platform/owner-file.ts'
import { slugify } from '../../site/config/values/slug.ts'
import { svgFile } from '../../site/emit/svg-file.ts'
import { formatBuildDiagnostic, problem } from '../../site/messages/index.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { wholeText } from '../messages.ts'
import { droppedFiles } from './dropped-files.ts'
import { newText } from './new-messages.ts'

export interface PictureFile {
  /** Its name in `assets/images/`. */
  readonly file: string
  readonly bytes: Uint8Array
}

export type PictureUse = 'logo' | 'photo'

/** Larger files are neither photos nor logos. */
const maxBytes = 100e6

/** The paths in an answer, as absolute paths. @param path resolves a path that the user named */
export const pathsIn = (answer: string, path: (name: string) => string): readonly string[] =>
  droppedFiles(answer, name => existsSync(path(name)), homedir()).map(path)

/** Why a file is not a picture; `undefined` if it may be one. It is not decoded. */
export const pathFault = (path: string, use: PictureUse, language: MessageLanguage): string | undefined => {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isFile() !== true) return newText({ code: 'noFile', values: { path } }, language)
  const type = stats.size > maxBytes ? undefined : imageType(readFileSync(path))
  const isSvg = use === 'logo' && /\.svg$/i.test(path)
  return type !== undefined || isSvg ? undefined : newText({ code: 'noPicture', values: { file: basename(path), use } }, language)
}

const drawingFault = (text: string, file: string) => {
  const found = svgFile(text)
  if (!('unsafe' in found)) return undefined
  return found.unsafe === undefined
    ? problem('IMAGE_INVALID', 'logo', { file })
    : problem('IMAGE_INVALID', 'unsafe', { file, part: found.unsafe })
}

/**
 * Reads a picture, and decodes all of it.
 * @param folder the `assets` of the site
 * @param others pictures that will be copied as well
 * @returns the picture with a name that is free there, or why a build would refuse it
 */
export const readPicture = async (
  path: string,
  use: PictureUse,
  folder: string,
  language: MessageLanguage,
  others: readonly PictureFile[] = [],
): Promise<PictureFile | { readonly fault: string }> => {
  const early = pathFault(path, use, language)
  if (early !== undefined) return { fault: early }
  const bytes = readFileSync(path)
  const name = basename(path)
  const type = imageType(bytes)
  const opened =
    type === undefined
      ? drawingFault(new TextDecoder().decode(bytes), name)
      : await openImage(bytes, name, ...(use === 'logo' ? [{ smallest: 1, largest: 4_000 }] : []))
  if (opened !== undefined && 'code' in opened) return { fault: wholeText(formatBuildDiagnostic(opened, language)) }
  return { file: freeName(join(folder, 'images'), name, type ?? 'svg', bytes, others), bytes }
}

/** `Our Truck (2).JPEG` → `our-truck-2.jpg`, or with a number if another picture has this name. */
const freeName = (folder: string, name: string, type: string, bytes: Uint8Array, others: readonly PictureFile[]): string => {
  const plain = slugify(name.replace(/\.[^.]*$/, '')) || 'photo'
  for (let number = 1; ; number++) {
    const file = `${plain}${number === 1 ? '' : `-${number}`}.${type}`
    const path = join(folder, file)
    const present = others.find(one => one.file === file)?.bytes ?? (existsSync(path) ? readFileSync(path) : undefined)
    if (present === undefined || Buffer.from(bytes).equals(present)) return file
  }
}

/** Copies pictures to the `assets` of a site. A picture that an earlier run has copied stays. */
export const copyPictures = (pictures: readonly PictureFile[], folder: string): void => {
  const images = join(folder, 'images')
  if (pictures.length > 0) makeFolder(images)
  for (const { file, bytes } of pictures) if (!existsSync(join(images, file))) writeNewFile(images, file, bytes)
}
