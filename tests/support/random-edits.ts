/** Pseudorandom edits of a config, with texts that are difficult to write as YAML. */
import type { Edit } from '../../generator/site/config/edit/edit-text.ts'
import { type ConfigPath, valueAt } from '../../generator/site/config/yaml/tree.ts'
import { isRecord } from '../../generator/site/util/table.ts'
import { pick } from './chance.ts'

const difficultTexts = [
  'Plain language',
  'It’s 5 o’clock: call # now',
  '- no list',
  '"quoted" and \'single\'',
  '{braces}, [brackets] & *stars*',
  'two\nlines',
  'Paragraph one.\n\nParagraph two: more.\n',
  'emoji 🧹 and عربي right-to-left',
  ' spaces around ',
  'yes',
  '1998',
  '~',
  '',
  'a very long sentence that goes on and on so that it will not stay on one line of the file whatever one does: that is its purpose here',
  '100 % — no-break\u00a0space',
]

const pathsIn = (data: unknown, path: ConfigPath = []): readonly ConfigPath[] => [
  ...(path.length === 0 ? [] : [path]),
  ...(Array.isArray(data)
    ? data.flatMap((item, index) => pathsIn(item, [...path, index]))
    : isRecord(data)
      ? Object.entries(data).flatMap(([key, item]) => pathsIn(item, [...path, key]))
      : []),
]

export const randomEdit = (data: unknown, random: () => number): Edit => {
  const paths = pathsIn(data)
  const leaves = paths.filter(path => typeof valueAt(data, path) !== 'object')
  const items = paths.filter(path => typeof path.at(-1) === 'number')
  const item = pick(items, random)
  const list = valueAt(data, item.slice(0, -1))
  const length = Array.isArray(list) ? list.length : 0
  const value =
    typeof valueAt(data, item) === 'object'
      ? { id: `new-${Math.floor(random() * 1e6)}`, name: pick(difficultTexts, random) }
      : pick(difficultTexts, random)
  return pick<() => Edit>(
    [
      () => ({ kind: 'set', path: pick(leaves, random), value: pick(difficultTexts, random) }),
      () => ({ kind: 'set', path: pick(leaves, random), value: pick(difficultTexts, random) }),
      () => ({ kind: 'insert', path: [...item.slice(0, -1), Math.floor(random() * (length + 1))], value }),
      () => ({ kind: 'move', path: item, to: Math.floor(random() * length) }),
      () => ({ kind: 'remove', path: length > 1 ? item : pick(leaves, random) }),
      () => ({ kind: 'append', path: item.slice(0, -1), value }),
    ],
    random,
  )()
}
