/** Determines which parts of texts a site can show, without disabled languages and unmet conditions. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import { languageCodes, switchedOff } from '../../../site/config/compile/site-languages.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { parseMessageWithLocations } from '../../../site/config/values/icu-message.ts'
import { type Choices, choicesOf } from '../../../site/plan/common-values.ts'
import { isRecord } from '../../../site/util/table.ts'

const blank = (text: string, from: number, to: number): string => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)

/** Replaces unmet choices and the syntax of choices with spaces, so that positions stay the same. */
const withChosen = (text: string, elements: readonly MessageFormatElement[], choices: Choices): string =>
  elements.reduce((left, element) => {
    if (element.type === TYPE.plural)
      return Object.values(element.options).reduce((whole, option) => withChosen(whole, option.value, choices), left)
    if (element.type !== TYPE.select) return left
    const value = choices[element.value]
    const chosen = value === undefined ? undefined : (element.options[value] ?? element.options.other)
    const options = chosen === undefined ? Object.values(element.options) : [chosen]
    const inner = options.reduce((whole, option) => withChosen(whole, option.value, choices), left)
    const ends = options.flatMap(({ location }) => (location === undefined ? [] : [location]))
    let at = element.location?.start.offset ?? 0
    let shown = inner
    for (const { start, end } of ends) {
      shown = blank(shown, at, start.offset + 1)
      at = end.offset - 1
    }
    return blank(shown, at, element.location?.end.offset ?? at)
  }, text)

/** @returns a function that blanks the parts of a text that are not shown on the site */
export const shownIn = (config: Config): ((text: string) => string) => {
  const choices = choicesOf(config)
  return text => (/,\s*select\s*,/.test(text) ? withChosen(text, parseMessageWithLocations(text), choices) : text)
}

/** The data of a config without disabled languages. */
export const shownData = ({ document }: Pick<CompiledConfig, 'document'>): unknown =>
  switchedOff(document.data, languageCodes(document.data)).data

/** Items with one of these keys are omitted if its text is empty. */
const namings = ['label', 'question', 'heading'] as const

/** Whether a list item is omitted because its text is empty. */
export const isLeftOut = (item: unknown, shown: (text: string) => string): boolean =>
  isRecord(item) &&
  namings.some(name => {
    const naming = item[name]
    const texts = typeof naming === 'string' ? [naming] : isRecord(naming) ? Object.values(naming) : []
    return texts.length > 0 && texts.every(text => typeof text === 'string' && shown(text).trim() === '')
  })
