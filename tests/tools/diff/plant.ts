/** Builds sites with one planted change each. */

import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { buildSite } from '../../../generator/pipeline/build-site.ts'
import { folderHashes } from '../../../generator/platform/folder.ts'
import { sampleText } from '../../support/sample.ts'
import { messageOf } from '../../support/text.ts'

/** Builds a config text to a folder of this name. */
export const buildTo = async (folder: string, name: string, text: string): Promise<string> => {
  const config = join(folder, `${name}.config.yaml`)
  writeFileSync(config, text)
  const out = join(folder, name)
  const built = await buildSite({ config, out, useCache: true })
  if (!built.ok) throw new Error(built.diagnostics.map(messageOf).join('\n'))
  return out
}

/** The sample without one of its services. */
export const withoutService = (id: string): string => {
  const document = parseDocument(sampleText)
  const { services, locations, pages } = document.toJS() as {
    readonly services: readonly { readonly id: string }[]
    readonly locations: readonly unknown[]
    readonly pages: { readonly home: { readonly gallery: { readonly pairs: readonly { readonly service?: string }[] } } }
  }
  document.deleteIn(['services', services.findIndex(service => service.id === id)])
  for (const index of locations.keys()) document.deleteIn(['locations', index, 'services', id])
  const pair = pages.home.gallery.pairs.findIndex(({ service }) => service === id)
  document.deleteIn(['pages', 'home', 'gallery', 'pairs', pair, 'service'])
  return document.toString({ lineWidth: 0 })
}

const digest = (style: string): string => `sha256-${createHash('sha256').update(style).digest('base64')}`

const inline = /<style>([\s\S]*?)<\/style>/g

/**
 * A copy of a built folder with every page changed as by a template or stylesheet. Hashes of styles in the headers of each host are
 * updated too.
 */
export const tweakPages = (before: string, after: string, tweak: (html: string) => string): string => {
  cpSync(before, after, { recursive: true })
  if (existsSync(`${before}.hosts`)) cpSync(`${before}.hosts`, `${after}.hosts`, { recursive: true })
  const digests = new Map<string, string>()
  let changed = 0
  for (const path of folderHashes(after).keys()) {
    if (!path.endsWith('.html')) continue
    const old = readFileSync(join(after, path), 'utf8')
    const now = tweak(old)
    if (now === old) continue
    changed++
    writeFileSync(join(after, path), now)
    const [was, is] = [[...old.matchAll(inline)], [...now.matchAll(inline)]]
    for (const [index, [, style = '']] of was.entries()) digests.set(digest(style), digest(is[index]?.[1] ?? ''))
  }
  if (changed === 0) throw new Error('the tweak changes no page')
  for (const folder of [after, `${after}.hosts`])
    for (const path of folderHashes(folder).keys()) {
      if (/\.(?:html|br|gz|png|jpg|avif|webp|woff2|ico)$/.test(path)) continue
      const text = readFileSync(join(folder, path), 'utf8')
      const turned = text.replace(/sha256-[\w+/]+=*/g, found => digests.get(found) ?? found)
      if (turned !== text) writeFileSync(join(folder, path), turned)
    }
  return after
}
