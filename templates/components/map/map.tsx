import type { Labels } from '../../../generator/site/model/labels.ts'
import type { CoverageMap } from '../../../generator/site/model/page.ts'
import { CoverageDrawing } from '../coverage-map/coverage-drawing.tsx'
import { UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly map: CoverageMap
  readonly labels: Pick<Labels, 'showMap' | 'openMap' | 'mapPrivacy' | 'areasServed'>
}

/** The drawn map of locations, and on request the map of a map service. */
export const AreaMap = ({ map, labels }: Props) => (
  <div className="map">
    {map.areas.length > 0 && (
      <CoverageDrawing areas={map.areas} label={labels.areasServed} listsOthers={map.listsOthers} reach={map.reach} />
    )}
    {map.frame?.load === 'lazy' && <iframe src={map.frame.src} title={map.frame.title} loading="lazy" />}
    <div className="map__ways">
      {map.frame?.load === 'click' && (
        <button className="map__show button" type="button" data-map={map.frame.src} data-title={map.frame.title}>
          <UiIcon name="pin" />
          {labels.showMap}
        </button>
      )}
      {map.all !== null && <a href={map.all.href}>{map.all.label}</a>}
      {map.link !== null && <a href={map.link.href}>{map.link.label}</a>}
      {map.frame !== null && <p className="map__note">{labels.mapPrivacy}</p>}
    </div>
  </div>
)
