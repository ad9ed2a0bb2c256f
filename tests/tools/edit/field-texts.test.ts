import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaFor } from '../../../generator/site/compile.ts'
import { alternativesOf, textsOf } from '../../../generator/site/config/schema/schema-walk.ts'
import { formatBuildDiagnostic } from '../../../generator/site/messages/index.ts'
import { textsIn } from '../../../generator/tools/edit/app/texts.ts'
import { fieldTree } from '../../../generator/tools/edit/server/forms.ts'
import { sampleWith } from '../../support/sample.ts'
import { compileAlone } from '../../support/site.ts'

type Schema = z.core.$ZodType

interface Field {
  readonly path: readonly string[]
  readonly schema: Schema
}

/** Every field of a config, but for single checks and for keys that no form shows. */
const fieldsIn = (schema: Schema, path: readonly string[]): readonly Field[] =>
  alternativesOf(schema).flatMap((one): readonly Field[] => {
    if (one instanceof z.ZodArray) return fieldsIn(one.element, path)
    if (one instanceof z.ZodRecord) return fieldsIn(one.valueType, path)
    if (!(one instanceof z.ZodObject) || path.at(-1) === 'checks') return []
    return Object.entries<Schema>(one.shape)
      .filter(([key]) => !['townsite', 'extends', 'draft'].includes(key))
      .flatMap(([key, inner]) => [{ path: [...path, key], schema: inner }, ...fieldsIn(inner, [...path, key])])
  })

const fields = fieldsIn(schemaFor([]), [])

test('every field of a form has a label', () => {
  expect(fields.length).toBeGreaterThan(400)
  expect(fields.filter(({ schema }) => textsOf(schema).label === undefined).map(({ path }) => path.join('.'))).toEqual([])
})

test('every option has a label, unless it is the name of a company or program, or is chosen by its looks', () => {
  const named = new Set(['hosting', 'style', 'font', 'radius', 'provider'])
  const missing = fields.flatMap(({ path, schema }) => {
    const options = alternativesOf(schema).flatMap(one => (one instanceof z.ZodEnum ? one.options : []))
    const known = textsOf(schema).options ?? {}
    return named.has(path.at(-1) ?? '') ? [] : options.filter(option => !(option in known)).map(option => `${path.join('.')}: ${option}`)
  })
  expect(missing).toEqual([])
})

const texts = { en: textsIn('en', fieldTree('en')), fr: textsIn('fr', fieldTree('fr')) }

test('a field has its label, an entry that the owner named has that name, and an item has an article', () => {
  const paths = [['phones', 'book', 'main'], ['phones', 'book'], ['services', 0, 'faq'], ['business', 'name'], ['hours']]
  expect(paths.map(path => [texts.en.label(path), texts.fr.label(path)])).toEqual([
    ['Phone number “main”', 'Numéro « main »'],
    ['Your numbers', 'Vos numéros'],
    ['Questions and answers', 'Questions et réponses'],
    ['Name', 'Nom'],
    ['Opening hours', 'Heures d’ouverture'],
  ])
  expect([texts.en.item(['locations']), texts.fr.item(['services', 0, 'faq'])]).toEqual(['an area', 'une question'])
  expect(texts.en.label(['locations', 0, 'services', 'air-duct'])).toBe('Air duct')
})

test('the path of a value consists of the labels and names on the way to it', () => {
  const path = ['pages', 'home', 'towns', 'items', 3]
  const names = [null, null, null, null, 'Laval']
  expect([texts.en.breadcrumb(path, names), texts.fr.breadcrumb(path, names)]).toEqual([
    'Pages › Home › Towns served › Items › Laval',
    'Pages › Accueil › Villes desservies › Éléments › Laval',
  ])
})

test('help has no notes on how to write YAML, and shows code in quotation marks', () => {
  expect([texts.en.help(['phones', 'book']), texts.fr.help(['phones', 'book'])]).toEqual([
    'All phone numbers, each with a name. One must be called “main”.',
    'Tous les numéros, chacun sous un nom. L’un d’eux doit s’appeler « main ».',
  ])
  expect([texts.en.help(['business', 'address', 'city']), texts.fr.help(['pages', 'services', 'guide', 'items', 0, 'title'])]).toEqual([
    'City or town: Springfield',
    'Conseil : quelques mots.',
  ])
  expect([texts.en.help(['hosting', 0]), texts.fr.helpNear(['hosting', 0])]).toEqual([
    '',
    'Hébergeurs du site. La génération écrit les redirections et les en-têtes de chaque hébergeur de cette liste.',
  ])
})

test('an option has its label, and a company its name', () => {
  const options = [
    [['business', 'type'], 'HVACBusiness'],
    [['business', 'type'], 'BarOrPub'],
    [['trade'], 'window-and-gutter-cleaning'],
    [['forms', 'quick', 'fields', 0, 'type'], 'tel'],
    [['forms', 'provider'], 'custom'],
    [['forms', 'provider'], 'formspree'],
    [['hosting', 0], 'github-pages'],
  ] as const
  expect(options.map(([path, option]) => [texts.en.option(path, option), texts.fr.option(path, option)])).toEqual([
    ['HVAC business', 'Chauffage, ventilation et climatisation'],
    ['Bar or pub', 'Bar ou pub'],
    ['Window and gutter cleaning', 'Lavage de vitres et de gouttières'],
    ['Phone number', 'Numéro de téléphone'],
    ['Another service', 'Un autre service'],
    ['formspree', 'formspree'],
    ['github-pages', 'github-pages'],
  ])
})

test('a missing key is explained by its help, in the language of the reader', () => {
  const found = compileAlone(sampleWith(['  type: HVACBusiness\n', '']))
  const hints = found.diagnostics.filter(({ code }) => code === 'KEY_MISSING').map(one => formatBuildDiagnostic(one, 'fr').hint)
  expect(hints).toEqual([expect.stringContaining('Type d’entreprise, tel que défini sur https://schema.org/LocalBusiness')])
})
