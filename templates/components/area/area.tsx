import { renderToStaticMarkup } from 'react-dom/server'
import type { LocationSummary } from '../../../generator/site/model/page.ts'
import { spliced } from '../../splice/splice.ts'
import { Chips } from '../chips/chips.tsx'
import { LinkList } from '../link-list/link-list.tsx'
import { Prose } from '../prose/prose.tsx'

export interface Props {
  readonly area: LocationSummary
}

const Inside = ({ area }: Props) => (
  <>
    <h2>{area.name}</h2>
    <div className="area__text">
      <Prose text={area.description} />
      {area.neighbourhoods.length > 0 && <Chips items={area.neighbourhoods} />}
    </div>
    {area.services.length > 0 && <LinkList links={area.services} />}
  </>
)

const markup = spliced<Props>(props => renderToStaticMarkup(<Inside {...props} />), new Set())

/** A location: description, neighbourhoods, services. */
export const Area = (props: Props) => (
  // Rendered by React.
  <section className="area" id={props.area.id} dangerouslySetInnerHTML={{ __html: markup(props) }} />
)
