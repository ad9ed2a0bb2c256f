import type { IconShape, Logo as LogoPicture } from '../../../generator/site/model/page.ts'
import { Icon } from '../icon/icon.tsx'

/** The mark: the round opening of a duct, and two lines of air that flow into it. Strokes are 2.5 wide. */
export const mark: IconShape = {
  viewBox: '0 0 32 32',
  markup:
    '<circle cx="13" cy="13" r="7" fill="currentColor" stroke="none"/><path d="M3 23.5h10A10.5 10.5 0 0 0 23.5 13V3M3 28h10a15 15 0 0 0 15-15V3"/>',
}

/**
 * Names of more than 24 characters are set smaller, to fit into two or three lines of the header; so are names with long words, which would
 * break on a narrow screen.
 */
export const isLongName = (name: string): boolean => name.length > 24 || name.split(/[\s-]/).some(word => word.length > 12)

/** A stacked logo is higher than a line of text, a banner much wider than high. */
const formatOf = ({ width, height }: LogoPicture): 'stacked' | 'plain' | 'banner' =>
  width < 1.8 * height ? 'stacked' : width > 4 * height ? 'banner' : 'plain'

interface Props {
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
      <img className={`logo__picture logo__picture--${formatOf(logo)}`} src={logo.src} width={logo.width} height={logo.height} alt={name} />
    </picture>
  )
