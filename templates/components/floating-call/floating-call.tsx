import type { Clock, Link, PhoneLink } from '../../../generator/site/model/page.ts'
import { memoizedMarkup } from '../../memo.ts'
import { UiIcon } from '../icon/icon.tsx'

interface Props {
  readonly phone: PhoneLink
  /** `Call Now`. */
  readonly label: string
  /** `Open until 8 p.m.`: on phones instead of the label, which stays the first words of the link’s name. */
  readonly clock: Clock | null
  /** Links to the form. `null` on the page that contains it. */
  readonly book: Link | null
}

const Inside = ({ phone, label, clock }: Omit<Props, 'book'>) => (
  <a href={phone.href}>
    <UiIcon name={phone.href.startsWith('mailto:') ? 'mail' : 'phone'} />
    <span className="floating-call__words">
      <span className="floating-call__label">{label}</span>{' '}
      {clock !== null && (
        <span className="floating-call__clock" data-clock={clock}>
          <span />
        </span>
      )}{' '}
      <bdi>{phone.display}</bdi>
    </span>
  </a>
)

// A phone link object belongs to one language and one office, and so identifies the label and the clock.
const markup = memoizedMarkup<PhoneLink, Omit<Props, 'book'>>(Inside, ({ phone }) => phone)

/** The call button: a bar at the bottom of small screens, with a phone link and a link to the form. Hidden while a form is in view. */
export const FloatingCall = ({ phone, label, clock, book }: Props) => (
  <aside className="floating-call" aria-label={label} data-floating="">
    <div dangerouslySetInnerHTML={{ __html: markup({ phone, label, clock }) }} />
    {book !== null && book.href !== phone.href && (
      <a className="floating-call__book" href={book.href}>
        {book.label}
      </a>
    )}
  </aside>
)
