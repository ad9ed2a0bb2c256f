/** What the table of translations says. */
const en = {
  translations: 'Translations',
} as const

const fr: Readonly<Record<keyof typeof en, string>> = {
  translations: 'Traductions',
}

export const translationWords = { en, fr }
