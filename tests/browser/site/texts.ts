/** Texts of the sample’s config as a visitor reads them. */
import { currentYear } from '../../../generator/platform/clock.ts'
import { commonValues } from '../../../generator/site/plan/common-values.ts'
import { textFormatter, type Values } from '../../../generator/site/plan/texts.ts'
import { compileText, sampleText } from '../../support/sample.ts'
import { siteOf } from '../../support/site.ts'
import { type Code, telephone } from './spec.ts'

const compiled = compileText(sampleText)
if (compiled.config === undefined) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'))

/** The sample leaves nothing out: what a config may do without is there. */
type Whole<Value> = Value extends readonly (infer Item)[]
  ? readonly Whole<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]-?: Whole<Exclude<Value[Key], undefined>> }
    : Value

export const config = compiled.config as Whole<typeof compiled.config>

/** The year of the tests’ builds. */
export const year = currentYear()

const site = { ...siteOf(), year }

const languageOf = (code: Code) => {
  const language = site.languages.find(one => one.code === code)
  if (language === undefined) throw new Error(`the sample has no ${code}`)
  return language
}

/** White space as the browser’s accessibility tree has it: one plain space. */
export const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

type Text = string | Readonly<Record<string, string>>

/** A text in a language with its placeholders filled: those below with facts of the sample, counts and choices from the config. */
export const textIn = (text: Text, language: Code, filled: Values = {}): string => {
  const values: Values = {
    business: 'Clairconduit',
    city: language === 'en' ? 'Montreal' : 'Montréal',
    founded: '1998',
    phone: telephone.display[language],
    ...filled,
  }
  const written = typeof text === 'string' ? text : text[language]
  if (written === undefined) throw new Error(`no ${language} in ${JSON.stringify(text)}`)
  return plain(textFormatter(`${language}-CA`)(written, values, commonValues(site, languageOf(language))))
}

export const textsIn = (texts: readonly Text[], language: Code): readonly string[] => texts.map(text => textIn(text, language))

export const word = (key: keyof typeof config.translations, language: Code, filled?: Values): string => {
  const text = config.translations[key]
  if (text === undefined) throw new Error(`the sample has no word ${key}`)
  return textIn(text, language, filled)
}
