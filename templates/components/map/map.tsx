import type { CoverageMap } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/util/labels.ts'
import { CoverageDrawing } from '../coverage-map/coverage-drawing.tsx'
import { UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly map: CoverageMap
  readonly words: Pick<Words, 'showMap' | 'openMap' | 'mapPrivacy' | 'areasServed'>
}

/** The drawn map of locations, and on request the map of a map service. */
export const AreaMap = ({ map, words }: Props) => (
  <div className="map">
    {map.areas.length > 0 && <CoverageDrawing areas={map.areas} label={words.areasServed} />}
    {map.frame?.load === 'lazy' && <iframe src={map.frame.src} title={map.frame.title} loading="lazy" />}
    <div className="map__ways">
      {map.frame?.load === 'click' && (
        <button className="map__show button" type="button" data-map={map.frame.src} data-title={map.frame.title}>
          <UiIcon name="pin" />
          {words.showMap}
        </button>
      )}
      {map.all !== null && <a href={map.all.href}>{map.all.label}</a>}
      {map.link !== null && <a href={map.link.href}>{map.link.label}</a>}
      {map.frame !== null && <p className="map__note">{words.mapPrivacy}</p>}
    </div>
  </div>
)
