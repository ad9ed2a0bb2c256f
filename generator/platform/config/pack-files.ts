/** What comes with the generator, from its own place: words and defaults in `languages/`, drafts for a trade in `starters/`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trades } from '../../site/config/trades.ts'
import type { SourceFile } from '../../site/config/yaml/tree.ts'
import { projectRoot } from '../project.ts'

/** Names of the files in `languages/`: `fr`, `fr-CA` and `defaults`. Read each time: while somebody works on one, `npm run dev` shows it. */
export const packNames = (): readonly string[] =>
  readdirSync(join(projectRoot, 'languages'))
    .filter(name => name.endsWith('.yaml'))
    .map(name => name.slice(0, -'.yaml'.length))
    .toSorted()

const pack = (file: string): SourceFile => ({ file, text: readFileSync(join(projectRoot, file), 'utf8'), isPack: true })

/** The starter of a trade. */
export const starterFor = (trade: (typeof trades)[number]): SourceFile => pack(`starters/${trade}.yaml`)

/**
 * The packs that configs of these texts may need: those whose locale stands in them, and the starters of trades that they name. Which they
 * do need is known when they are read.
 */
export const packsFor = (files: readonly SourceFile[]): readonly SourceFile[] => {
  const texts = files.map(({ text }) => text)
  const locales = texts.flatMap(text => [...text.matchAll(/\blocale["']?\s*:\s*["']?([A-Za-z]+)(-[A-Za-z0-9-]+)?/g)])
  // Languages that are written by their codes alone, or follow from the country, are known later.
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
