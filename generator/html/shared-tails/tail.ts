/** Parses the part of a page after `</main>` once for all pages that share it, and replays its events: see README.md. */
import { type Handler, Parser } from 'htmlparser2'
import { memoizeText } from '../../site/util/memoize.ts'
import type { Element } from '../element.ts'

type Listener = Required<Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag' | 'oncomment'>>

type Event = (listener: Listener) => void

const parserOf = (markup: string, listener: Listener): Parser =>
  // Where no character reference can occur, the parser skips to the end of a text instead of checking each character.
  new Parser(listener, { decodeEntities: markup.includes('&') })

/** Footers differ by language and page kind. Tails that no other page shares are soon evicted. */
const mostTails = 50

/** The events from the end of `<main>` in the body to the end of the page. */
const eventsIn = memoizeText((tail): readonly Event[] => {
  const events: Event[] = []
  const parser = parserOf(tail, {
    onopentag: (...given) => void events.push(listener => listener.onopentag(...given)),
    ontext: text => void events.push(listener => listener.ontext(text)),
    onclosetag: (...given) => void events.push(listener => listener.onclosetag(...given)),
    oncomment: text => void events.push(listener => listener.oncomment(text)),
  })
  const around = ['<html>', '<body>']
  parser.write(around.join('') + tail)
  parser.end()
  return events.slice(around.length)
}, mostTails)

const isBody = (element: Element | null): boolean =>
  element?.name === 'body' && element.parent?.name === 'html' && element.parent.parent === null

const endOfMain = '</main>'

/** Parses a page. @param current the element that the listener is in */
export const parseWhole = (markup: string, listener: Listener, current: () => Element | null): void => {
  const parser = parserOf(markup, listener)
  const end = markup.indexOf(endOfMain)
  const cut = end < 0 ? markup.length : end + endOfMain.length
  parser.write(markup.slice(0, cut))
  const tail = markup.slice(cut)
  // Only the body is open and the parser has just read the tag, so the rest means the same on any such page.
  if (isBody(current()) && parser.endIndex === cut - 1) {
    for (const event of eventsIn(tail)) event(listener)
    return
  }
  parser.write(tail)
  parser.end()
}
