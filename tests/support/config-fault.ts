/** What is wrong with the result of a config that was changed at random. */
import { assetNames } from '../../generator/platform/assets/names.ts'
import { packsFor } from '../../generator/platform/config/pack-files.ts'
import { compileChain } from '../../generator/site/compile.ts'
import type { SourceFile } from '../../generator/site/config/yaml/tree.ts'
import { formatText } from '../../generator/site/diagnostics/format.ts'
import { pick } from './chance.ts'
import { siteFrom } from './site.ts'
import { inEnglish, messageOf } from './text.ts'

const names = assetNames('assets')

/** Milliseconds in which every command ends. */
const longest = 10_000

const leavesFolder = (path: string): boolean => path.split(/[/\\]/).some(name => name === '..') || path.startsWith('/')

/**
 * Compiles a config, and renders some of its pages if it is valid.
 * @param files the config and those that it extends
 * @returns a description of a crash, of an incomplete message or of a path outside the output folder; `undefined` without a fault
 */
export const configFault = (files: readonly [SourceFile, ...SourceFile[]], random: () => number): string | undefined => {
  const start = performance.now()
  const [{ file, text }] = files
  try {
    const result = compileChain([...files, ...packsFor(files)], names)
    for (const one of result.diagnostics) {
      const message = formatText(inEnglish(one), { colour: false, source: name => (name === file ? text : undefined) })
      if (
        /undefined|\[object|NaN\b(?!”)|Cannot read|is not a function|Maximum call/.test(`${messageOf(one)} ${inEnglish(one).hint}`) &&
        !/undefined|object|NaN/.test(text)
      )
        return `words of a program: ${message}`
      if (inEnglish(one).hint === undefined || inEnglish(one).hint.trim() === '') return `no remedy: ${message}`
    }
    if (!result.ok) return result.diagnostics.length === 0 ? 'refused without a message' : undefined
    const site = siteFrom(result.value)
    void site.diagnostics
    const outside = [...site.files, ...site.hosts.published, ...site.hosts.serverFiles].map(({ path }) => path).filter(leavesFolder)
    if (outside.length > 0) return `files outside the output folder: ${outside.join(', ')}`
    const some = [site.routes[0], pick(site.routes, random), pick(site.routes, random)]
    for (const route of some) if (route !== undefined) site.html(site.page(route))
    const time = performance.now() - start
    return time > longest ? `takes ${Math.round(time)} ms` : undefined
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}
