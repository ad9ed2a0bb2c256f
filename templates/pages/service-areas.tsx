import type { ServiceAreasPage } from '../../generator/site/model/page.ts'
import { Area } from '../components/area/area.tsx'
import { Call } from '../components/call/call.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { AreaMap } from '../components/map/map.tsx'
import { Section } from '../components/section/section.tsx'

export const ServiceAreas = ({ page }: { readonly page: ServiceAreasPage }) => (
  <>
    <Hero hero={page.hero} />
    <Section id="map" texts={page.map} ground="sky">
      <AreaMap map={page.map} words={page.words} />
    </Section>
    <div className="areas wrap">
      {page.areas.map(area => (
        <Area key={area.id} area={area} label={page.words.neighbourhoods} />
      ))}
    </div>
    <Section id="elsewhere" texts={page.note} ground="sky">
      <Call phone={page.note.phone} look="figure" />
    </Section>
    <CallToAction texts={page.callToAction} />
  </>
)
