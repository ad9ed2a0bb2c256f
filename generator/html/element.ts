/** `head`: title and description. `main`: the page’s own content. `around`: header, footer and everything else. */
export type Area = 'head' | 'main' | 'around'

/** An element while the parser is inside it, with what it inherits. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  /** Names of its attributes. Looking up a dozen missing attributes on each element would take longer than parsing it. */
  readonly has: readonly string[]
  readonly parent: Element | null
  readonly language: string
  readonly area: Area
  /** In a `<template>`. */
  readonly inTemplate: boolean
  /** In something `hidden`. */
  readonly hidden: boolean
  /** In something `aria-hidden`. */
  readonly ariaHidden: boolean
  /** Not in a link, button, form or navigation: the page’s own content. */
  readonly own: boolean
}

const separate = new Set(['a', 'button', 'form', 'nav'])

const areaOf = (name: string, parent: Element | null): Area =>
  name === 'head' ? 'head' : name === 'main' ? 'main' : (parent?.area ?? 'around')

export const elementIn = (parent: Element | null, name: string, attributes: Element['attributes']): Element => {
  const has = Object.keys(attributes)
  let language = parent?.language ?? ''
  let hidden = parent?.hidden === true
  let ariaHidden = parent?.ariaHidden === true
  for (const attribute of has) {
    if (attribute === 'lang') language = attributes.lang ?? ''
    else if (attribute === 'hidden') hidden = true
    else if (attribute === 'aria-hidden') ariaHidden ||= attributes['aria-hidden'] === 'true'
  }
  return {
    name,
    attributes,
    has,
    parent,
    language,
    area: areaOf(name, parent),
    inTemplate: name === 'template' || parent?.inTemplate === true,
    hidden,
    ariaHidden,
    own: !separate.has(name) && parent?.own !== false,
  }
}

/** The nearest element of this name around an element, or itself. */
export const around = (element: Element | null, name: string): Element | null => {
  for (let ancestor = element; ancestor !== null; ancestor = ancestor.parent) if (ancestor.name === name) return ancestor
  return null
}
