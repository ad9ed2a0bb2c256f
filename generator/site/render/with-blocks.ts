/** Places blocks between the sections of a page. */
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { CallToAction } from '../../../templates/components/call-to-action/call-to-action.tsx'
import type { PlannedBlock } from '../model/page.ts'
import type { BlockModule } from '../pages/block-module.ts'
import { extensionsIn } from '../util/extensions.ts'
import { usedFor } from './jsx-runtime.ts'

const modules = extensionsIn<BlockModule>('blocks')

/** The name of a section: its key in the template, or the id of its element. */
const sectionName = (node: ReactNode): string | null =>
  isValidElement<{ readonly id?: string }>(node) ? (node.key ?? node.props.id ?? null) : null

const isClosing = (node: ReactNode): boolean => isValidElement(node) && node.type === usedFor(CallToAction)

/**
 * @param content of a template: a fragment with the sections
 * @param blocks those that precede a section which this page does not have go to its end
 */
export const withBlocks = (content: ReactElement, blocks: readonly PlannedBlock[]): ReactElement => {
  const { children } = content.props as { readonly children?: ReactNode }
  const sections = content.type === Fragment && Array.isArray(children) ? (children as readonly ReactNode[]).flat() : [content]
  const names = sections.map(sectionName)
  const closing = sections.findIndex(isClosing)
  const end = closing < 0 ? sections.length : closing
  const placeOf = ({ before }: PlannedBlock): number => {
    const found = before === null ? -1 : names.indexOf(before)
    return found < 0 ? end : found
  }
  const blocksAt = (place: number): readonly ReactNode[] =>
    blocks
      .filter(block => placeOf(block) === place)
      .map(({ name, data }) => {
        const Component = modules[name]?.Component
        return Component === undefined ? null : createElement(Component, data as object)
      })
  return createElement(Fragment, null, ...[...sections, null].flatMap((section, place) => [...blocksAt(place), section]))
}
