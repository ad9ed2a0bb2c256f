/**
 * Every text that visitors of the sample read can be changed where it is read: the file changes in the lines of that value alone, and the
 * page says the new text.
 *
 *     EVERY=1 npx vitest run tests/tools/edit/every-text        all values; else every twentieth
 *
 * @module-tag thorough
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { structuredPatch } from 'diff'
import { expect, test } from 'vitest'
import { type ConfigPath, pathText, valueAt } from '../../../generator/site/config/yaml/tree.ts'
import type { PagePiece } from '../../../generator/tools/edit/protocol.ts'
import { withOtherFact } from '../../../generator/tools/edit/server/origins/facts.ts'
import { piecesOf } from '../../../generator/tools/edit/server/origins/pieces.ts'
import { type Editor, openEditor } from '../../support/editor.ts'
import { sampleText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = join(temporaryFolder(), 'every')
mkdirSync(folder)
writeFileSync(join(folder, 'site.config.yaml'), sampleText)

/** A home page, a page of a service, of an area and of contact, in each language. */
const pagesOf = ({ session }: Editor): readonly string[] => [
  ...new Map(
    session
      .pages()
      .filter(({ kind }) => ['home', 'service', 'serviceLocation', 'contact'].includes(kind))
      .map(({ kind, language, path }) => [`${kind} ${language}`, path]),
  ).values(),
]

/** What visitors read, see described or hear, here or in a search result. */
const readBy = (html: string, pieces: readonly PagePiece[]): readonly PagePiece[] => {
  const origins = new Map(pieces.map(piece => [`${piece.element} ${piece.part}`, piece]))
  return piecesOf(html).flatMap(({ element, name, part, text, isShown }) => {
    if (!isShown || !/[\p{L}\p{N}]/u.test(text)) return []
    return origins.get(`${element} ${part}`) ?? { element, name, part, text, paths: [] }
  })
}

/** Another value of the same kind: facts are changed a little, texts say a word more. */
const otherThan = ({ session }: Editor, path: ConfigPath): unknown => {
  const { config } = session.source().site
  const fact = withOtherFact(config, path)
  if (fact !== undefined) return valueAt(fact, path)
  const text = String(valueAt(config, path))
  if (/^\S+@\S+$/.test(text)) return `Zq${text}`
  if (/^https?:/.test(text)) return `${text}/Zq`
  return `${text.trimEnd()} Zq${text.endsWith('\n') ? '\n' : ''}`
}

/** Lines of the old text that a change replaces. An added line counts as a change of the line before it. */
const changedLines = (before: string, after: string): readonly number[] =>
  structuredPatch('', '', before, after, '', '', { context: 0 }).hunks.flatMap(({ oldStart, oldLines }) => {
    const end = oldStart + oldLines - 1
    return [Math.min(oldStart, end), end]
  })

const ownLines = ({ session }: Editor, path: ConfigPath): readonly [number, number] => {
  const { value } = session.source().document.find(path)
  const { source, start, end } = value.at
  return [source.lineAt(start).line, source.lineAt(Math.max(start, end - 1)).line]
}

/** @returns why a value is none that can be changed where it is read */
const faultOf = async (editor: Editor, page: string, path: ConfigPath): Promise<string | undefined> => {
  const { ask, session } = editor
  const field = await ask('field', { path })
  const at = field.values.find(
    value => pathText(value.path) === pathText(path) || pathText([...value.path, value.language ?? '']) === pathText(path),
  )
  if (at === undefined) return 'has no field'
  const isWritten =
    session.source().document.find(path).value.at.source.isPack !== true && valueAt(session.source().document.data, path) !== undefined
  const [first, last] = ownLines(editor, path)
  const before = session.edited.chain()[0].text
  const htmlBefore = (await ask('page', { path: page })).html
  const value = otherThan(editor, path)
  const state = await ask('change', { change: { kind: 'set', path: at.path, value }, level: 0 })
  if ('cannot' in state) return String(state.cannot)
  if (!state.isValid) return `${JSON.stringify(value)}: ${state.problems.find(({ severity }) => severity === 'error')?.message}`
  const after = session.edited.chain()[0].text
  const lines = changedLines(before, after)
  if (lines.length === 0) return 'changes no line'
  if (isWritten && !lines.every(line => line >= first - 1 && line <= last)) return `lines ${lines} for ${first}-${last}`
  const now = (await ask('page', { path: page })).html
  if (typeof value === 'string' && value.includes('Zq'))
    return now.split('Zq').length > htmlBefore.split('Zq').length ? undefined : 'is not shown'
  return now === htmlBefore ? 'is not shown' : undefined
}

const step = process.env.EVERY === undefined ? 20 : 1

test('opens every visible text of four kinds of pages in two languages', { timeout: 900_000 }, async () => {
  const editor = await openEditor(folder, ['site.config.yaml'])
  const done = new Set<string>()
  const without: string[] = []
  const exceptions: string[] = []
  let texts = 0
  for (const page of pagesOf(editor)) {
    const { html, pieces } = await editor.page(page)
    for (const piece of readBy(html, pieces)) {
      texts++
      const [path] = piece.paths
      if (path === undefined) {
        without.push(`${page} ${piece.name} ${piece.text}`)
        continue
      }
      if (done.has(pathText(path))) continue
      done.add(pathText(path))
      if (done.size % step !== 0) continue
      const fault = await faultOf(editor, page, path)
      if (fault !== undefined) {
        exceptions.push(`${page} ${pathText(path)} ${fault}`)
        if (!editor.session.edited.isValid()) await editor.ask('undo', {})
      }
    }
  }
  console.log(`${texts} texts, ${done.size} values`)
  expect([without, exceptions]).toEqual([[], []])
  expect(done.size).toBeGreaterThan(400)
})
