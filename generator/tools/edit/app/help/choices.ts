/** What the choices of a value are called in the editor's language. Names of companies and programs stay. */
import type { Path } from '../../protocol.ts'
import { choicesInEnglish } from './choices-en.ts'
import { choicesInFrench, kindsInFrench } from './choices-fr.ts'

const choices = { en: choicesInEnglish, fr: { ...kindsInFrench, ...choicesInFrench } } as const

/** `HVACBusiness` as `HVAC business`, `house-cleaning` as `House cleaning`: kinds of schema.org and trades. */
const inWords = (choice: string): string => {
  if (!/^[A-Z]|-/.test(choice)) return choice
  const words = choice
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
  return words.map((word, index) => (index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : small(word))).join(' ')
}

const small = (word: string): string => (/^[A-Z]{2}/.test(word) ? word : word.toLowerCase())

/** @param path of the value, whose last key tells apart choices that are written alike */
export const choiceAt = (language: keyof typeof choices, path: Path, choice: string): string => {
  const key = path.findLast(step => typeof step === 'string')
  return choices[language][`${key}.${choice}`] ?? choices[language][choice] ?? (key === 'hosting' ? choice : inWords(choice))
}
