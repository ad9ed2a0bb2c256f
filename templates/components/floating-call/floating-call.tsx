import type { PhoneLink } from '../../../generator/model/page.ts'
import { UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly phone: PhoneLink
  /** `Call Now`. */
  readonly label: string
}

/** The number within the thumb's reach. It steps aside for forms, and stands in the margin where there is one. */
export const FloatingCall = ({ phone, label }: Props) => (
  <aside aria-label={label}>
    <a className="floating-call" href={phone.href} data-floating>
      <UiIcon name="phone" />
      <span className="floating-call__text">
        {label} <bdi>{phone.display}</bdi>
      </span>
    </a>
  </aside>
)
