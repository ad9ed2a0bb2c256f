import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import { servicePlaceholders as inService } from '../../config/schema/texts.ts'

export const schema = (build: Builders) => {
  const { text, section, callToAction } = build
  return field(
    z.strictObject({
      ...pageBase(build, inService, ['service']),
      heading: text({ label: labels.heading, help: { en: 'Main heading of the page.', fr: 'Grand titre de la page.' } }, inService),
      lead: text(
        {
          label: labels.lead,
          help: {
            en: 'Text below the main heading. Default: the summary of the service.',
            fr: 'Texte sous le grand titre. Par défaut, le résumé du service.',
          },
        },
        inService,
      ).optional(),
      warningSigns: section({ en: 'Warning signs', fr: 'Signes à surveiller' }, inService),
      benefits: section({ en: 'Benefits', fr: 'Avantages' }, inService),
      process: section({ en: 'The steps', fr: 'Les étapes' }, inService),
      faq: section({ en: 'Questions', fr: 'Questions' }, inService),
      areas: section({ en: 'Links to the areas', fr: 'Liens vers les secteurs' }, inService),
      callToAction: callToAction(inService).optional(),
    }),
    { label: { en: 'Service', fr: 'Service' } },
  )
}
