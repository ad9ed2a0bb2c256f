import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choiceAt } from '../../../generator/tools/edit/app/help/choices.ts'
import { choicesInEnglish } from '../../../generator/tools/edit/app/help/choices-en.ts'
import { choicesInFrench, kindsInFrench } from '../../../generator/tools/edit/app/help/choices-fr.ts'

/** Choices of a config, each as `key.choice`; those of single checks are in no form, and looks are chosen by sight. */
const choicesIn = (node: unknown, key = ''): readonly string[] => {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(one => choicesIn(one, key))
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'enum') return (value as readonly unknown[]).filter(one => typeof one === 'string').map(one => `${key}.${one}`)
    if (name !== 'properties') return choicesIn(value, key)
    return Object.entries(value as object).flatMap(([inner, one]) => (inner === 'checks' ? [] : choicesIn(one, inner)))
  })
}

const known = new Set(choicesIn(JSON.parse(readFileSync('site.config.schema.json', 'utf8'))))
const alone = new Set([...known].map(choice => choice.slice(choice.indexOf('.') + 1)))

test('every choice of a form has a French name, but for companies, programs and looks; every name is that of a choice', () => {
  const named = /^(hosting|font|radius|style|icon|\$?schema)?\./
  const companies = /^provider\.(formspree|forminit|getform|basin|web3forms|formspark|formsubmit|netlify)$/
  const french = { ...kindsInFrench, ...choicesInFrench }
  const lacking = [...known].filter(
    choice => !named.test(choice) && !companies.test(choice) && !(choice in french) && !(choice.slice(choice.indexOf('.') + 1) in french),
  )
  expect(lacking).toEqual([])
  const all = [...Object.keys(choicesInEnglish), ...Object.keys(french)]
  expect(all.filter(choice => !known.has(choice) && !alone.has(choice))).toEqual([])
})

test('a choice is called in words, a company by its name', () => {
  const asked = [
    [['business', 'type'], 'HVACBusiness'],
    [['business', 'type'], 'BarOrPub'],
    [['trade'], 'window-and-gutter-cleaning'],
    [['forms', 'quick', 'fields', 0, 'type'], 'tel'],
    [['forms', 'provider'], 'custom'],
    [['forms', 'provider'], 'formspree'],
    [['hosting', 0], 'github-pages'],
  ] as const
  expect(asked.map(([path, choice]) => [choiceAt('en', path, choice), choiceAt('fr', path, choice)])).toEqual([
    ['HVAC business', 'Chauffage, ventilation et climatisation'],
    ['Bar or pub', 'Bar ou pub'],
    ['Window and gutter cleaning', 'Lavage de vitres et de gouttières'],
    ['Phone number', 'Numéro de téléphone'],
    ['Another one', 'Un autre'],
    ['formspree', 'formspree'],
    ['github-pages', 'github-pages'],
  ])
})
