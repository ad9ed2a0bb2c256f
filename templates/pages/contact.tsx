import type { ContactPage } from '../../generator/model/page.ts'
import { Checklist } from '../components/checklist/checklist.tsx'
import { ContactDetails } from '../components/contact-details/contact-details.tsx'
import { Form } from '../components/form/form.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Hours } from '../components/hours/hours.tsx'
import { Section } from '../components/section/section.tsx'

export const Contact = ({ page }: { readonly page: ContactPage }) => (
  <>
    <Hero hero={page.hero} />
    <div className="contact-grid wrap">
      <div className="contact-grid__form sheet" id="request">
        <Form form={page.form} words={page.words} />
      </div>
      <div className="contact-grid__facts">
        <ContactDetails details={page.details} words={page.words} />
        <div id="hours">
          <h2 className="contact-grid__heading">{page.hours.heading}</h2>
          <Hours times={page.hours.times} words={page.words} />
        </div>
      </div>
    </div>
    <Section id="why" texts={page.why} ground="sky">
      <Checklist items={page.why.points} look="large" />
    </Section>
  </>
)
