import { expect, test } from 'vitest'
import { parseConfigText } from '../../../generator/site/config/yaml/parse-config.ts'
import { type ConfigParser, sectionCache } from '../../../generator/site/config/yaml/section-cache.ts'
import { fullReadCheck } from '../../../generator/tools/edit/server/full-read.ts'
import { thorough } from '../../support/thorough.ts'

const text = 'site: { name: Ours }\nservices:\n  - name: Ducts\n  - name: Vents\n'
/** It is read in a thread. */
const long = `${text}${`# ${'-'.repeat(98)}\n`.repeat(4_000)}`
const misread: ConfigParser = source => parseConfigText({ ...source, text: source.text.replace('Vents', 'Pipes') })

const triesOf = async (written: string): Promise<readonly boolean[]> => [
  await fullReadCheck(sectionCache())('a.yaml', written),
  await fullReadCheck(misread)('a.yaml', written),
  await fullReadCheck(sectionCache())('a.yaml', `${written}services: []\n`),
]

test('a text says what is shown, or does not, or cannot be read', async () => {
  expect(await triesOf(text)).toEqual([true, false, false])
})

test('so does a long one', thorough, async () => {
  expect(await triesOf(long)).toEqual([true, false, false])
})

test('what was found right is not read again, another text of the same file is', async () => {
  const asked: string[] = []
  const isRead = fullReadCheck(source => {
    asked.push(source.text)
    return parseConfigText(source)
  })
  expect([await isRead('a.yaml', text), await isRead('a.yaml', text), await isRead('b.yaml', text)]).toEqual([true, true, true])
  expect(asked).toEqual([text, text])
})
