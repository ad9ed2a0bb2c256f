/**
 * Parses a built page once, without building a tree: readers receive an event for every element and text, and return their facts at the
 * end. Every tool that reads published HTML uses it.
 */
import type { Element } from './element.ts'
import { type MarkupHandler, parseMarkup } from './markup.ts'

/** One concern of a page. */
export interface HtmlReader<Facts> {
  readonly open?: (element: Element) => void
  readonly text?: (text: string, element: Element) => void
  readonly close?: (element: Element) => void
  readonly comment?: (text: string) => void
  readonly facts: () => Facts
}

const handlerOf = (readers: readonly HtmlReader<unknown>[]): MarkupHandler => {
  const onOpen = readers.flatMap(reader => reader.open ?? [])
  const onText = readers.flatMap(reader => reader.text ?? [])
  const onClose = readers.flatMap(reader => reader.close ?? [])
  const onComment = readers.flatMap(reader => reader.comment ?? [])
  let element: Element | null = null
  return {
    current: () => element,
    open: next => {
      element = next
      for (const open of onOpen) open(next)
    },
    text: text => {
      if (element !== null) for (const read of onText) read(text, element)
    },
    close: () => {
      if (element === null) return
      for (const close of onClose) close(element)
      element = element.parent
    },
    comment: text => {
      for (const comment of onComment) comment(text)
    },
  }
}

/** Runs readers over the text of a page. */
export const parseHtml = (html: string, readers: readonly HtmlReader<unknown>[]): void => parseMarkup(html, handlerOf(readers))
