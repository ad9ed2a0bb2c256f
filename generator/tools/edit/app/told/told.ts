/** What the server tells, in the language of the editor. */
import { addresses } from './fr/addresses.ts'
import { assets } from './fr/assets.ts'
import { checks } from './fr/checks.ts'
import { commands } from './fr/commands.ts'
import { facts } from './fr/facts.ts'
import { files } from './fr/files.ts'
import { overlays } from './fr/overlays.ts'
import { places } from './fr/places.ts'
import { structured } from './fr/structured.ts'
import { templates } from './fr/templates.ts'
import { texts } from './fr/texts.ts'
import { values } from './fr/values.ts'
import { yaml } from './fr/yaml.ts'
import { type Book, teller } from './phrases.ts'

const noBreak = '\u00a0'

/** A further language is a further book. */
export const books: Readonly<Record<string, Book>> = {
  fr: {
    locale: 'fr-CA',
    sentences: {
      ...values,
      ...texts,
      ...yaml,
      ...facts,
      ...addresses,
      ...overlays,
      ...assets,
      ...files,
      ...checks,
      ...templates,
      ...structured,
      ...commands,
      ...places,
    },
    and: ' et ',
    inLists: {
      ' and (\\d+) more$': ' et $1 de plus',
      ' and ': ' et ',
      ' or ': ' ou ',
      ' to ': ' à ',
      '“([^”]*)”': `«${noBreak}$1${noBreak}»`,
    },
    further: () => undefined,
  },
}

const tellers = new Map<string, (english: string) => string | undefined>()

/** @returns `undefined` where the language has no book, or its book nothing of this text */
export const toldIn = (language: string, english: string): string | undefined => {
  const book = books[language]
  if (book === undefined) return undefined
  const tell = tellers.get(language) ?? teller(book)
  tellers.set(language, tell)
  return tell(english)
}
