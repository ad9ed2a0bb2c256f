import { Area } from '../../../../templates/components/area/area.tsx'
import { AreaIndex } from '../../../../templates/components/area-index/area-index.tsx'
import { Call } from '../../../../templates/components/call/call.tsx'
import { CallToAction } from '../../../../templates/components/call-to-action/call-to-action.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { AreaMap } from '../../../../templates/components/map/map.tsx'
import { Proof } from '../../../../templates/components/proof/proof.tsx'
import { Prose } from '../../../../templates/components/prose/prose.tsx'
import { Section } from '../../../../templates/components/section/section.tsx'
import { Towns } from '../../../../templates/components/towns/towns.tsx'
import type { CoverageMap, LocationSummary } from '../../model/page.ts'
import type { ServiceAreasPage } from './plan.ts'

/** Whether a location has more than a name. */
const hasDetails = ({ description, neighbourhoods, services }: LocationSummary): boolean =>
  description.length + neighbourhoods.length + services.length > 0

/**
 * A map that loads by itself is placed below the locations if there is a drawing above them. Near the first view it would load at once for
 * everyone, before the page’s fonts.
 */
const isBelowLocations = ({ frame, areas }: CoverageMap): boolean => frame?.load === 'lazy' && areas.length > 0

export const Template = ({ page }: { readonly page: ServiceAreasPage }) => (
  <>
    <Hero hero={page.hero} />
    <Proof proof={page.layout.proof} />
    {page.lowerStyles !== null && <link rel="stylesheet" href={page.lowerStyles} />}
    {page.map !== null && (
      <Section id="map" texts={page.map} ground="sky">
        <AreaMap map={isBelowLocations(page.map) ? { ...page.map, frame: null } : page.map} labels={page.labels} />
      </Section>
    )}
    {page.index === null ? (
      <div className="areas wrap">
        {page.areas.some(hasDetails) ? (
          page.areas.map(area => <Area key={area.id} area={area} />)
        ) : (
          <Towns items={page.areas.map(({ id, name }) => ({ id, name, href: null }))} />
        )}
      </div>
    ) : (
      <AreaIndex index={page.index} />
    )}
    {page.map !== null && isBelowLocations(page.map) && (
      <div className="map-below wrap">
        <AreaMap map={{ ...page.map, areas: [], link: null, all: null }} labels={page.labels} />
      </div>
    )}
    {page.note !== null && (
      <Section id="elsewhere" texts={{ heading: page.note.heading, lead: [] }} ground="sky">
        <Prose text={page.note.lead} look="lead" />
        {/** The closing section has the number. */}
        {page.callToAction === null && <Call phone={page.note.phone} look="figure" />}
      </Section>
    )}
    <CallToAction texts={page.callToAction} form={page.form} labels={page.labels} />
  </>
)
