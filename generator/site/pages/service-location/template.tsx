import { Button } from '../../../../templates/components/button/button.tsx'
import { Call } from '../../../../templates/components/call/call.tsx'
import { CallToAction } from '../../../../templates/components/call-to-action/call-to-action.tsx'
import { Chips } from '../../../../templates/components/chips/chips.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { LinkList } from '../../../../templates/components/link-list/link-list.tsx'
import { LocalText } from '../../../../templates/components/local-text/local-text.tsx'
import { Office } from '../../../../templates/components/office/office.tsx'
import { Points } from '../../../../templates/components/points/points.tsx'
import { Proof } from '../../../../templates/components/proof/proof.tsx'
import { Section } from '../../../../templates/components/section/section.tsx'
import type { ServiceLocationPage } from './plan.ts'

export const Template = ({ page }: { readonly page: ServiceLocationPage }) => (
  <>
    <Hero hero={page.hero}>
      <Button link={page.book} />
      <Call phone={page.phone} look="large" />
    </Hero>
    <Proof proof={page.layout.proof} />
    {page.local !== null && <LocalText local={page.local} labels={page.labels} />}
    {(page.area.neighbourhoods.length > 0 || page.office !== null) && (
      <Section id="area" texts={page.area} ground="sky">
        {page.area.neighbourhoods.length > 0 && <Chips items={page.area.neighbourhoods} label={page.labels.neighbourhoods} look="large" />}
        {page.office !== null && <Office office={page.office} labels={page.labels} />}
      </Section>
    )}
    {page.reasons.items.length > 0 && (
      <Section id="reasons" texts={page.reasons} layout="stack">
        <Points items={page.reasons.items} />
      </Section>
    )}
    {page.otherServices !== null && (
      <Section id="services" texts={page.otherServices}>
        <LinkList links={page.otherServices.links} />
      </Section>
    )}
    {page.otherLocations.links.length + page.otherLocations.more.length > 0 && (
      <Section id="others" texts={page.otherLocations}>
        <LinkList links={page.otherLocations.links} more={page.otherLocations.more} />
      </Section>
    )}
    <CallToAction texts={page.callToAction} form={page.form} labels={page.labels} />
  </>
)
