import type { IconShape, Logo as LogoPicture } from '../../../generator/site/model/page.ts'
import { Icon } from '../icon/icon.tsx'
import { isLongName } from './long-name.ts'

export interface Props {
  readonly name: string
  /** An image that replaces mark and name. */
  readonly logo: LogoPicture | null
  /** Next to the name, if there is no image. */
  readonly mark: IconShape
}

/** The business’s own logo, or the mark with its name. */
export const Logo = ({ name, logo, mark }: Props) =>
  logo === null ? (
    <span className={isLongName(name) ? 'logo logo--long' : 'logo'}>
      <Icon shape={mark} className="logo__mark" />
      <span className="logo__name">{name}</span>
    </span>
  ) : (
    // Inside <picture>, React adds no preload link.
    <picture>
      <img className="logo__picture" src={logo.src} width={logo.width} height={logo.height} alt={name} />
    </picture>
  )
