import { expect, test } from 'vitest'
import { textFormatter } from '../../../../generator/site/plan/texts.ts'

test.each([
  ['fr-FR', 'Le Mans', 'au Mans', 'du Mans'],
  ['fr-CA', 'Les Escoumins', 'aux Escoumins', 'des Escoumins'],
  ['fr-CA', 'Le Plateau-Mont-Royal', 'au Plateau-Mont-Royal', 'du Plateau-Mont-Royal'],
  ['fr-FR', 'La Rochelle', 'à La Rochelle', 'de La Rochelle'],
  ['fr-FR', 'L’Isle-Adam', 'à L’Isle-Adam', 'de L’Isle-Adam'],
  ['fr-FR', 'Lens', 'à Lens', 'de Lens'],
  ['fr-FR', 'Lesquin', 'à Lesquin', 'de Lesquin'],
  ['fr-CH', 'Yverdon', 'à Yverdon', 'd’Yverdon'],
  ['fr-CA', 'Yamaska', 'à Yamaska', 'de Yamaska'],
  ['fr-FR', 'Évreux', 'à Évreux', 'd’Évreux'],
  ['fr-BE', 'Ixelles', 'à Ixelles', 'd’Ixelles'],
  ['fr-CA', 'Hull', 'à Hull', 'de Hull'],
])('%s: %s is %s and %s', (locale, location, to, from) => {
  const format = textFormatter(locale)
  expect(format('à {location}', { location })).toBe(to)
  expect(format('{many, plural, one {de {city}} other {}}', { many: 1 }, { city: location })).toBe(from)
})

test.each([
  ['a {city}', 'Ancona', 'ad Ancona'],
  ['a {city}', 'Torino', 'a Torino'],
  ['di {city}', 'Ancona', 'di Ancona'],
  ['a {city}', 'L’Aquila', 'all’Aquila'],
  ['a {city}', 'Il Cairo', 'al Cairo'],
])('it: %s, %s', (text, city, expected) => {
  expect(textFormatter('it-IT')(text, { city })).toBe(expected)
})

test.each([
  ['pt-PT', 'Porto', 'no Porto', 'do Porto'],
  ['pt-PT', 'Porto Covo', 'em Porto Covo', 'de Porto Covo'],
  ['pt-BR', 'Porto Alegre', 'em Porto Alegre', 'de Porto Alegre'],
  ['pt-BR', 'Rio de Janeiro', 'no Rio de Janeiro', 'do Rio de Janeiro'],
  ['pt-PT', 'Figueira da Foz', 'na Figueira da Foz', 'da Figueira da Foz'],
  ['pt-PT', 'Caldas da Rainha', 'nas Caldas da Rainha', 'das Caldas da Rainha'],
  ['pt-PT', 'Açores', 'nos Açores', 'dos Açores'],
  ['pt-BR', 'A Mooca', 'na Mooca', 'da Mooca'],
  ['pt-PT', 'Lisboa', 'em Lisboa', 'de Lisboa'],
  ['pt-PT', 'Os Passarinhos', 'nos Passarinhos', 'dos Passarinhos'],
])('%s: %s is %s and %s', (locale, location, inside, from) => {
  const format = textFormatter(locale)
  expect(format('{service} em {location}', { location, service: 'Chaves' })).toBe(`Chaves ${inside}`)
  expect(format('Serviços de {city}, hoje', { city: location })).toBe(`Serviços ${from}, hoje`)
  // The editor puts invisible characters around a value.
  const marked = format('em {city}', { city: `\u2063\ufe00${location}\u2064\ufe00` })
  expect(marked.replace(/\u2063|\u2064|\ufe00/g, '')).toBe(inside)
})

test('contracts at the beginning of a sentence, twice in a text, and with marks around the name', () => {
  const format = textFormatter('fr-FR')
  expect(format('À {city} et autour. Clients de {city} et voisins', { city: 'Le Mans' })).toBe(
    'Au Mans et autour. Clients du Mans et voisins',
  )
  expect(format('à {city}', { city: '\u2063\ufe00Le Mans\u2064\ufe00' })).toBe('au \u2063\ufe00Mans\u2064\ufe00')
})

test('leaves other words, other values and other languages unchanged', () => {
  const values = { city: 'Le Mans', business: 'Les Frères' }
  expect(textFormatter('fr-FR')('Voilà {city}, où {city} ? Appelez à {business}.', values)).toBe(
    'Voilà Le Mans, où Le Mans ? Appelez à Les Frères.',
  )
  expect(textFormatter('fr-FR')('Voilà {city}, et à {city}', values)).toBe('Voilà Le Mans, et au Mans')
  expect(textFormatter('es-ES')('de {city}', { city: 'El Puerto' })).toBe('de El Puerto')
  expect(textFormatter('en-CA')('a {city}', values)).toBe('a Le Mans')
})
