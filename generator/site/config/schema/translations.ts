/** `translations`: the words of the interface. */
import * as z from 'zod'
import { eachOf } from '../../model/table.ts'
import { type ConfigWords, wordKeys, wordTable } from '../../model/words.ts'
import type { Builders } from './builders.ts'

// The cast: a word that is left out is absent. Zod's type would also allow `undefined`, which YAML cannot say.
// Each word has its own schema, so together they are those of `ConfigWords`.
export const translations = ({ text }: Builders) =>
  z
    .strictObject(
      eachOf(wordKeys, key => {
        const word: { readonly about: string; readonly needs?: readonly string[]; readonly optional?: true } = wordTable[key]
        const schema = text(word.about, word.needs ?? [], word.needs ?? [])
        return word.optional ? schema.optional() : schema
      }),
    )
    .meta({ description: 'Words of the interface.' }) as unknown as z.ZodType<ConfigWords<Readonly<Record<string, string>>>>
