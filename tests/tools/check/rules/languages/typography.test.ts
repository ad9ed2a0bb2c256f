import { describe, expect, test } from 'vitest'
import type { Route } from '../../../../../generator/site/model/route.ts'
import { readPage } from '../../../../../generator/tools/check/facts/read-page.ts'
import { siteFacts } from '../../../../../generator/tools/check/facts/site-facts.ts'
import { formatFinding } from '../../../../../generator/tools/check/format-diagnostic.ts'
import { typography } from '../../../../../generator/tools/check/rules/languages/typography.ts'
import { findingsOf } from '../../../../../generator/tools/check/run.ts'
import { validSite } from '../../fixtures/valid-site.ts'

const route: Route = { kind: 'home', language: 'fr', key: 'home', params: {}, path: '/', traits: {} }

const messagesAbout = (locale: string, text: string, element = 'p'): readonly string[] => {
  const page = readPage(
    { file: 'index.html', route, html: `<html lang="${locale}"><main><${element}>${text}</${element}></main></html>`, compressed: null },
    'https://x.example',
  )
  const site = siteFacts(validSite)
  return page.texts
    .flatMap(run => findingsOf(typography, { site, text: run, service: undefined }))
    .map(finding => formatFinding(typography, finding, 'en').message.replace(/^“.*” (?:contains )?/s, ''))
}

describe('French of Canada', () => {
  test.each([
    ['Notre offre : tout', 'a plain space before the colon; it takes a no-break space'],
    ['Notre offre: tout', 'a colon without the no-break space before it'],
    ['Vraiment ?', 'a space before the mark; in Canada there is none'],
    ['Oui\u00a0!', 'a space before the mark; in Canada there is none'],
    ['dit «oui»', 'guillemets without no-break spaces inside'],
    ['dit "oui"', 'straight quotation marks; write « »'],
    ["l'air", 'a straight apostrophe; write ’'],
    ['100%', 'a percent sign without a no-break space before it'],
    ['100 %', 'a percent sign without a no-break space before it'],
    ['25$', 'an amount that is not written like 25 $, with a no-break space'],
    ['$25', 'an amount that is not written like 25 $, with a no-break space'],
    ['5,000 clients', 'an English number; write 5 000 with a no-break space'],
    ['15 970 feux', 'a plain space inside a number; it takes a no-break space'],
    ['2.5 fois', 'a decimal point; write a comma'],
    ['10 cm', 'a plain space between number and unit; it takes a no-break space'],
    ['dès 7h30', 'an hour that is not written like 7 h 30, with no-break spaces'],
    ['dès 8 p.m.', 'an English hour; French counts to 24'],
    ['la 2ème fois', 'an ordinal that is not written like 2e or 1re'],
    ['et puis...', 'three full stops; write …'],
    ['près de le Plateau', 'an article that is not contracted (au, aux, du, des)'],
  ])('%s', (text, fault) => {
    expect(messagesAbout('fr-CA', text)).toEqual([fault])
  })

  test.each([
    'Notre offre\u00a0: tout, de 7\u00a0h à 20\u00a0h\u00a030; à 20:30, c’est fermé!',
    'dit «\u00a0oui\u00a0»',
    '100\u00a0%, 25\u00a0$, 5\u00a0000 clients, 2,5\u00a0g/h, norme CSA B415.1-10',
    'Écrivez à bonjour@gutters.example ou voyez https://gutters.example/a?b=1!',
    'avant de les remplacer; le 1er, la 2e fois',
    '514\u00a0555-0123',
  ])('accepts %s', text => {
    expect(messagesAbout('fr-CA', text)).toEqual([])
  })

  test('finds capitals in a heading, except in names', () => {
    expect(messagesAbout('fr-CA', 'Pourquoi Choisir Notre Service', 'h2')).toEqual([
      'has a capital at each word, which is not usual in this language',
    ])
    expect(messagesAbout('fr-CA', 'Pourquoi choisir notre service à Gatineau', 'h2')).toEqual([])
  })
})

test.each([
  ['fr-FR', 'Vraiment ?', ['a plain space before the mark; it takes a no-break space']],
  ['fr-FR', 'Vraiment?', ['a mark without the no-break space before it']],
  ['fr-BE', 'Vraiment\u202f?', []],
  ['en-CA', 'Really ?', ['a space before the punctuation mark']],
  ['en-US', 'Really? Yes: 5,000 “clients”, a 4" duct', []],
  ['en-US', 'Our "clients"', ['straight quotation marks; write curved ones']],
  ['en-US', "We don't", ['a straight apostrophe; write ’']],
  ['en-US', 'And then...', ['three full stops; write …']],
  // Two texts of the forms are fixed.
  ['en-CA', 'Tell us about your needs...', []],
  ['en-CA', "Thank you! We'll contact you soon.", []],
  ['es-US', 'Seguro?', ['a question without ¿ at its beginning']],
  ['es-US', '¿Seguro? ¡Sí!', []],
  ['de-DE', 'sagt "ja"', ['straight quotation marks; write „ “']],
  ['es-US', 'y luego...', ['three full stops; write …']],
  ['de-DE', "wie geht's", ['a straight apostrophe; write ’']],
  ['nl-BE', "zo'n deur", ['a straight apostrophe; write ’']],
  ['nl-BE', 'Echt ?', ['a space before the punctuation mark']],
  ['ar', 'مرحبا, نعم', ['a Latin mark after Arabic; write ، ؛ ؟']],
  ['ja-JP', '本当 ?', []],
])('%s: %s', (locale, text, faults) => {
  expect(messagesAbout(locale, text)).toEqual(faults)
})
