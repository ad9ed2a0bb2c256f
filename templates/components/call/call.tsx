import type { PhoneLink } from '../../../generator/site/model/page.ts'
import { UiIcon } from '../icon/icon.tsx'

interface Props {
  readonly phone: PhoneLink
  /** `large`: a button; `figure`: the number as large as a heading. By default a line of text. */
  readonly look?: 'large' | 'figure'
}

export const Call = ({ phone, look }: Props) => (
  <a className={look === undefined ? 'call' : `call call--${look}`} href={phone.href} aria-label={phone.label}>
    <UiIcon name={phone.href.startsWith('mailto:') ? 'mail' : 'phone'} />
    {/** The digits keep their order in right-to-left text. */}
    <bdi>{phone.display}</bdi>
  </a>
)
