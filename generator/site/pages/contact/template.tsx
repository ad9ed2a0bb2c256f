import { Checklist } from '../../../../templates/components/checklist/checklist.tsx'
import { ContactGrid } from '../../../../templates/components/contact-grid/contact-grid.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { Proof } from '../../../../templates/components/proof/proof.tsx'
import { Section } from '../../../../templates/components/section/section.tsx'
import type { ContactPage } from './plan.ts'

export const Template = ({ page }: { readonly page: ContactPage }) => (
  <>
    <Hero hero={page.hero} />
    <Proof proof={page.layout.proof} />
    <ContactGrid page={page} />
    {page.why.points.length > 0 && (
      <Section id="why" texts={page.why} ground="sky">
        <Checklist items={page.why.points} look="large" />
      </Section>
    )}
  </>
)
