import type { ContactPage } from '../../generator/site/model/page.ts'
import { Checklist } from '../components/checklist/checklist.tsx'
import { ContactGrid } from '../components/contact-grid/contact-grid.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Section } from '../components/section/section.tsx'

export const Contact = ({ page }: { readonly page: ContactPage }) => (
  <>
    <Hero hero={page.hero} />
    <ContactGrid page={page} />
    <Section id="why" texts={page.why} ground="sky">
      <Checklist items={page.why.points} look="large" />
    </Section>
  </>
)
