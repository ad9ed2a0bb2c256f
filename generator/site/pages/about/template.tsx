import { CallToAction } from '../../../../templates/components/call-to-action/call-to-action.tsx'
import { Checklist } from '../../../../templates/components/checklist/checklist.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { LinkList } from '../../../../templates/components/link-list/link-list.tsx'
import { Points } from '../../../../templates/components/points/points.tsx'
import { Proof } from '../../../../templates/components/proof/proof.tsx'
import { Section } from '../../../../templates/components/section/section.tsx'
import { Stats } from '../../../../templates/components/stats/stats.tsx'
import { Story } from '../../../../templates/components/story/story.tsx'
import type { AboutPage } from './plan.ts'

export const Template = ({ page }: { readonly page: AboutPage }) => (
  <>
    <Hero hero={page.hero} />
    <Proof proof={page.layout.proof} />
    {(page.story.text.length > 0 || page.story.picture !== null) && (
      <Section id="story" texts={page.story}>
        <Story text={page.story.text} picture={page.story.picture} />
      </Section>
    )}
    {page.stats.length > 0 && (
      <div className="section section--sky">
        <div className="wrap">
          <Stats stats={page.stats} labels={page.labels} />
        </div>
      </div>
    )}
    {page.values.items.length > 0 && (
      <Section id="values" texts={page.values} layout="stack">
        <Points items={page.values.items} />
      </Section>
    )}
    {page.why.points.length > 0 && (
      <Section id="why" texts={page.why}>
        <Checklist items={page.why.points} look="large" />
      </Section>
    )}
    {page.areas !== null && (
      <Section id="areas" texts={page.areas} ground="sky">
        <LinkList links={[page.areas.link]} />
      </Section>
    )}
    <CallToAction texts={page.callToAction} form={page.form} labels={page.labels} />
  </>
)
