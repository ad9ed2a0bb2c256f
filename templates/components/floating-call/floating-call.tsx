import type { Link, PhoneLink } from '../../../generator/site/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { UiIcon } from '../icon/icon.tsx'

interface Props {
  readonly phone: PhoneLink
  /** `Call Now`. */
  readonly label: string
  /** Links to the form. `null` on the page that contains it. */
  readonly book: Link | null
}

const Inside = ({ phone, label }: Omit<Props, 'book'>) => (
  <a href={phone.href}>
    <UiIcon name={phone.href.startsWith('mailto:') ? 'mail' : 'phone'} />
    <span>
      {label} <bdi>{phone.display}</bdi>
    </span>
  </a>
)

// A phone link object belongs to one language, and so identifies the label.
const markup = memoizedMarkup<PhoneLink, Omit<Props, 'book'>>(Inside, ({ phone }) => phone)

/** Calling and booking within reach of the thumb: a bar at the lower edge of small screens. It is hidden while a form is in view. */
export const FloatingCall = ({ phone, label, book }: Props) => (
  <aside className="floating-call" aria-label={label} data-floating="">
    <div dangerouslySetInnerHTML={{ __html: markup({ phone, label }) }} />
    {book !== null && book.href !== phone.href && (
      <a className="floating-call__book" href={book.href}>
        {book.label}
      </a>
    )}
  </aside>
)
