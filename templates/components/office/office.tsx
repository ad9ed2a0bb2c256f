import type { Labels } from '../../../generator/site/model/labels.ts'
import type { Office as OfficePart } from '../../../generator/site/model/page.ts'
import { Hours } from '../hours/hours.tsx'

interface Props {
  readonly office: OfficePart
  readonly labels: Labels
}

/** A location’s own address and hours. */
export const Office = ({ office, labels }: Props) => (
  <div className="office">
    {office.address !== null && (
      <div>
        <h3>{labels.address}</h3>
        <address>
          {office.address.lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
    )}
    {office.hours !== null && (
      <div>
        <h3>{labels.openingHours}</h3>
        <Hours times={office.hours} />
      </div>
    )}
  </div>
)
