import type { IconShape } from '../../../generator/site/model/page.ts'
import { mirroredIcons, type UiIconName, uiIcons } from './ui-icons.ts'

export interface Props {
  readonly shape: IconShape
  readonly className?: string
}

export interface UiProps {
  readonly name: UiIconName
  readonly className?: string
}

const classes = (...names: readonly (string | undefined | false)[]): string => names.filter(Boolean).join(' ')

/**
 * A service’s icon. Decorative: the text next to it has the same meaning. Stroke, fill and size come from `icon.css`, so that all icons
 * match.
 */
export const Icon = ({ shape, className }: Props) => (
  <svg
    className={classes('icon', className)}
    viewBox={shape.viewBox}
    aria-hidden="true"
    // An `IconShape` is validated to contain shapes only. No other component outputs raw HTML.
    dangerouslySetInnerHTML={{ __html: shape.markup }}
  />
)

/** An interface icon from the table. Decorative, like `Icon`. */
export const UiIcon = ({ name, className }: UiProps) => (
  <svg className={classes('icon', mirroredIcons.has(name) && 'icon--mirrors', className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={uiIcons[name]} />
  </svg>
)
