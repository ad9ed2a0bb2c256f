import { expect, test } from 'vitest'
import { loadHyphenation } from '../../../generator/platform/assets/hyphenation.ts'
import { markupWithSoftHyphens } from '../../../generator/site/util/soft-hyphens.ts'

const long = [
  ['de-DE', 'Rechtsanwältinnen', 'Rechts-an-wäl-tinnen'],
  ['de-CH', 'Verkehrsunfallschadensregulierung', 'Verkehrs-un-fall-scha-dens-re-gu-lie-rung'],
  ['nl-BE', 'Schoorsteenveegbedrijf', 'Schoor-steen-veeg-be-drijf'],
  ['fr-CA', 'Anticonstitutionnellement', 'Anti-cons-ti-tu-tion-nel-le-ment'],
  ['en-GB', 'Telecommunications', 'Telecom-mu-ni-ca-tions'],
  ['es-ES', 'Electrodomésticos', 'Elec-tro-do-més-ticos'],
  ['it-CH', 'Elettrodomestici', 'Elet-tro-do-me-stici'],
  ['pt-BR', 'Impermeabilização', 'Imper-me-a-bi-li-zação'],
  ['ar-AE', 'المستشفياتالكهربائية', 'المستشفياتالكهربائية'],
] as const

test.each(long)('%s: hyphenates “%s”, with at least four letters at both ends', async (locale, word, expected) => {
  const hyphenate = await loadHyphenation(long.map(([known]) => known))
  expect(hyphenate(word, locale).replaceAll('\u00ad', '-')).toBe(expected)
})

test('long words of texts get soft hyphens: 14 letters in headings, 12 in links, 18 elsewhere; not in attributes, data and form values', async () => {
  const hyphenate = await loadHyphenation(['de-DE'])
  const word = 'Dachrinnenreinigung'
  const markup = (heading: string, text: string, link: string): string =>
    `<h2 title="${word}">${heading} &amp; <em>${heading}</em></h2><p>Steuerberatung, ${text}</p><a>${link}</a><img alt="${word}"/>` +
    `<select><option>${word}</option></select><svg><text>${word}</text></svg><script>${word}</script><p>${text}</p>`
  const written = markupWithSoftHyphens(markup('Steuerberatung', word, 'Arbeitsrecht'), 'de-DE', hyphenate).replaceAll('\u00ad', '-')
  expect(written).toBe(markup('Steu-er-be-ra-tung', 'Dach-rin-nen-rei-ni-gung', 'Arbeits-recht'))
})

test('e-mail addresses and domains, which people copy, get none', async () => {
  const hyphenate = await loadHyphenation(['de-DE'])
  const markup = '<a>termin@dachrinnenreinigung.example</a><h2>www.dachrinnenreinigung.example</h2>'
  expect(markupWithSoftHyphens(markup, 'de-DE', hyphenate)).toBe(markup)
})
