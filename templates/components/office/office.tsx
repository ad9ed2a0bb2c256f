import type { Office as OfficePart } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/util/labels.ts'
import { Hours } from '../hours/hours.tsx'

export interface Props {
  readonly office: OfficePart
  readonly words: Words
}

/** A location’s own address and hours. */
export const Office = ({ office, words }: Props) => (
  <div className="office">
    {office.address !== null && (
      <div>
        <h3>{words.address}</h3>
        <address>
          {office.address.lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
    )}
    {office.hours !== null && (
      <div>
        <h3>{words.openingHours}</h3>
        <Hours times={office.hours} words={words} />
      </div>
    )}
  </div>
)
