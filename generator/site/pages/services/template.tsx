import { CallToAction } from '../../../../templates/components/call-to-action/call-to-action.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { Points } from '../../../../templates/components/points/points.tsx'
import { Proof } from '../../../../templates/components/proof/proof.tsx'
import { Section } from '../../../../templates/components/section/section.tsx'
import { ServiceBlock } from '../../../../templates/components/service-block/service-block.tsx'
import type { ServicesPage } from './plan.ts'

export const Template = ({ page }: { readonly page: ServicesPage }) => (
  <>
    <Hero hero={page.hero} />
    <Proof proof={page.layout.proof} />
    {page.blocks.map((block, place) => (
      <ServiceBlock key={block.id} block={block} labels={page.labels} isFirst={place === 0} />
    ))}
    {page.guide !== null && (
      <Section id="guide" texts={page.guide} layout="stack" ground="sky">
        <Points items={page.guide.items} />
      </Section>
    )}
    <CallToAction texts={page.callToAction} form={page.form} labels={page.labels} />
  </>
)
