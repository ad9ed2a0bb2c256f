/** The law of the thread that writes files: the result is the same as writing each file at once. */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileWriter } from '../../../generator/pipeline/publish/writer-thread/file-writer.ts'
import type { PageTemplate, TemplateInstance } from '../../../generator/site/model/file.ts'
import { wholeBytes } from '../../../generator/site/util/template-instance.ts'
import { chance } from '../../support/chance.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const encoder = new TextEncoder()

const templates: readonly PageTemplate[] = [
  { bytes: encoder.encode('<p></p>'), gaps: [3] },
  { bytes: encoder.encode('<h1>é</h1><p></p>'), gaps: [4, 10] },
]

/** Contents of all sizes, up to more than a batch holds. */
const contents = (count: number): readonly (Uint8Array | TemplateInstance)[] => {
  const random = chance(19)
  return Array.from({ length: count }, (_, index) => {
    const template = templates[index % 3]
    const text = 'Ä'.repeat(Math.floor(random() * (index % 50 === 0 ? 400_000 : 5_000)))
    return template === undefined ? encoder.encode(text) : { template, texts: encoder.encode(`${text}\0`.repeat(template.gaps.length)) }
  })
}

test('writes the same files, with the same entries for the build record', () => {
  const folder = temporaryFolder()
  const writer = fileWriter(folder, 5)
  // Some paths come twice: the later content counts.
  const files = contents(400).map((content, index) => [`p${(index % 350) % 7}/${index % 350}.html`, content] as const)
  const entries = new Map(files.map(([path, content]) => [path, writer.write(path, content)]))
  writer.finish()
  for (const [path, content] of new Map(files)) {
    const { size, mtimeMs } = statSync(join(folder, path))
    expect(readFileSync(join(folder, path)).equals(wholeBytes(content)), path).toBe(true)
    expect(entries.get(path)).toEqual({ size, mtimeMs })
  }
})

test('throws the error of a file that cannot be written', () => {
  const folder = temporaryFolder()
  const writer = fileWriter(folder, 0)
  mkdirSync(join(folder, 'a.html'))
  writer.write('a.html', encoder.encode('a'))
  expect(() => writer.finish()).toThrow(expect.objectContaining({ code: 'EISDIR', path: join(folder, 'a.html') }))
  writer.stop()
})

test('writes nothing after it was stopped', () => {
  const folder = temporaryFolder()
  const writer = fileWriter(folder, 0)
  for (const [index, content] of contents(100).entries()) writer.write(`${index}.html`, content)
  writer.stop()
  expect(existsSync(join(folder, '99.html'))).toBe(false)
})
