import type { Logo as LogoPicture } from '../../../generator/site/model/page.ts'
import { Icon } from '../icon/icon.tsx'
import { isLongName } from './long-name.ts'
import { mark } from './mark.ts'

export interface Props {
  readonly name: string
  /** A picture that stands for mark and name. */
  readonly logo: LogoPicture | null
}

/** Who this is: the business's own logo, or the mark beside its name. */
export const Logo = ({ name, logo }: Props) =>
  logo === null ? (
    <span className={isLongName(name) ? 'logo logo--long' : 'logo'}>
      <Icon shape={mark} className="logo__mark" />
      <span className="logo__name">{name}</span>
    </span>
  ) : (
    // Within <picture>, React writes no preload link of its own beside it.
    <picture>
      <img className="logo__picture" src={logo.src} width={logo.width} height={logo.height} alt={name} />
    </picture>
  )
