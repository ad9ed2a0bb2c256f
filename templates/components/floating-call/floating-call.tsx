import type { PhoneLink } from '../../../generator/site/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { UiIcon } from '../icon/icon.tsx'

interface Props {
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

// A phone link object belongs to one language, and so identifies the label.
const markup = memoizedMarkup<PhoneLink, Props>(Inside, ({ phone }) => phone)

/**
 * The phone link within reach of the thumb: a bar at the lower edge, or in the margin on wide screens. It is hidden while a form is filled
 * in, and where the bar would cover one.
 */
export const FloatingCall = (props: Props) => (
  <aside className="floating-call" aria-label={props.label} data-floating="" dangerouslySetInnerHTML={{ __html: markup(props) }} />
)
