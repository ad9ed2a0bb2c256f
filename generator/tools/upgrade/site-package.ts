/** The package.json of a site, as far as it names Townsite. */
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readOwnerFile } from '../../platform/owner-file.ts'
import { isRecord } from '../../site/util/table.ts'

export interface SitePackage {
  readonly file: string
  readonly text: string
  /** What it depends on: a version, or the path of a file after `file:`. */
  readonly spec: string
}

const lists = ['dependencies', 'devDependencies'] as const

const specIn = (text: string): string | undefined => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(data)) return undefined
  return lists
    .map(list => data[list])
    .flatMap(list => (isRecord(list) && typeof list.townsite === 'string' ? [list.townsite] : []))
    .at(0)
}

/** @returns `undefined` for a site that does not depend on Townsite, such as a checkout of Townsite itself */
export const sitePackage = (siteRoot: string): SitePackage | undefined => {
  const file = join(siteRoot, 'package.json')
  if (!existsSync(file)) return undefined
  const text = readOwnerFile(file).replace(/^\ufeff/, '')
  const spec = specIn(text)
  return spec === undefined ? undefined : { file, text, spec }
}

/** The text with another version of Townsite. All other characters stay. */
export const withSpec = ({ text, spec }: SitePackage, wanted: string): string => {
  // A script may have the same name.
  const places = [...text.matchAll(/"townsite"\s*:\s*("(?:[^"\\]|\\.)*")/g)]
  const replaced = places.map(({ 0: whole, 1: value = '', index }) => {
    const end = index + whole.length
    return `${text.slice(0, end - value.length)}${JSON.stringify(wanted)}${text.slice(end)}`
  })
  return spec === wanted ? text : (replaced.find(one => specIn(one) === wanted) ?? text)
}

/** What package.json names after an upgrade: the exact version, or the file that it came from if it names a file now. */
export const specFor = ({ file, spec }: SitePackage, version: string, from: string | undefined): string =>
  from !== undefined && spec.startsWith('file:') ? `file:${relative(join(file, '..'), from).split(sep).join('/')}` : version
