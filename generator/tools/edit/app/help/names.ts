/** What values and lists are called in the editor's language, by the keys that lead to them. */
import type { Path } from '../../protocol.ts'
import { namesInEnglish, onesInEnglish } from './names-en.ts'
import { namesInFrench, onesInFrench } from './names-fr.ts'

const names = { en: namesInEnglish, fr: namesInFrench } as const

const ones = { en: onesInEnglish, fr: onesInFrench } as const

const keysOf = (path: Path): readonly string[] => path.filter(step => typeof step === 'string')

/** @param label what it is called where nobody named it */
export const nameAt = (language: keyof typeof names, path: Path, label: string): string => {
  const [around = '', key = ''] = keysOf(path).slice(-2)
  const ofGroup = names[language][`${around}.*`]
  return ofGroup?.replace('{name}', key) ?? names[language][key === '' ? around : key] ?? label
}

/** One thing of the list at a path, with its article; `undefined` where nobody named it. */
export const oneAt = (language: keyof typeof ones, path: Path): string | undefined => ones[language][keysOf(path).at(-1) ?? '']
