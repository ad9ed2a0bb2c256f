import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import {
  type CopyState,
  componentSources,
  copyFolder,
  copyState,
  type OriginalRecord,
  readRecord,
} from '../../platform/extensions/component-copies.ts'
import { findExtensions } from '../../platform/extensions/extension-files.ts'
import { packageVersion } from '../../platform/package.ts'
import { siteRootOf } from '../../platform/site-root.ts'
import { type Command, UsageError } from '../command.ts'
import { isConflict, mergeLines } from '../edit/server/three-way-merge.ts'

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Files of a copy by their names, without the record. */
const filesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(name => /\.(tsx?|css)$/.test(name))
      .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
  )

const patch = (file: string, from: string, to: string, before: string, after: string): string =>
  before === after ? '' : createTwoFilesPatch(`${from}/${file}`, `${to}/${file}`, before, after, undefined, undefined, { context: 2 })

/** What changed in the original and in the copy since the copy was made, and where both changed the same lines. */
const threeWayDiff = (name: string, was: OriginalRecord, own: Readonly<Record<string, string>>): string => {
  const now = componentSources().components[name]?.files ?? {}
  const names = [...new Set([...Object.keys(was.files), ...Object.keys(now), ...Object.keys(own)])].toSorted()
  return names
    .map(file => {
      const [before = '', theirs = '', mine = ''] = [was.files[file], now[file], own[file]]
      const conflicts = mergeLines(before, mine, theirs).filter(isConflict)
      return [
        patch(file, `Townsite ${was.townsite}`, `Townsite ${packageVersion()}`, before, theirs),
        patch(file, `Townsite ${was.townsite}`, 'your copy', before, mine),
        ...conflicts.map(
          ({ line, mine: own }) => `${file}:${line}: you and Townsite have changed ${plural(Math.max(1, own.length), 'line')} here\n`,
        ),
      ].join('')
    })
    .join('')
}

const stateText = (name: string, state: CopyState, was: OriginalRecord | undefined): string => {
  switch (state.kind) {
    case 'removed':
      return `this version of Townsite has no component ${name}`
    case 'changed':
      return `made from Townsite ${state.was.townsite}, whose props or hooks were others: npx townsite doctor ${name} shows the difference`
    case 'fits':
      return was === undefined
        ? 'fits; not made with townsite eject, so later changes of the original are not noticed'
        : `fits; made from Townsite ${was.townsite}`
  }
}

export const doctor: Command = {
  title: 'what the code in townsite/ adds and replaces, and whether it fits',
  about: 'list what the site’s own code adds and replaces, and whether it fits this version of Townsite',
  args: '[component]',
  options: [],
  examples: [
    ['npm run doctor', 'does everything fit?'],
    ['npm run doctor -- header', 'what changed in the header since it was copied, here and in Townsite'],
  ],
  run: async ({ args: [name], terminal }) => {
    const root = siteRootOf('site.config.yaml', terminal.cwd)
    if (name !== undefined) {
      const folder = join(root, copyFolder(name))
      if (!existsSync(folder)) throw new UsageError(`${copyFolder(name)} does not exist. \`npx townsite eject ${name}\` makes it`)
      const was = readRecord(root, name)
      if (was === undefined) throw new UsageError(`${copyFolder(name)} has no original.json, with which it could be compared`)
      const difference = threeWayDiff(name, was, filesOf(folder))
      terminal.out(difference === '' ? `Nothing has changed since Townsite ${was.townsite}.` : difference.trimEnd())
      return copyState(root, name).kind === 'fits' ? 0 : 1
    }
    const { modules, styles, diagnostics } = findExtensions(root)
    const lines = modules.map(({ folder, name: module, file }) => {
      const state = folder === 'components' ? copyState(root, module) : undefined
      return {
        line: `${file}  ${state === undefined ? 'added' : stateText(module, state, readRecord(root, module))}`,
        fits: (state?.kind ?? 'fits') === 'fits',
      }
    })
    const sheets = styles.filter(file => file === 'townsite/styles.css').map(file => `${file}  added`)
    terminal.out([`Townsite ${packageVersion()}, Node ${process.versions.node}`, ...lines.map(({ line }) => line), ...sheets].join('\n'))
    terminal.report(diagnostics, () => undefined)
    const misfits = lines.filter(({ fits }) => !fits).length
    if (misfits > 0) terminal.error(`${plural(misfits, 'component')} must be adapted.`)
    return misfits + diagnostics.length > 0 ? 1 : 0
  },
}
