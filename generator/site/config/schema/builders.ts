import { blockBuilders } from './blocks.ts'
import { placeBuilders } from './places.ts'
import { textBuilders } from './texts.ts'

/** What the parts of the config's schema are made with; these alone know the languages. `isGeneral`: for the JSON Schema, whatever they are. */
export const buildersFor = (languages: readonly string[]) => {
  const texts = textBuilders(languages)
  return { isGeneral: languages.length === 0, ...texts, ...blockBuilders(texts), ...placeBuilders(texts) }
}

export type Builders = ReturnType<typeof buildersFor>
