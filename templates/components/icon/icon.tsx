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
 * A service's sign. Decoration: the text beside it says what it means.
 * Stroke, fill and size come from `icon.css`, so that every sign is of one family.
 */
export const Icon = ({ shape, className }: Props) => (
  <svg
    className={classes('icon', className)}
    viewBox={shape.viewBox}
    aria-hidden="true"
    // An `IconShape` was checked to hold shapes only. No other component writes raw HTML.
    dangerouslySetInnerHTML={{ __html: shape.markup }}
  />
)

/** A sign of the interface, from the table. Decoration, as `Icon`. */
export const UiIcon = ({ name, className }: UiProps) => (
  <svg className={classes('icon', mirroredIcons.has(name) && 'icon--mirrors', className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={uiIcons[name]} />
  </svg>
)
