import type { PhoneLink } from '../../../generator/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly phone: PhoneLink
  /** `Call Now`. */
  readonly label: string
}

const Inside = ({ phone, label }: Props) => (
  <a className="floating-call" href={phone.href} data-floating>
    <UiIcon name="phone" />
    <span className="floating-call__text">
      {label} <bdi>{phone.display}</bdi>
    </span>
  </a>
)

// A phone link stands for its language, and so for the label.
const markup = memoizedMarkup<PhoneLink, Props>(Inside, ({ phone }) => phone)

/** The number within the thumb's reach. It steps aside for forms, and stands in the margin where there is one. */
export const FloatingCall = (props: Props) => <aside aria-label={props.label} dangerouslySetInnerHTML={{ __html: markup(props) }} />
