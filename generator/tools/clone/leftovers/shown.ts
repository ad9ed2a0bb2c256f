/** What a config can show of its texts: words of a language that is off, and what holds under another condition, say nothing. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import { languageCodes, switchedOff } from '../../../site/config/compile/site-languages.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { parseMessageWithPlaces } from '../../../site/config/values/icu-message.ts'
import { isRecord } from '../../../site/model/table.ts'
import { type Choices, choicesOf } from '../../../site/plan/common-values.ts'

const blank = (text: string, from: number, to: number): string => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)

/** Blanks choices that do not hold, and the words that choose: what is left stays in its place. */
const withChosen = (text: string, elements: readonly MessageFormatElement[], choices: Choices): string =>
  elements.reduce((left, element) => {
    if (element.type === TYPE.plural)
      return Object.values(element.options).reduce((whole, option) => withChosen(whole, option.value, choices), left)
    if (element.type !== TYPE.select) return left
    const value = choices[element.value]
    const chosen = value === undefined ? undefined : (element.options[value] ?? element.options.other)
    const kept = chosen === undefined ? Object.values(element.options) : [chosen]
    const inner = kept.reduce((whole, option) => withChosen(whole, option.value, choices), left)
    const ends = kept.flatMap(({ location }) => (location === undefined ? [] : [location]))
    let at = element.location?.start.offset ?? 0
    let shown = inner
    for (const { start, end } of ends) {
      shown = blank(shown, at, start.offset + 1)
      at = end.offset - 1
    }
    return blank(shown, at, element.location?.end.offset ?? at)
  }, text)

/** Says of a text what of it is shown on a site, each letter in its place. */
export const shownIn = (config: Config): ((text: string) => string) => {
  const choices = choicesOf(config)
  return text => (/,\s*select\s*,/.test(text) ? withChosen(text, parseMessageWithPlaces(text), choices) : text)
}

/** The data of a config without the words of languages that are off. */
export const shownData = ({ document }: Pick<CompiledConfig, 'document'>): unknown =>
  switchedOff(document.data, languageCodes(document.data)).data

/** What an item of a list is shown by: where it says nothing, the item is not there. */
const namings = ['label', 'question', 'heading'] as const

/** Whether an item of a list comes out empty, and is left out. */
export const isLeftOut = (item: unknown, shown: (text: string) => string): boolean =>
  isRecord(item) &&
  namings.some(name => {
    const naming = item[name]
    const texts = typeof naming === 'string' ? [naming] : isRecord(naming) ? Object.values(naming) : []
    return texts.length > 0 && texts.every(text => typeof text === 'string' && shown(text).trim() === '')
  })
