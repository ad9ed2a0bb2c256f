/** The site’s page in a frame. What can be changed shows itself below the pointer, and a click opens it. */
import { useCallback, useEffect, useRef } from 'react'
import type { PagePiece } from '../protocol.ts'
import { type Scheme, showScheme } from './page-scheme.ts'
import { piecesByElement, showHtml } from './page-tree.ts'

export interface FrameProps {
  readonly address: string
  /** Markup to show in place of what was loaded; `null` for none. */
  readonly html: string | null
  readonly pieces: readonly PagePiece[]
  /** The key of the value that is open. */
  readonly open: string
  readonly width: number | null
  readonly scheme: Scheme
  readonly title: string
  readonly onOpen: (pieces: readonly PagePiece[]) => void
  readonly onLeave: (address: string) => void
}

const outlines = `
[data-townsite-hover]{outline:2px dashed #b4492b!important;outline-offset:3px!important;cursor:pointer!important}
[data-townsite-open]{outline:2px solid #b4492b!important;outline-offset:3px!important;border-radius:2px}
`

const mark = (root: Document, name: string, elements: readonly Element[]): void => {
  for (const old of root.querySelectorAll(`[${name}]`)) old.removeAttribute(name)
  for (const element of elements) element.setAttribute(name, '')
}

/** Brings the first of these into sight, unless one is there already. @returns whether one could be */
const bringIntoSight = (elements: readonly Element[], height: number): boolean => {
  const drawn = elements
    .map(element => ({ element, ...element.getBoundingClientRect().toJSON() }))
    .filter(box => box.width * box.height > 0)
  if (!drawn.some(({ top, bottom }) => bottom > 0 && top < height)) drawn[0]?.element.scrollIntoView({ block: 'center' })
  return drawn.length > 0
}

/** The nearest element around a place that has pieces; of a link or button without, one within it. */
const holderOf = (known: ReadonlyMap<Element, readonly PagePiece[]>, target: Element): Element | undefined => {
  for (let element: Element | null = target; element !== null; element = element.parentElement) if (known.has(element)) return element
  return undefined
}

const isClicked = ({ part }: PagePiece): boolean => typeof part === 'number' || ['alt', 'aria-label', 'placeholder', 'title'].includes(part)

export const keyOf = (path: PagePiece['paths'][number] | undefined): string => JSON.stringify(path ?? [])

export const PageFrame = ({ address, html, pieces, open, width, scheme, title, onOpen, onLeave }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const now = useRef({ pieces, scheme, onOpen, onLeave })
  now.current = { pieces, scheme, onOpen, onLeave }
  /** What was brought into sight last. */
  const sought = useRef('')

  const attach = useCallback((): void => {
    const root = frame.current?.contentDocument
    const view = frame.current?.contentWindow
    if (root == null || view == null || root.readyState === 'loading' || root.URL === 'about:blank') return
    if (root.documentElement.dataset.townsite === 'ready') return
    root.documentElement.dataset.townsite = 'ready'
    showScheme(root, now.current.scheme)
    // The page’s own window makes the sheet, which needs no leave of its policy.
    const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(outlines)
    root.adoptedStyleSheets = [sheet]
    const elementAt = (event: Event): Element | undefined => {
      const target = event.target as Element
      return holderOf(piecesByElement(root, now.current.pieces.filter(isClicked)), target)
    }
    root.addEventListener('pointerover', event => mark(root, 'data-townsite-hover', [elementAt(event) ?? []].flat()))
    root.addEventListener('pointerleave', () => mark(root, 'data-townsite-hover', []))
    root.addEventListener('submit', event => event.preventDefault())
    root.addEventListener('click', event => {
      event.preventDefault()
      const link = (event.target as Element).closest('a[href^="/"]')
      if ((event.ctrlKey || event.metaKey) && link !== null) return now.current.onLeave(link.getAttribute('href') ?? '/')
      const holder = elementAt(event)
      const found = holder === undefined ? [] : piecesByElement(root, now.current.pieces.filter(isClicked)).get(holder)
      // Inside a disclosure the click also opens it, as for a visitor.
      const details = (event.target as Element).closest('summary')?.parentElement
      details?.toggleAttribute('open')
      // So does the button of a menu.
      const menu = (event.target as Element).closest('[popovertarget]')?.getAttribute('popovertarget')
      if (menu != null) root.getElementById(menu)?.togglePopover()
      if (found !== undefined && found.length > 0) now.current.onOpen(found)
    })
  }, [])

  // The page may be pointed at as soon as it stands, before its pictures have come.
  useEffect(() => {
    const timer = setInterval(attach, 100)
    return () => clearInterval(timer)
  }, [attach])

  useEffect(() => {
    const root = frame.current?.contentDocument
    if (root == null || html === null || root.documentElement.dataset.townsite !== 'ready') return
    showHtml(root, html)
    root.documentElement.dataset.townsite = 'ready'
  }, [html])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup may bring new styles
  useEffect(() => {
    const root = frame.current?.contentDocument
    if (root?.documentElement.dataset.townsite === 'ready') showScheme(root, scheme)
  }, [scheme, html])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup takes the mark away
  useEffect(() => {
    const root = frame.current?.contentDocument
    if (root == null) return
    const known = piecesByElement(root, pieces)
    const saying = [...known].flatMap(([element, all]) => (all.some(({ paths }) => keyOf(paths[0]) === open) ? [element] : []))
    // Of a link and the words in it, the words.
    const elements = saying.filter(element => !saying.some(other => other !== element && element.contains(other)))
    mark(root, 'data-townsite-open', elements)
    const wanted = `${address} ${open}`
    if (sought.current !== wanted && bringIntoSight(elements, root.documentElement.clientHeight)) sought.current = wanted
  }, [pieces, open, html, address])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className="stage" tabIndex={0}>
      <iframe
        ref={frame}
        src={address}
        title={title}
        sandbox="allow-same-origin"
        style={{ width: width === null ? '100%' : `${width}px`, colorScheme: scheme }}
      />
    </div>
  )
}
