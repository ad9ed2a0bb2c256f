import { Area } from '../../../../templates/components/area/area.tsx'
import { AreaIndex } from '../../../../templates/components/area-index/area-index.tsx'
import { Call } from '../../../../templates/components/call/call.tsx'
import { CallToAction } from '../../../../templates/components/call-to-action/call-to-action.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { AreaMap } from '../../../../templates/components/map/map.tsx'
import { Section } from '../../../../templates/components/section/section.tsx'
import type { ServiceAreasPage } from './plan.ts'

export const Template = ({ page }: { readonly page: ServiceAreasPage }) => (
  <>
    <Hero hero={page.hero} />
    {page.map !== null && (
      <Section id="map" texts={page.map} ground="sky">
        <AreaMap map={page.map} words={page.words} />
      </Section>
    )}
    {page.index === null ? (
      <div className="areas wrap">
        {page.areas.map(area => (
          <Area key={area.id} area={area} />
        ))}
      </div>
    ) : (
      <AreaIndex index={page.index} />
    )}
    {page.note !== null && (
      <Section id="elsewhere" texts={page.note} ground="sky">
        <Call phone={page.note.phone} look="figure" />
      </Section>
    )}
    <CallToAction texts={page.callToAction} />
  </>
)
