import { groupBy, keysOf } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'

const partNames = {
  headings: { en: 'headings', fr: 'intertitres' },
  images: { en: 'pictures', fr: 'images' },
  forms: { en: 'forms', fr: 'formulaires' },
  fields: { en: 'fields', fr: 'champs' },
  questions: { en: 'questions', fr: 'questions' },
}

/** Quebec's Charter of the French language requires that the French version of a page is not worse than the others. */
export const pageParity = defineCheck({
  id: 'page-parity',
  severity: 'warning',
  about: {
    en: 'A page has the same parts in every language.',
    fr: 'Une page a les mêmes parties dans chaque langue.',
  },
  hint: {
    en: 'Give every language the same sections, pictures, fields and questions.',
    fr: 'Donnez à chaque langue les mêmes parties, images, champs et questions.',
  },
  messages: {
    differs: {
      en: '{path} has {count} {parts}, its twin {first} has {firstCount}',
      fr: '{path} a {count} {parts}, sa jumelle {first} en a {firstCount}',
    },
  },
  example: { variant: 'differs', values: { path: '/fr', count: 0, parts: partNames.images, first: '/', firstCount: 1 } },
  applies: site => site.languages.length > 1,
  needs: 'pages',
  run: ({ pages }, report) => {
    for (const [first, ...others] of groupBy(pages, page => page.route.key).values()) {
      if (first === undefined) continue
      for (const { path, outline } of others)
        for (const part of keysOf(partNames)) {
          const [count, firstCount] = [outline[part], first.outline[part]]
          const values = { path, count, parts: partNames[part], first: first.path, firstCount }
          if (count !== firstCount) report({ variant: 'differs', values, page: path })
        }
    }
  },
})
