/** The languages of a new site, as people write them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
let number = 0

/** The languages that `new` writes for Ottawa, or what it prints on stderr. */
const languagesFor = async (...languages: readonly string[]): Promise<string> => {
  const out = `${++number}.config.yaml`
  const place = ['--city', 'Ottawa', '--country', 'CA', '--region', 'ON', '--phone', '613-555-0123']
  const args = ['new', '--trade', 'pet-grooming', '--name', 'Paws', ...place, '--languages', ...languages, '--out', out]
  const { code, err } = await run(args, { cwd: folder })
  return code === 0 ? (/languages: (.*)/.exec(readFileSync(join(folder, out), 'utf8'))?.[1] ?? '') : err
}

test.each([
  [['en,fr'], '[en-CA, fr-CA]'],
  [['en; fr'], '[en-CA, fr-CA]'],
  [['en', 'fr'], '[en-CA, fr-CA]'],
  [['en_CA'], '[en-CA]'],
  [['FR-ca'], '[fr-CA]'],
  [['EN-us,fr_fr'], '[en-US, fr-FR]'],
  [['en-CA,en-US'], '[en-CA, en-US]'],
  [['french'], '--languages: “french” is not a valid language code. Write fr, or fr-CA with a country.\n'],
  [['Français'], '--languages: “Français” is not a valid language code. Write fr, or fr-CA with a country.\n'],
  [['fr-canada'], '--languages: “fr-canada” has an unknown region: “canada”. Write fr-CA.\n'],
  [['fr-ZZ'], '--languages: “fr-ZZ” has an unknown region: “ZZ”. Write fr, or fr-CA with a country.\n'],
  [['en-CA', 'en-ca'], '--languages: en-CA and en-ca are one language: name it once\n'],
])('new --languages %j: %s', async (written, expected) => {
  expect(await languagesFor(...written)).toBe(expected)
})
