/** `site`: the website itself. */
import * as z from 'zod'
import { type CheckId, checkCatalogue, checkIds } from '../../catalogue/checks/index.ts'
import type { Severity } from '../../model/diagnostic.ts'
import { eachOf } from '../../model/table.ts'
import type { Builders } from './builders.ts'
import { domainOrigin, languageTag } from './scalars.ts'
import { completedLater } from './texts.ts'

// The cast: a check that is left out is absent. Zod's type would also allow `undefined`, which YAML cannot say.
const checks = () =>
  z
    .strictObject(
      eachOf(checkIds, id => z.enum(['error', 'warning', 'notice', 'off']).optional().meta({ description: checkCatalogue[id].about })),
    )
    .meta({
      description:
        'How grave the findings of single checks are: error, warning, notice or off. What is left out stays as docs/errors.md says.',
    }) as z.ZodType<Readonly<Partial<Record<CheckId, Severity | 'off'>>>>

const languages = ({ isGeneral }: Builders) => {
  const language = z.strictObject({
    code: completedLater(languageTag).meta({ description: 'Short code that names this language in every text: fr' }),
    locale: completedLater(languageTag).meta({ description: 'Full code for browsers and search engines: fr-CA' }),
    name: completedLater(z.string().min(1)).meta({ description: 'The language’s name in itself: Français' }),
  })
  // A language that is written as its code alone is a group by the time it is judged.
  const written = isGeneral ? (z.union([language, languageTag]) as z.ZodType as typeof language) : language
  const list = z.array(written).min(1)
  return isGeneral ? completedLater(list) : list
}

export const site = (build: Builders) => {
  const { text, image } = build
  return z
    .strictObject({
      origin: completedLater(domainOrigin).meta({
        description: 'Address of the site, without a path: https://www.example.com. Until you have one, the site is for this computer.',
      }),
      languages: languages(build).meta({
        description: 'Languages of the site: [en-CA, fr-CA]. The first is the default; that of your country if left out.',
      }),
      keywords: text('Search terms for pages that name none of their own.').optional(),
      image: image(
        'Picture of the business: for search engines, and for links shared on social networks where no share picture is made.',
      ).optional(),
      sharePictures: z.enum(['pages', 'services', 'none']).optional().meta({
        description:
          'Pictures with the page’s title for links shared on social networks: one for each page, one for each service in all its areas, or none. If left out: pages, and services from 500 pages on.',
      }),
      indexable: z.boolean().default(true).meta({ description: 'false for a preview that search engines shall not list.' }),
      checks: checks().optional(),
    })
    .meta({ description: 'The website itself.' })
}
