import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getOrCreate } from '../generator/site/util/memoize.ts'

/**
 * A component’s markup, rendered once per key object. For content that many pages share: the caller inserts it into its own element.
 * @param keyOf returns an object that determines everything the component reads
 */
export const memoizedMarkup = <Key extends object, Props extends object>(
  component: ComponentType<Props>,
  keyOf: (props: Props) => Key,
): ((props: Props) => string) => {
  const rendered = new WeakMap<Key, string>()
  return props => getOrCreate(rendered, keyOf(props), () => renderToStaticMarkup(createElement(component, props)))
}
