/** The site’s page in a frame. Elements that can be changed are outlined below the pointer, and a click opens them. */
import { useCallback, useEffect, useRef } from 'react'
import type { PagePiece, Path } from '../protocol.ts'
import { useEditor } from './editor-state.ts'
import { piecesByElement, showHtml, showScheme } from './page-document.ts'
import { keyOf } from './panel-state.ts'
import { useTexts } from './texts.ts'

const widths = { phone: 390, tablet: 820, desktop: null } as const

const outlines = `
[data-townsite-hover]{outline:2px dashed #b4492b!important;outline-offset:3px!important;cursor:pointer!important}
[data-townsite-open]{outline:2px solid #b4492b!important;outline-offset:3px!important;border-radius:2px}
`

const mark = (root: Document, name: string, elements: readonly Element[]): void => {
  for (const old of root.querySelectorAll(`[${name}]`)) old.removeAttribute(name)
  for (const element of elements) element.setAttribute(name, '')
}

/** Scrolls to the first of these elements unless one is visible. @returns whether one has a size */
const scrollIntoView = (elements: readonly Element[], height: number): boolean => {
  const boxes = elements
    .map(element => ({ element, ...element.getBoundingClientRect().toJSON() }))
    .filter(box => box.width * box.height > 0)
  if (!boxes.some(({ top, bottom }) => bottom > 0 && top < height)) boxes[0]?.element.scrollIntoView({ block: 'center' })
  return boxes.length > 0
}

/** The nearest element with pieces, from an element upwards. */
const withPieces = (known: ReadonlyMap<Element, readonly PagePiece[]>, target: Element): Element | undefined => {
  for (let element: Element | null = target; element !== null; element = element.parentElement) if (known.has(element)) return element
  return undefined
}

const isClicked = ({ part }: PagePiece): boolean => typeof part === 'number' || ['alt', 'aria-label', 'placeholder', 'title'].includes(part)

/** Whether a piece of these has the value. */
const shows = (pieces: readonly PagePiece[], path: Path): boolean =>
  pieces.some(({ paths: [first] }) => first !== undefined && keyOf(first) === keyOf(path))

export const PageFrame = () => {
  const t = useTexts()
  const { page, html, pieces, preview, field, openPieces, setPage } = useEditor()
  const { scheme } = preview
  const width = widths[preview.width]
  const open = field?.values.find(({ path }) => shows(pieces, path))?.path
  const openKey = open === undefined ? '' : keyOf(open)
  const frame = useRef<HTMLIFrameElement>(null)
  const now = useRef({ pieces, scheme, openPieces, setPage })
  now.current = { pieces, scheme, openPieces, setPage }
  /** The value that was scrolled to last. */
  const scrolledTo = useRef('')

  const attach = useCallback((): void => {
    const root = frame.current?.contentDocument
    const view = frame.current?.contentWindow
    if (root == null || view == null || root.readyState === 'loading' || root.URL === 'about:blank') return
    if (root.documentElement.dataset.townsite === 'ready') return
    root.documentElement.dataset.townsite = 'ready'
    showScheme(root, now.current.scheme)
    // The Content-Security-Policy allows a style sheet that the page’s own window constructs.
    const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(outlines)
    root.adoptedStyleSheets = [sheet]
    const elementAt = (event: Event): Element | undefined => {
      const target = event.target as Element
      return withPieces(piecesByElement(root, now.current.pieces.filter(isClicked)), target)
    }
    root.addEventListener('pointerover', event => mark(root, 'data-townsite-hover', [elementAt(event) ?? []].flat()))
    root.addEventListener('pointerleave', () => mark(root, 'data-townsite-hover', []))
    root.addEventListener('submit', event => event.preventDefault())
    root.addEventListener('click', event => {
      event.preventDefault()
      const link = (event.target as Element).closest('a[href^="/"]')
      if ((event.ctrlKey || event.metaKey) && link !== null) return now.current.setPage(link.getAttribute('href') ?? '/')
      const element = elementAt(event)
      const found = element && piecesByElement(root, now.current.pieces.filter(isClicked)).get(element)
      // Inside a disclosure the click also opens it, as for a visitor.
      const details = (event.target as Element).closest('summary')?.parentElement
      details?.toggleAttribute('open')
      // The same applies to the button of a menu.
      const menu = (event.target as Element).closest('[popovertarget]')?.getAttribute('popovertarget')
      if (menu != null) root.getElementById(menu)?.togglePopover()
      if (found !== undefined && found.length > 0) now.current.openPieces(found)
    })
  }, [])

  // Before the `load` event: the page can be clicked while its images are still loading.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup has no outline
  useEffect(() => {
    const root = frame.current?.contentDocument
    if (root == null) return
    const known = piecesByElement(root, pieces)
    const matches = [...known].flatMap(([element, origin]) => (open !== undefined && shows(origin, open) ? [element] : []))
    // Of a link and the text inside it, only the text is outlined.
    const elements = matches.filter(element => !matches.some(other => other !== element && element.contains(other)))
    mark(root, 'data-townsite-open', elements)
    const wanted = `${page} ${openKey}`
    if (scrolledTo.current !== wanted && scrollIntoView(elements, root.documentElement.clientHeight)) scrolledTo.current = wanted
  }, [pieces, openKey, html, page])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling area can be reached by keyboard
    <div className="stage" tabIndex={0}>
      <iframe
        ref={frame}
        src={page}
        title={t('page')}
        sandbox="allow-same-origin"
        style={{ width: width === null ? '100%' : `${width}px`, colorScheme: scheme }}
      />
    </div>
  )
}
