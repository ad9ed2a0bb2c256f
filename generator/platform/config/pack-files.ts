/** Files that come with the generator: texts and defaults in `languages/`, drafts for a trade in `starters/`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trades } from '../../site/config/trades.ts'
import type { SourceFile } from '../../site/config/yaml/tree.ts'
import { packageRoot } from '../package.ts'

/** Names of the files in `languages/`: `fr`, `fr-CA` and `defaults`. Not cached, so that `npm run dev` shows changes. */
export const packNames = (): readonly string[] =>
  readdirSync(join(packageRoot, 'languages'))
    .filter(name => name.endsWith('.yaml'))
    .map(name => name.slice(0, -'.yaml'.length))
    .toSorted()

const pack = (file: string): SourceFile => ({ file, text: readFileSync(join(packageRoot, file), 'utf8'), isPack: true })

export const starterFor = (trade: (typeof trades)[number]): SourceFile => pack(`starters/${trade}.yaml`)

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
      .map(name => pack(`languages/${name}.yaml`)),
    ...trades.filter(trade => named.has(trade)).map(starterFor),
  ]
}
