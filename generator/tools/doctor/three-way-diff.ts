/** The changes of a copied component, here and in Townsite. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import { componentSources, copyFolder, copyState, type OriginalRecord } from '../../platform/extensions/component-copies.ts'
import { findExtensions } from '../../platform/extensions/extension-files.ts'
import { packageVersion } from '../../platform/package.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { isConflict, mergeLines } from '../edit/server/three-way-merge.ts'
import { withValues } from '../messages.ts'

const texts = {
  yourCopy: { en: 'your copy', fr: 'votre copie' },
  conflict: withValues<{ readonly lines: number }>({
    en: ({ lines }) => `you and Townsite have changed ${lines} ${lines === 1 ? 'line' : 'lines'} here`,
    fr: ({ lines }) => `vous et Townsite avez modifié ${lines} ${lines === 1 ? 'ligne' : 'lignes'} ici`,
  }),
} as const

/** Files of a copy by their names, without the record. */
const filesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(name => /\.(tsx?|css)$/.test(name))
      .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
  )

const patch = (file: string, from: string, to: string, before: string, after: string): string =>
  before === after ? '' : createTwoFilesPatch(`${from}/${file}`, `${to}/${file}`, before, after, undefined, undefined, { context: 2 })

/**
 * What changed in the original and in the copy since the copy was made, and where both changed the same lines.
 * @param root of the site
 * @param was the original as it was
 */
export const threeWayDiff = (root: string, name: string, was: OriginalRecord, language: MessageLanguage): string => {
  const own = filesOf(join(root, copyFolder(name)))
  const now = componentSources().components[name]?.files ?? {}
  const names = [...new Set([...Object.keys(was.files), ...Object.keys(now), ...Object.keys(own)])].toSorted()
  return names
    .map(file => {
      const [before = '', theirs = '', mine = ''] = [was.files[file], now[file], own[file]]
      const conflicts = mergeLines(before, mine, theirs).filter(isConflict)
      return [
        patch(file, `Townsite ${was.townsite}`, `Townsite ${packageVersion()}`, before, theirs),
        patch(file, `Townsite ${was.townsite}`, texts.yourCopy[language], before, mine),
        ...conflicts.map(({ line, mine: own }) => `${file}:${line}: ${texts.conflict[language]({ lines: Math.max(1, own.length) })}\n`),
      ].join('')
    })
    .join('')
}

/** The three-way diffs of all copies whose originals have changed. */
export const changedComponents = (root: string, language: MessageLanguage): readonly string[] =>
  findExtensions(root).modules.flatMap(({ folder, name }) => {
    const state = folder === 'components' ? copyState(root, name) : undefined
    return state?.kind === 'changed' ? [threeWayDiff(root, name, state.was, language)] : []
  })
