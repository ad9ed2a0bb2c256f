/**
 * Runs in each page that `dev` serves. The server sends the current version of the page, which is compared with the shown one, so missed
 * messages do not matter and unrelated changes have no effect. Changed texts and attributes are patched; changed elements and scripts
 * reload the page.
 */
import type { Update } from '../page-store.ts'
import { makeOverlay } from './overlay.ts'
import { patch } from './patch.ts'

/** The scroll position and focus, which are restored after a reload. */
interface Place {
  readonly x: number
  readonly y: number
  /** Child indexes from the root to the focused element. */
  readonly focus: readonly number[]
}

const storageKey = 'townsite-place'

const indexesOf = (element: Element | null): readonly number[] => {
  const parent = element?.parentElement
  return element === null || parent == null ? [] : [...indexesOf(parent), [...parent.children].indexOf(element)]
}

const savePlace = (): void => {
  const focused = document.activeElement
  const place: Place = { x: scrollX, y: scrollY, focus: focused === document.body ? [] : indexesOf(focused) }
  sessionStorage.setItem(storageKey, JSON.stringify(place))
}

const restorePlace = (): void => {
  const saved = sessionStorage.getItem(storageKey)
  if (saved === null) return
  sessionStorage.removeItem(storageKey)
  // Written by `savePlace`.
  const { x, y, focus } = JSON.parse(saved) as Place
  const follow = (element: Element | undefined, index: number): Element | undefined => element?.children[index]
  const element = focus.length === 0 ? undefined : focus.reduce(follow, document.documentElement)
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  scrollTo({ left: x, top: y, behavior: 'instant' })
}

const versionOf = (script: string) => {
  const parameters = new URL(script, location.href).searchParams
  const parameter = (name: string): string => parameters.get(name) ?? ''
  return { key: parameter('key'), path: parameter('path'), page: parameter('page'), styles: parameter('styles') }
}
const { key, ...shown } = versionOf(import.meta.url)
const showOverlay = makeOverlay()
const sheet = new CSSStyleSheet()
let leaving = false

const leave = (go: () => void): void => {
  leaving = true
  savePlace()
  go()
}

/** Replaces the styles. The Content-Security-Policy allows constructed stylesheets without a hash. */
const restyle = async (): Promise<void> => {
  const answer = await fetch(`/__townsite/styles?key=${encodeURIComponent(key)}`)
  if (!answer.ok) return
  await sheet.replace(await answer.text())
  document.adoptedStyleSheets = [sheet]
  for (const { sheet: first } of document.querySelectorAll('style')) if (first !== null) first.disabled = true
  shown.styles = answer.headers.get('townsite-styles') ?? ''
}

const read = async (): Promise<Document | undefined> => {
  const answer = await fetch(location.href)
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined
}
const versionIn = (sent: Document): ReturnType<typeof versionOf> =>
  versionOf(sent.querySelector('script[src^="/__townsite/dev.js"]')?.getAttribute('src') ?? '')

/** The original page, fetched after loading so that it does not delay the page. */
let sent: Promise<Document | undefined> = Promise.resolve(undefined)
const fetchOriginal = (): void => {
  sent = read().then(
    page => (page !== undefined && versionIn(page).page === shown.page ? page : undefined),
    () => undefined,
  )
}

const update = async (): Promise<void> => {
  const [before, after] = await Promise.all([sent, read()])
  if (leaving) return
  const next = after === undefined ? undefined : versionIn(after)
  if (before === undefined || after === undefined || next?.path !== shown.path || !patch(document, before, after))
    return leave(() => location.reload())
  sent = Promise.resolve(after)
  shown.page = next.page
  if (next.styles !== shown.styles) await restyle()
}
/** Updates run in sequence: each starts from the result of the previous one. */
let updating: Promise<void> = Promise.resolve()

const handleUpdate = ({ page, mistakes, notes }: Update): void => {
  if (leaving) return
  showOverlay(mistakes, notes)
  if (page === 'unknown') return
  if (page === 'gone') leave(() => location.reload())
  else if (page.path !== shown.path) leave(() => location.replace(page.path))
  else if (page.page !== shown.page)
    updating = updating.then(() => (page.page === shown.page ? undefined : update())).catch(() => leave(() => location.reload()))
  else if (page.styles !== shown.styles) void restyle()
}

/** Browsers limit connections per server: hidden pages close theirs, and catch up when shown. */
let events: EventSource | undefined
const listen = (): void => {
  events?.close()
  events = undefined
  if (document.hidden) return
  events = new EventSource(`/__townsite/events?key=${encodeURIComponent(key)}`)
  // Sent by the server of this page.
  events.onmessage = ({ data }) => handleUpdate(JSON.parse(data) as Update)
}

restorePlace()
listen()
if (document.readyState === 'complete') fetchOriginal()
else addEventListener('load', fetchOriginal)
document.addEventListener('visibilitychange', listen)
addEventListener('pagehide', () => events?.close())
// Restored from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) listen()
})
