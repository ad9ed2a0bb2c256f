import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) =>
  field(
    z.strictObject({
      ...pageBase(build),
      guide: build
        .sectionWith(
          {
            en: 'How to choose: how often, how long, how much',
            fr: 'Pour choisir : à quelle fréquence, en combien de temps, à quel prix',
          },
          {
            items: field(z.array(build.point({ en: 'Advice', fr: 'Conseil' })).default([]), {
              label: labels.items,
              item: { en: 'an item', fr: 'un élément' },
            }),
          },
        )
        .optional(),
      callToAction: build.callToAction().optional(),
    }),
    { label: { en: 'Services', fr: 'Services' } },
  )
