import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) =>
  field(
    z.strictObject({
      ...pageBase(build),
      back: build.text({ label: { en: 'Back', fr: 'Retour' }, help: { en: 'Link back to the home page.', fr: 'Lien vers l’accueil.' } }),
    }),
    { label: { en: 'Thanks', fr: 'Merci' } },
  )
