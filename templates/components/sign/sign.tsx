import type { IconShape } from '../../../generator/site/model/page.ts'
import { Icon } from '../icon/icon.tsx'

export interface Props {
  readonly icon: IconShape | null
  /** Its first character replaces an icon. */
  readonly name: string
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The first letter or digit of a name, with its accents and without the Arabic article, with which most names would begin. */
const initialOf = (name: string): string => {
  const characters = [...letters.segment(name.replace(/^ال(?=\p{L}{2})/u, ''))].map(({ segment }) => segment)
  return (characters.find(one => /[\p{L}\p{N}]/u.test(one)) ?? '•').toUpperCase()
}

/** A service’s icon, or its initial, in the shape of the style. Decorative: the name is next to it. */
export const Sign = ({ icon, name }: Props) => (
  <span className="sign" aria-hidden="true">
    {icon === null ? initialOf(name) : <Icon shape={icon} />}
  </span>
)
