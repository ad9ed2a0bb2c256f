import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getOrCreate } from '../generator/site/model/memoize.ts'

/**
 * A component's markup, rendered once for each key object and handed out again whenever that very object comes back. For
 * what is the same on thousands of pages: the caller splices it into an element of its own, and sees to it that `keyOf`
 * stands for all that the component reads.
 */
export const memoizedMarkup = <Key extends object, Props extends object>(
  component: ComponentType<Props>,
  keyOf: (props: Props) => Key,
): ((props: Props) => string) => {
  const rendered = new WeakMap<Key, string>()
  return props => getOrCreate(rendered, keyOf(props), () => renderToStaticMarkup(createElement(component, props)))
}
