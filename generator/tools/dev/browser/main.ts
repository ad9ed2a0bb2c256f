/**
 * Runs in each page that `dev` shows. The server says what the page would be made of now; the page compares this with what it was made
 * of. So it does not matter which news it missed, and a change that does not touch the page leaves it alone. Other words and attributes
 * are put in place, other elements and scripts need the page anew.
 */
import type { Update } from '../update.ts'
import { makeOverlay } from './overlay.ts'
import { patch } from './patch.ts'
import { keepPlace, restorePlace } from './place.ts'

const madeOf = (script: string) => {
  const given = new URL(script, location.href).searchParams
  return { key: given.get('key') ?? '', path: given.get('path') ?? '', page: given.get('page') ?? '', styles: given.get('styles') ?? '' }
}
const { key, ...shown } = madeOf(import.meta.url)
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

/** The page as the server sends it. */
const read = async (): Promise<Document | undefined> => {
  const answer = await fetch(location.href)
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined
}
const namesOf = (sent: Document): ReturnType<typeof madeOf> =>
  madeOf(sent.querySelector('script[src^="/__townsite/dev.js"]')?.getAttribute('src') ?? '')

/** What the page was sent as; asked for when it stands, so that this delays nothing. */
let sent: Promise<Document | undefined> = Promise.resolve(undefined)
const remember = (): void => {
  sent = read().then(
    page => (page !== undefined && namesOf(page).page === shown.page ? page : undefined),
    () => undefined,
  )
}

/** Puts the page's news in place, or leaves for the new page. */
const renew = async (): Promise<void> => {
  const [before, after] = await Promise.all([sent, read()])
  if (leaving) return
  const next = after === undefined ? undefined : namesOf(after)
  if (before === undefined || after === undefined || next?.path !== shown.path || !patch(document, before, after))
    return leave(() => location.reload())
  sent = Promise.resolve(after)
  shown.page = next.page
  if (next.styles !== shown.styles) await restyle()
}
/** One after another: each begins with what the one before has made. */
let renewing: Promise<void> = Promise.resolve()

const hear = ({ page, mistakes, notes }: Update): void => {
  if (leaving) return
  overlay.show({ mistakes, notes })
  if (page === 'unknown') return
  if (page === 'gone') leave(() => location.reload())
  else if (page.path !== shown.path) leave(() => location.replace(page.path))
  else if (page.page !== shown.page)
    renewing = renewing.then(() => (page.page === shown.page ? undefined : renew())).catch(() => leave(() => location.reload()))
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
  events.onmessage = ({ data }) => hear(JSON.parse(data) as Update)
}

restorePlace()
listen()
if (document.readyState === 'complete') remember()
else addEventListener('load', remember)
document.addEventListener('visibilitychange', listen)
addEventListener('pagehide', () => events?.close())
// Back from the browser's own cache of pages.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) listen()
})
