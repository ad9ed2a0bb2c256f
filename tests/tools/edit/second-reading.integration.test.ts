import { expect, test } from 'vitest'
import { parseConfigText } from '../../../generator/site/config/parse.ts'
import { type Reader, rereader } from '../../../generator/site/config/reread/reread.ts'
import { secondReading } from '../../../generator/tools/edit/second-reading.ts'

const text = 'site: { name: Ours }\nservices:\n  - name: Ducts\n  - name: Vents\n'
/** It is read in a thread. */
const long = `${text}${`# ${'-'.repeat(98)}\n`.repeat(4_000)}`
const misread: Reader = source => parseConfigText({ ...source, text: source.text.replace('Vents', 'Pipes') })

test.each([
  ['a text', text],
  ['a long text', long],
])('%s says what is shown, or does not, or cannot be read', async (_, written) => {
  expect(await secondReading(rereader())('a.yaml', written)).toBe(true)
  expect(await secondReading(misread)('a.yaml', written)).toBe(false)
  expect(await secondReading(rereader())('a.yaml', `${written}services: []\n`)).toBe(false)
})

test('what was found right is not read again, another text of the same file is', async () => {
  const asked: string[] = []
  const isRead = secondReading(source => {
    asked.push(source.text)
    return parseConfigText(source)
  })
  expect([await isRead('a.yaml', text), await isRead('a.yaml', text), await isRead('b.yaml', text)]).toEqual([true, true, true])
  expect(asked).toEqual([text, text])
})
