import { CallToAction } from '../../../../templates/components/call-to-action/call-to-action.tsx'
import { Checklist } from '../../../../templates/components/checklist/checklist.tsx'
import { Faq } from '../../../../templates/components/faq/faq.tsx'
import { FinderField } from '../../../../templates/components/finder/finder-field.tsx'
import { Gallery } from '../../../../templates/components/gallery/gallery.tsx'
import { HomeHero } from '../../../../templates/components/home-hero/home-hero.tsx'
import { AreaMap } from '../../../../templates/components/map/map.tsx'
import { Proof } from '../../../../templates/components/proof/proof.tsx'
import { Section } from '../../../../templates/components/section/section.tsx'
import { ServiceCards } from '../../../../templates/components/service-cards/service-cards.tsx'
import { Stats } from '../../../../templates/components/stats/stats.tsx'
import { Steps } from '../../../../templates/components/steps/steps.tsx'
import { Symptoms } from '../../../../templates/components/symptoms/symptoms.tsx'
import { Towns } from '../../../../templates/components/towns/towns.tsx'
import type { HomePage } from './plan.ts'

export const Template = ({ page }: { readonly page: HomePage }) => (
  <>
    <HomeHero page={page} />
    <Proof proof={page.layout.proof} />
    {page.lowerStyles !== null && <link rel="stylesheet" href={page.lowerStyles} />}
    {page.symptoms !== null && (
      <Section id="symptoms" texts={page.symptoms} layout="stack" ground="sky">
        <Symptoms items={page.symptoms.items} />
      </Section>
    )}
    <ServiceCards key="services" services={page.services} book={page.layout.book} labels={page.labels} />
    {page.gallery.pairs.length > 0 && (
      <Section id="gallery" texts={page.gallery} layout="stack" ground="deep">
        <Gallery pairs={page.gallery.pairs} labels={page.labels} />
      </Section>
    )}
    {page.why.stats.length + page.why.points.length > 0 && (
      <Section id="why" texts={page.why} layout="stack" ground="sky">
        {page.why.stats.length > 0 && <Stats stats={page.why.stats} labels={page.labels} />}
        {page.why.points.length > 0 && <Checklist items={page.why.points} look="large" />}
      </Section>
    )}
    {page.process !== null && (
      <Section id="process" texts={page.process}>
        <Steps items={page.process.items} />
      </Section>
    )}
    {page.map !== null && (
      <Section id="areas" texts={page.map}>
        <AreaMap map={page.map} labels={page.labels} />
      </Section>
    )}
    {page.finder !== null && (
      <Section id="finder" texts={page.finder}>
        <FinderField field={page.finder} />
      </Section>
    )}
    {page.towns.items.length > 0 && (
      <Section id="towns" texts={page.towns}>
        <Towns items={page.towns.items} />
      </Section>
    )}
    {page.questions !== null && (
      <Section id="questions" texts={page.questions} ground="sky">
        <Faq items={page.questions.items} />
      </Section>
    )}
    <CallToAction texts={page.callToAction} form={page.form} labels={page.labels} />
  </>
)
