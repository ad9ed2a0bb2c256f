/**
 * The reports and exit codes of `diff` on two folders that were built. `planted.test.ts` has the report of each kind of change.
 *
 * @module-tag thorough
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../../generator/pipeline/build-site.ts'
import { run } from '../../support/cli.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
let before = ''

/** Builds a config text to a folder of this name. */
const buildTo = async (name: string, text: string): Promise<string> => {
  const config = join(folder, `${name}.config.yaml`)
  writeFileSync(config, text)
  const out = join(folder, name)
  expect((await buildSite({ config, out, useCache: true })).ok).toBe(true)
  return out
}

beforeAll(async () => {
  before = await buildTo('before', sampleText)
})

/** The report of two folders with shortened paths, and the exit code. */
const reportOf = async (after: string): Promise<string> => {
  const { code, out, err } = await run(['diff', before, after])
  return `${out.replaceAll(`${folder}/`, '')}${err}exit ${code}`
}

test('reports no difference of the same site', async () => {
  expect(await reportOf(await buildTo('nothing', sampleText))).toMatchInlineSnapshot(`
    "before → nothing
    The same: 62 pages, and no file differs.
    exit 0"
  `)
})

test('reports a URL with a redirect from the old one', async () => {
  const text = sampleWith(
    ['fr: /fr/a-propos', 'fr: /fr/notre-histoire'],
    ['redirects: []', 'redirects:\n  - { from: /fr/a-propos, to: /fr/notre-histoire }'],
  )
  expect(await reportOf(await buildTo('redirected', text))).toMatchInlineSnapshot(`
    "before → redirected
    62 pages: 1 moved, 32 changed.

    Moved: 1 page
        /fr/a-propos → /fr/notre-histoire
      The old URL redirects to the new one.
      Links were updated on 32 pages, such as /en/about.

    Redirects
      1 redirect changed with the pages above.
    exit 1"
  `)
})

test('reports opening hours of visitors and of search engines', async () => {
  const text = sampleWith(['    sat: 08:00-18:00', '    sat: 08:00-16:00'])
  expect(await reportOf(await buildTo('hours', text))).toMatchInlineSnapshot(`
    "before → hours
    62 pages: 62 changed.

    What visitors and search engines read
      Opening hours in the data for search engines · 56 pages, such as /
        was: Monday to Friday: 07:00–20:00; Saturday: 08:00–18:00; Sunday: 09:00–17:00
        now: Monday to Friday: 07:00–20:00; Saturday: 08:00–16:00; Sunday: 09:00–17:00
      Opening hours, Saturday · /contact and /en/thanks
        8 a.m. to 6 p.m. → 8 a.m. to 4 p.m.
      Opening hours, Samedi · /fr/contact and /fr/merci
        8 h à 18 h → 8 h à 16 h

    Markup
      Structure: data-clock of <span class="floating-call__clock"> in the call button · all 31 pages in Canadian English
        was: Emergencies only, Answering until 8 p.m., Answering until 6 p.m., Answering until 5 p.m. (e2db8382)
        now: Emergencies only, Answering until 8 p.m., Answering until 4 p.m., Answering until 5 p.m. (0c125398)
      Structure: data-clock of <span class="floating-call__clock"> in the call button · all 31 pages in Canadian French
        was: Urgences seulement, Réponse jusqu’à 20 h, Réponse jusqu’à 18 h, Réponse jusqu’à 17 h (eba890f8)
        now: Urgences seulement, Réponse jusqu’à 20 h, Réponse jusqu’à 16 h, Réponse jusqu’à 17 h (e752aadd)
      Structure: data-clock of <p class="hours__now"> · /contact
        was: Emergencies only right now, We’re answering now (cf3cd1b9)
        now: Emergencies only right now, We’re answering now (bf075565)
      Structure: data-clock of <p class="hours__now"> · /fr/contact
        was: Urgences seulement en ce moment, Nous répondons en ce moment (daa14fa7)
        now: Urgences seulement en ce moment, Nous répondons en ce moment (d36e4c23)
    exit 1"
  `)
})
