import type { PhoneLink } from '../../../generator/site/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly phone: PhoneLink
  /** `Call Now`. */
  readonly label: string
}

const Inside = ({ phone, label }: Props) => (
  <a href={phone.href}>
    <UiIcon name={phone.href.startsWith('mailto:') ? 'mail' : 'phone'} />
    <span>
      {label} <bdi>{phone.display}</bdi>
    </span>
  </a>
)

// A phone link stands for its language, and so for the label.
const markup = memoizedMarkup<PhoneLink, Props>(Inside, ({ phone }) => phone)

/** The number within the thumb's reach: a bar along the lower edge, or in the margin where there is one. It steps aside while a form is filled in. */
export const FloatingCall = (props: Props) => (
  <aside className="floating-call" aria-label={props.label} data-floating="" dangerouslySetInnerHTML={{ __html: markup(props) }} />
)
