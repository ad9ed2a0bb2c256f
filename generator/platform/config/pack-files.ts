/**
 * Texts and defaults in `languages/`, drafts for a trade in `starters/`, and those of the site’s own code in `townsite/languages/` and
 * `townsite/trades/`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trades } from '../../site/config/trades.ts'
import type { SourceFile } from '../../site/config/yaml/tree.ts'
import { packName, packsIn } from '../../site/util/extensions.ts'
import { packageRoot } from '../package.ts'

/** Files in `languages/`. Not cached, so that `npm run dev` shows changes. */
const ownNames = (): readonly string[] =>
  readdirSync(join(packageRoot, 'languages'))
    .filter(name => name.endsWith('.yaml'))
    .map(name => name.slice(0, -'.yaml'.length))

/** Names of all language packs: `fr`, `fr-CA` and `defaults`. */
export const packNames = (): readonly string[] =>
  [...new Set([...ownNames(), ...packsIn('languages').map(({ file }) => packName(file))])].toSorted()

const pack = (file: string): SourceFile => ({ file, text: readFileSync(join(packageRoot, file), 'utf8'), isPack: true })

const packOfSite = (folder: 'languages' | 'trades', name: string): readonly SourceFile[] =>
  packsIn(folder)
    .filter(({ file }) => packName(file) === name)
    .map(one => ({ ...one, isPack: true }))

/** The packs with a name: ours, and that of the site, which adds to it or replaces texts of it. */
const packsNamed = (name: string): readonly SourceFile[] => [
  ...(ownNames().includes(name) ? [pack(`languages/${name}.yaml`)] : []),
  ...packOfSite('languages', name),
]

export const starterFor = (trade: string): SourceFile => packOfSite('trades', trade)[0] ?? pack(`starters/${trade}.yaml`)

/** A superset of the packs that configs need, found without parsing them: by the locales and trades in their text. */
export const packsFor = (files: readonly SourceFile[]): readonly SourceFile[] => {
  const texts = files.map(({ text }) => text)
  const locales = texts.flatMap(text => [...text.matchAll(/\blocale["']?\s*:\s*["']?([A-Za-z]+)(-[A-Za-z0-9-]+)?/g)])
  // Languages given as codes, or implied by the country, are only known after parsing: then all packs are included.
  const isShort = texts.some(text => /\blanguages["']?\s*:\s*(?:\[|-)\s*["']?[A-Za-z]/.test(text))
  const wanted = new Set(['defaults', ...locales.flatMap(([, language = '', rest = '']) => [language.toLowerCase(), `${language}${rest}`])])
  const named = new Set(texts.flatMap(text => [...text.matchAll(/\btrade["']?\s*:\s*["']?([a-z-]+)/g)].map(([, name]) => name)))
  return [
    ...packNames()
      .filter(name => isShort || locales.length === 0 || wanted.has(name))
      .flatMap(packsNamed),
    ...trades()
      .filter(trade => named.has(trade))
      .map(starterFor),
  ]
}
