/** The shape that a picture is shown in, by where it stands: width over height, as the styles of the components cut it. */
import type { StyleName } from '../../../../../../templates/styles/styles.ts'
import type { Path } from '../../../protocol.ts'

/** The round view of a first page is a door in this style. */
const viewOf = (style: StyleName): number => (style === 'arches' ? 4 / 5 : 1)

/** @returns nothing where a picture is shown as it is */
export const shapeOf = (path: Path, style: StyleName): number | undefined => {
  const [section, page, key] = path
  // Share pictures of social networks.
  if (section === 'site') return 1200 / 630
  if (section === 'services') return viewOf(style)
  return section === 'pages' && (page === 'home' || page === 'about') && key === 'image' ? viewOf(style) : undefined
}
