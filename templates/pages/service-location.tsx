import type { ServiceLocationPage } from '../../generator/site/model/page.ts'
import { Button } from '../components/button/button.tsx'
import { Call } from '../components/call/call.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { LinkList } from '../components/link-list/link-list.tsx'
import { LocalText } from '../components/local-text/local-text.tsx'
import { Office } from '../components/office/office.tsx'
import { Points } from '../components/points/points.tsx'
import { Section } from '../components/section/section.tsx'

export const ServiceLocation = ({ page }: { readonly page: ServiceLocationPage }) => (
  <>
    <Hero hero={page.hero}>
      <Button link={page.book} />
      <Call phone={page.phone} look="large" />
    </Hero>
    {page.local !== null && <LocalText local={page.local} words={page.words} />}
    <Section id="area" texts={page.area} ground="sky">
      <Chips items={page.area.neighbourhoods} label={page.words.neighbourhoods} look="large" />
      {page.office !== null && <Office office={page.office} words={page.words} />}
    </Section>
    <Section id="reasons" texts={page.reasons} layout="stack">
      <Points items={page.reasons.items} />
    </Section>
    <Section id="others" texts={page.otherLocations}>
      <LinkList links={page.otherLocations.links} more={[page.otherLocations.all, page.service]} />
    </Section>
    <CallToAction texts={page.callToAction} />
  </>
)
