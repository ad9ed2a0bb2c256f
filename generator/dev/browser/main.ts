/**
 * Runs in each page that `dev` shows. The server says what the page would be made of now; the page compares this with what it was made
 * of. So it does not matter which news it missed, and a change that does not touch the page leaves it alone.
 */
import type { News } from '../news.ts'
import { makeOverlay } from './overlay.ts'
import { keepPlace, restorePlace } from './place.ts'

const given = new URL(import.meta.url).searchParams
const key = given.get('key') ?? ''
const shown = { path: given.get('path') ?? '', page: given.get('page') ?? '', styles: given.get('styles') ?? '' }
const overlay = makeOverlay()
const sheet = new CSSStyleSheet()
let leaving = false

const leave = (go: () => void): void => {
  leaving = true
  keepPlace()
  go()
}

/** Styles change in place. A sheet made by script needs no leave of the Content-Security-Policy, which knows the first one by its hash. */
const restyle = async (): Promise<void> => {
  const answer = await fetch(`/__townsite/styles?key=${encodeURIComponent(key)}`)
  if (!answer.ok) return
  await sheet.replace(await answer.text())
  document.adoptedStyleSheets = [sheet]
  for (const { sheet: first } of document.querySelectorAll('style')) if (first !== null) first.disabled = true
  shown.styles = answer.headers.get('townsite-styles') ?? ''
}

const hear = ({ page, mistakes, notes }: News): void => {
  if (leaving) return
  overlay.show({ mistakes, notes })
  if (page === 'unknown') return
  if (page === 'gone') leave(() => location.reload())
  else if (page.path !== shown.path) leave(() => location.replace(page.path))
  else if (page.page !== shown.page) leave(() => location.reload())
  else if (page.styles !== shown.styles) void restyle()
}

/** Browsers allow few lasting connections to one server: pages that nobody sees give theirs up, and catch up later. */
let events: EventSource | undefined
const listen = (): void => {
  events?.close()
  events = undefined
  if (document.hidden) return
  events = new EventSource(`/__townsite/events?key=${encodeURIComponent(key)}`)
  // The server of this very page writes what it means.
  events.onmessage = ({ data }) => hear(JSON.parse(data) as News)
}

restorePlace()
listen()
document.addEventListener('visibilitychange', listen)
addEventListener('pagehide', () => events?.close())
// Back from the browser's own cache of pages.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) listen()
})
