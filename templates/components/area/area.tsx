import type { AreaSummary } from '../../../generator/model/page.ts'
import { Chips } from '../chips/chips.tsx'
import { LinkList } from '../link-list/link-list.tsx'
import { Prose } from '../prose/prose.tsx'

export interface Props {
  readonly area: AreaSummary
  /** Name of the list of neighbourhoods. */
  readonly label: string
}

/** An area served: what it is like, its neighbourhoods, each service there. */
export const Area = ({ area, label }: Props) => (
  <section className="area" id={area.id}>
    <h2>{area.name}</h2>
    <div className="area__text">
      <Prose text={area.description} />
      <Chips items={area.neighbourhoods} label={`${label} – ${area.name}`} />
    </div>
    <LinkList links={area.services} />
  </section>
)
