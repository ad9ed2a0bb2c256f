import * as z from 'zod'
import { Articles } from '../../../../templates/components/articles/articles.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import type { Article, Hero as HeroTexts, PageBase } from '../../model/page.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import type { Route } from '../../model/route.ts'
import { unknownFact } from '../../plan/common-values.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pageConfig } from '../../plan/resolve.ts'
import { isolated } from '../../util/isolates.ts'
import type { PageConfig } from '../page-module.ts'
import { textPageStyles } from '../style-groups.ts'

export const traits: KindTraits = { footer: 6, label: 'privacy' }

export const styles = textPageStyles

export const script = 'plain.ts'

const onPrivacy = ['officer', 'officerEmail', 'processor', 'processorCountry', 'retention', 'mapLoad'] as const

export const schema = (build: Builders) => {
  const { text } = build
  return field(
    z.strictObject({
      ...pageBase(build, onPrivacy),
      sections: field(
        z
          .array(
            z.strictObject({
              heading: text({ label: labels.heading, help: { en: 'Heading of the section.', fr: 'Titre de la section.' } }, onPrivacy),
              text: text(
                {
                  label: labels.text,
                  help: {
                    en: 'Text of the section. Separate paragraphs with an empty line.',
                    fr: 'Texte de la section. Séparez les paragraphes par une ligne vide.',
                  },
                },
                onPrivacy,
              ),
            }),
          )
          .min(1),
        { label: { en: 'Sections', fr: 'Parties' } },
      ),
    }),
    { label: { en: 'Privacy', fr: 'Confidentialité' } },
  )
}

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly privacy: { readonly config: PageConfig<typeof schema>; readonly page: PrivacyPage }
  }
}

interface PrivacyPage extends PageBase<'privacy'> {
  readonly hero: HeroTexts
  readonly sections: readonly Article[]
}

export const plan = ({ localized, base }: PageContext, route: Route<'privacy'>): PrivacyPage => {
  const { format, site } = localized
  const { direction } = localized.language
  const { forms, business } = site.config
  const page = pageConfig(site, 'privacy')
  const { privacyOfficer: officer } = business
  const values = {
    officer:
      officer === undefined
        ? isolated(business.name, direction)
        : [officer.name === undefined ? [] : isolated(officer.name, direction), format(officer.title)].flat().join(', '),
    officerEmail: officer?.email ?? business.email ?? unknownFact,
    processor: forms?.processor.name ?? unknownFact,
    processorCountry: forms === undefined ? unknownFact : format(forms.processor.country),
    retention: forms === undefined ? unknownFact : format(forms.retention),
    mapLoad: site.config.pages.serviceAreas?.map?.load ?? unknownFact,
  }
  return {
    ...base(route, { texts: page, values, steps: [localized.link(localized.label('privacy'), 'privacy')] }),
    hero: localized.hero(page, values),
    sections: page.sections
      .map(section => ({ heading: format(section.heading, values), text: localized.paragraphs(section.text, values) }))
      .filter(({ heading }) => heading !== ''),
  }
}

export const Template = ({ page }: { readonly page: PrivacyPage }) => (
  <>
    <Hero hero={page.hero} />
    <Articles sections={page.sections} />
  </>
)

export const example = ({ base, copy, hero }: Demo): PrivacyPage => ({
  ...base('privacy', '/privacy'),
  hero: hero(copy.navigation.privacy, null),
  sections: copy.items.map(item => ({ heading: item.title, text: [...copy.paragraphs, item.text] })),
})
