/** Texts of the sample’s config as a visitor reads them. */
import { compileText, sampleText } from '../../support/sample.ts'
import { type Code, telephone } from './spec.ts'

const compiled = compileText(sampleText)
if (compiled.config === undefined) throw new Error(compiled.told.map(({ message }) => message).join('\n'))

export const config = compiled.config

/** White space as the browser’s accessibility tree has it: one plain space. */
export const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

type Text = string | Readonly<Record<string, string>>

/** A text in a language with its placeholders filled. One that stays empty is a mistake of the test. */
export const say = (text: Text, language: Code, filled: Readonly<Record<string, string>> = {}): string => {
  const values: Readonly<Record<string, string>> = {
    business: 'Clairconduit',
    city: language === 'en' ? 'Montreal' : 'Montréal',
    founded: '1998',
    phone: telephone.display[language],
    ...filled,
  }
  const written = typeof text === 'string' ? text : text[language]
  if (written === undefined) throw new Error(`no ${language} in ${JSON.stringify(text)}`)
  return plain(
    written.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`no value for {${name}} in “${written}”`)
      return value
    }),
  )
}

export const sayAll = (texts: readonly Text[], language: Code): readonly string[] => texts.map(text => say(text, language))

/** An interface word. */
export const word = (key: keyof typeof config.translations, language: Code, filled?: Readonly<Record<string, string>>): string => {
  const text = config.translations[key]
  if (text === undefined) throw new Error(`the sample has no word ${key}`)
  return say(text, language, filled)
}
