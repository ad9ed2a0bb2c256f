/**
 * React's JSX runtime, in which a site's own component replaces the component of the same name. The program is compiled with it
 * (`jsxImportSource` in compile.mjs), so a replacement is used wherever the original is.
 */
import type { ElementType, Key, ReactElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { extensionsIn } from '../util/extensions.ts'

export { Fragment } from 'react/jsx-runtime'

/** A component, and what replaces it. */
const replaced = new Map<unknown, ElementType>()

/** @param components the originals by their names */
export const replaceComponents = (components: Readonly<Record<string, unknown>>): void => {
  for (const own of Object.values(extensionsIn<Readonly<Record<string, ElementType>>>('components')))
    for (const [name, component] of Object.entries(own)) {
      const original = components[name]
      if (original !== undefined) replaced.set(original, component)
    }
}

/** What a component is rendered with: its replacement, or itself. */
export const usedFor = <Component extends ElementType>(component: Component): ElementType => replaced.get(component) ?? component

type Create = (type: ElementType, props: object, key?: Key) => ReactElement

const withReplacements =
  (create: Create): Create =>
  (type, props, key) =>
    create(replaced.size === 0 ? type : usedFor(type), props, key)

// The types of React's runtime accept fewer keys than React does.
export const jsx = withReplacements(runtime.jsx as Create)
export const jsxs = withReplacements(runtime.jsxs as Create)
