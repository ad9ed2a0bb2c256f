/** `translations`: the words of the interface. */
import { z } from 'zod'
import { eachOf } from '../../model/table.ts'
import { type WordKey, wordKeys, wordTable } from '../../model/words.ts'
import type { Builders } from './builders.ts'

export const translations = ({ text }: Builders): z.ZodType<Readonly<Record<WordKey, Readonly<Record<string, string>>>>> =>
  z
    .strictObject(
      eachOf(wordKeys, key => {
        const word: { readonly about: string; readonly needs?: readonly string[] } = wordTable[key]
        return text(word.about, word.needs ?? [], word.needs ?? [])
      }),
    )
    .meta({ description: 'Words of the interface.' })
