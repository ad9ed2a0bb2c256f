import type { Finder as FinderData } from '../../../generator/site/model/page.ts'
import { Call } from '../call/call.tsx'

export interface Props {
  readonly finder: FinderData
}

/** Search for the location that serves a visitor. Only shown with JavaScript: the list of locations contains the same information. */
export const Finder = ({ finder }: Props) => (
  <search
    className="finder finder--answers wrap"
    data-finder={finder.pattern}
    data-outside={finder.outside}
    data-unknown={finder.unknown}
    data-unlocated={finder.unlocated}
    data-write={finder.write}
    aria-labelledby="finder-heading"
  >
    <h2 id="finder-heading">{finder.heading}</h2>
    <label htmlFor="finder-place">{finder.label}</label>
    <div className="finder__row">
      <input id="finder-place" type="text" autoComplete="postal-code" enterKeyHint="search" maxLength={60} />
      <button className="button" type="button">
        {finder.submit}
      </button>
      <button className="button button--quiet" type="button">
        {finder.nearest}
      </button>
    </div>
    <div className="finder__answer" role="status" />
    <template>
      <Call phone={finder.phone} />
    </template>
  </search>
)
