/** `phones`: the phone book, and which number each place uses. */
import * as z from 'zod'
import { countryCode, identifier } from './scalars.ts'
import { completedLater } from './texts.ts'

const phoneNumber = () =>
  z
    .union([
      z.string().min(1),
      z.strictObject({
        number: z
          .string()
          .min(1)
          .meta({ description: 'The number, as people write it: 514-555-0123, or with its country: +1 514 555 0123.' }),
        display: z
          .string()
          .min(1)
          .meta({ description: 'Shown instead of the usual writing, for a number in letters: 1-800-555-DUCT.' })
          .optional(),
      }),
    ])
    .meta({ description: 'A phone number, as people write it: 514-555-0123.' })

export const phones = () =>
  z
    .strictObject({
      country: completedLater(countryCode).meta({
        description: 'Country of numbers written without one: CA. That of the address if left out.',
      }),
      book: z
        .record(identifier, phoneNumber())
        .default({})
        .meta({ description: 'The phone book: a name for each number, the first of them `main`.' }),
      use: z
        .strictObject({
          nav: identifier.default('main').meta({ description: 'Number in the navigation.' }),
          footer: identifier.default('main').meta({ description: 'Number in the footer.' }),
          hero: identifier.default('main').meta({ description: 'Number in the home page’s first view.' }),
          floating: identifier.default('main').meta({ description: 'Number of the floating button.' }),
          contact: identifier.default('main').meta({ description: 'Number on the contact page.' }),
          service: identifier.default('main').meta({ description: 'Number on service pages.' }),
          structuredData: identifier.default('main').meta({ description: 'Number for search engines.' }),
          emergency: identifier.default('main').meta({ description: 'Number for emergencies.' }),
        })
        .prefault({})
        .meta({ description: 'Which number of the book each place shows; `main` where nothing is said.' }),
    })
    // The cast: a country is made, where it is known.
    .prefault({} as { country: unknown })
    .meta({ description: 'The phone book, and which number each place uses. Without one, e-mail takes the place of calls.' })
