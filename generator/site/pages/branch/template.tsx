import { ContactGrid } from '../../../../templates/components/contact-grid/contact-grid.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { LinkList } from '../../../../templates/components/link-list/link-list.tsx'
import { AreaMap } from '../../../../templates/components/map/map.tsx'
import { Points } from '../../../../templates/components/points/points.tsx'
import { Rating } from '../../../../templates/components/rating/rating.tsx'
import { Section } from '../../../../templates/components/section/section.tsx'
import type { BranchPage } from './plan.ts'

export const Template = ({ page }: { readonly page: BranchPage }) => (
  <>
    <Hero hero={page.hero}>{page.rating !== null && <Rating rating={page.rating} />}</Hero>
    <ContactGrid page={page} />
    <Section id="map" texts={page.map} ground="sky">
      <AreaMap map={page.map} labels={page.labels} />
    </Section>
    {page.directions !== null && (
      <Section id="directions" texts={page.directions}>
        {page.directions.link !== null && <LinkList links={[page.directions.link]} />}
      </Section>
    )}
    <Section id="services" texts={page.services}>
      <LinkList links={page.services.links} more={page.services.all === null ? [] : [page.services.all]} />
    </Section>
    {page.people !== null && (
      <Section id="people" texts={page.people} layout="stack">
        <Points items={page.people.items} />
      </Section>
    )}
  </>
)
