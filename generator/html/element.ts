import type { Area } from '../tools/check/facts/page.ts'

/** An element while the parser is inside it, with what it inherits. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  /** Names of its attributes: asking each element for a dozen that it lacks would take longer than parsing it. */
  readonly has: readonly string[]
  readonly parent: Element | null
  readonly language: string
  readonly area: Area
  /** In a `<template>`. */
  readonly waiting: boolean
  /** In something `hidden`. */
  readonly hidden: boolean
  /** In something `aria-hidden`. */
  readonly silent: boolean
  /** Not in a link, button, form or navigation: what a page says for itself. */
  readonly own: boolean
}

/** One concern of a page: hears of every element and text, in order, and gives its facts at the end. */
export interface HtmlReader<Facts> {
  readonly open?: (element: Element) => void
  readonly text?: (text: string, element: Element) => void
  readonly close?: (element: Element) => void
  readonly facts: () => Facts
}

const apart = new Set(['a', 'button', 'form', 'nav'])

const areaOf = (name: string, parent: Element | null): Area =>
  name === 'head' ? 'head' : name === 'main' ? 'main' : (parent?.area ?? 'around')

export const elementIn = (parent: Element | null, name: string, attributes: Element['attributes']): Element => {
  const has = Object.keys(attributes)
  let language = parent?.language ?? ''
  let hidden = parent?.hidden === true
  let silent = parent?.silent === true
  for (const attribute of has) {
    if (attribute === 'lang') language = attributes.lang ?? ''
    else if (attribute === 'hidden') hidden = true
    else if (attribute === 'aria-hidden') silent ||= attributes['aria-hidden'] === 'true'
  }
  return {
    name,
    attributes,
    has,
    parent,
    language,
    area: areaOf(name, parent),
    waiting: name === 'template' || parent?.waiting === true,
    hidden,
    silent,
    own: !apart.has(name) && parent?.own !== false,
  }
}

/** The nearest element of this name around an element, or itself. */
export const around = (element: Element | null, name: string): Element | null => {
  for (let one = element; one !== null; one = one.parent) if (one.name === name) return one
  return null
}

/** Blanks as HTML collapses them; no-break spaces stay. */
export const collapsed = (text: string): string =>
  (/[\t\r\n\f]| {2}/.test(text) ? text.replace(/[ \t\r\n\f]+/g, ' ') : text).replace(/^ | $/g, '')
