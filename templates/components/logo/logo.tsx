import type { IconShape, Logo as LogoPicture } from '../../../generator/site/model/page.ts'
import { Icon } from '../icon/icon.tsx'
import { isLongName } from './long-name.ts'

export interface Props {
  readonly name: string
  /** A picture that stands for mark and name. */
  readonly logo: LogoPicture | null
  /** Beside the name, where there is no picture. */
  readonly mark: IconShape
}

/** Who this is: the business's own logo, or the mark beside its name. */
export const Logo = ({ name, logo, mark }: Props) =>
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
