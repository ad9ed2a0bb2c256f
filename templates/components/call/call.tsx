import type { PhoneLink } from '../../../generator/site/model/page.ts'
import { UiIcon } from '../icon/icon.tsx'

export interface Props {
  readonly phone: PhoneLink
  /** `large`: a button; `figure`: the number itself, as large as a heading. Without: a line of text. */
  readonly look?: 'large' | 'figure'
}

/** A phone number to call. */
export const Call = ({ phone, look }: Props) => (
  <a className={look === undefined ? 'call' : `call call--${look}`} href={phone.href} aria-label={phone.label}>
    <UiIcon name={phone.href.startsWith('mailto:') ? 'mail' : 'phone'} />
    {/* Its digits keep their order in a line from right to left. */}
    <bdi>{phone.display}</bdi>
  </a>
)
