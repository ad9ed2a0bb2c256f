/** The words and defaults that come with the generator, from its own place: `languages/`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '../../site/config/tree.ts'
import { getOrCreate, lazy } from '../../site/model/memoize.ts'
import { projectRoot } from '../project.ts'

const folder = 'languages'

const names = lazy(() =>
  readdirSync(join(projectRoot, folder))
    .filter(name => name.endsWith('.yaml'))
    .map(name => name.slice(0, -'.yaml'.length))
    .toSorted(),
)

const known = new Map<string, SourceFile>()

const pack = (name: string): SourceFile =>
  getOrCreate(known, name, () => {
    const file = `${folder}/${name}.yaml`
    return { file, text: readFileSync(join(projectRoot, file), 'utf8'), isPack: true }
  })

/** The packs that configs of these texts may need: those whose locale stands in them. Which they do need is known when they are read. */
export const packsFor = (files: readonly SourceFile[]): readonly SourceFile[] => {
  const locales = files.flatMap(({ text }) => [...text.matchAll(/\blocale["']?\s*:\s*["']?([A-Za-z]+)(-[A-Za-z0-9-]+)?/g)])
  if (locales.length === 0) return []
  const wanted = new Set(['defaults', ...locales.flatMap(([, language = '', rest = '']) => [language.toLowerCase(), `${language}${rest}`])])
  return names()
    .filter(name => wanted.has(name))
    .map(pack)
}
