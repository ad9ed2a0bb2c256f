/** The stale translations of a site include those that it inherits. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ledgerText, pairOf } from '../../../generator/tools/translations/ledger.ts'
import { staleTranslations } from '../../../generator/tools/translations/stale.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const cwd = temporaryFolder()
mkdirSync(join(cwd, '.townsite'))

const write = (name: string, text: string): void => writeFileSync(join(cwd, name), text)

write(
  'brand.config.yaml',
  `site:
  languages: [{ code: en }, { code: fr }]
business:
  slogan: { en: Look first, fr: D’abord voir }
  name: { en: Ducts again, fr: Conduits }
`,
)
// Both were accepted with other English texts.
write(
  '.townsite/brand.translations.json',
  ledgerText({ 'business.slogan': { fr: pairOf('Look', 'D’abord voir') }, 'business.name': { fr: pairOf('Ducts', 'Conduits') } }),
)
write('anjou.config.yaml', 'extends: brand.config.yaml\nbusiness:\n  slogan: { en: Clean air, fr: De l’air pur }\n')
write('delson.config.yaml', 'extends: brand.config.yaml\nbusiness:\n  slogan: { en: Clean air }\n')
write('lost.config.yaml', 'extends: gone.config.yaml\n')
write('broken.config.yaml', 'site:\n  languages: [{ code: en }, { code: fr }]\n')
write('.townsite/broken.translations.json', '{')

const found = (config: string): unknown => staleTranslations(config, cwd)?.map(({ key, where: { file, line } }) => `${key} ${file}:${line}`)

test.each([
  ['brand.config.yaml', ['business.slogan brand.config.yaml:4', 'business.name brand.config.yaml:5']],
  // It writes its own slogan, in both languages.
  ['anjou.config.yaml', ['business.name brand.config.yaml:5']],
  // Its own slogan is only in English, so the French one of the base is stale.
  ['delson.config.yaml', ['business.slogan brand.config.yaml:4', 'business.name brand.config.yaml:5']],
  ['lost.config.yaml', undefined],
  ['broken.config.yaml', undefined],
])('finds the stale translations of %s', (config, stale) => {
  expect(found(config)).toEqual(stale)
})
