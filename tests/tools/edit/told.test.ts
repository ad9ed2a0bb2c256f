import { describe, expect, test } from 'vitest'
import { type Book, teller } from '../../../generator/tools/edit/app/told/phrases.ts'
import { books, toldIn } from '../../../generator/tools/edit/app/told/told.ts'
import { shownThemes } from '../../../generator/tools/explain/look-up.ts'

/** What is wrong with a line of the program is told by what reads programs, in its own words; an editor never comes by it. */
const untold = ['CODE_INVALID']

const entries = shownThemes.flatMap(theme => theme.entries)

test.each(Object.keys(books))('every kind of mistake is told in %s', language => {
  const lacking = entries.filter(({ examples }) =>
    examples.some(({ message, hint }) => [message, hint].some(text => toldIn(language, text) === undefined)),
  )
  expect(lacking.map(({ code }) => code)).toEqual(untold)
})

const formats = ['code', 'known', 'language', 'list', 'number', 'said']

const holesIn = (text: string): readonly string[] => [...text.matchAll(/<(\w+)(?::\w+)?>/g)].map(([, name = '']) => name)

describe.each(Object.entries(books))('the book of %s', (language, { sentences }) => {
  const pairs = Object.entries(sentences)

  test('puts into a sentence what the English one has, in one of the known ways', () => {
    expect(pairs.filter(([english, other]) => !holesIn(other).every(name => holesIn(english).includes(name)))).toEqual([])
    const named = pairs.flatMap(([english]) => [...english.matchAll(/<\w+:(\w+)>/g)].map(([, format = '']) => format))
    expect([...new Set(named)].toSorted()).toEqual(formats)
  })

  test.runIf(language === 'fr')('has the signs of Quebec: curved apostrophes, guillemets and colons with no-break spaces', () => {
    const bad = /\p{L}'\p{L}|[“”]|« |[^\u00a0]»| :|[^«][\u00a0 ][;!?]|week-end|e-mail/u
    expect(pairs.map(([, other]) => other).filter(other => bad.test(other))).toEqual([])
  })
})

test('a message is told whole, with what it holds and what follows it', () => {
  expect(
    [
      'the text “title” is missing in fr',
      'Did you mean “laval”? Locations: laval, brossard and 3 more.',
      'Write /contact. It overlays a list in site.config.yaml:12.',
      'the text cannot be read: a { is not closed by a }',
      'Title, heading and text',
      'the map from https://maps.example loads before the visitor asks for it, and the GDPR (article 6) wants a legal ground, such as consent, before a visitor’s IP address is passed on (on /, /fr and 2 more pages)',
      'areaServed of ContactPoint in Plumber.contactPoint takes Place, not Person and Thing',
      'the output folder dist holds 3 files that Townsite did not make: a, b, c',
      'the roof is missing',
      'the page /contact fails: page.map is undefined',
      'Write it in Klingon. Take the line out.',
      'Nobody ever said this.',
    ].map(text => toldIn('fr', text)),
  ).toEqual([
    'il manque le texte «\u00a0title\u00a0» en français',
    'Vouliez-vous dire «\u00a0laval\u00a0»? Secteurs\u00a0: laval, brossard et 3 de plus.',
    'Écrivez /contact. Cela remplace une liste de site.config.yaml:12.',
    'le texte est illisible\u00a0: une accolade { n’est pas refermée par }',
    'Titre, intertitre et texte',
    'la carte de https://maps.example se charge avant que le visiteur la demande, et le RGPD (article 6) exige une base légale, comme le consentement, avant que l’adresse IP d’un visiteur soit transmise (sur /, /fr et 2 autres pages)',
    'areaServed de ContactPoint dans Plumber.contactPoint prend Place, et non Person et Thing',
    'le dossier de sortie dist contient 3 fichiers que Townsite n’a pas faits\u00a0: a, b, c',
    undefined,
    'la page /contact échoue\u00a0: page.map is undefined',
    'Write it in Klingon. Retirez la ligne.',
    undefined,
  ])
})

test('of several sentences that fit, the one that says most counts; a hole that must be known keeps the others out', () => {
  const book: Book = {
    locale: 'de',
    sentences: {
      '<what> is wrong': '<what> ist falsch',
      'the <what:known> is wrong': '<what> stimmt nicht',
      door: 'die Tür',
      window: 'das Fenster',
    },
    and: ' und ',
    inLists: {},
    further: () => undefined,
  }
  expect(['the door is wrong', 'the door and window is wrong', 'the roof is wrong', 'all is well'].map(teller(book))).toEqual([
    'die Tür stimmt nicht',
    'die Tür und das Fenster stimmt nicht',
    'the roof ist falsch',
    undefined,
  ])
})
