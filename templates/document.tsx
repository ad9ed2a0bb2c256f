import type { ReactNode } from 'react'
import type { Link, Page } from '../generator/site/model/page.ts'
import type { UrlPath } from '../generator/site/model/url.ts'
import type { ShortNames } from '../generator/site/util/short-names.ts'
import type { Hyphenate } from '../generator/site/util/soft-hyphens.ts'
import { Breadcrumb } from './components/breadcrumb/breadcrumb.tsx'
import { FloatingCall } from './components/floating-call/floating-call.tsx'
import { Footer } from './components/footer/footer.tsx'
import { Header } from './components/header/header.tsx'

export interface PageAssets {
  /** The inline styles of this page kind, minified. */
  readonly styles: string
  /** URL of a second stylesheet, which the page links below its first view. */
  readonly lowerStyles?: UrlPath | undefined
  /** URL of the module script. */
  readonly script: UrlPath
  /** Shortened class names in these styles; `undefined` if they are not shortened. */
  readonly shortNames?: ShortNames | undefined
  /** Inserts soft hyphens into a long word; `undefined` if texts stay as they are, which the editor needs. */
  readonly hyphenate?: Hyphenate | undefined
  /** Content-Security-Policy, for hosts that send no headers. */
  readonly policy?: string | null
}

interface Props {
  readonly page: Page
  readonly children: ReactNode
}

const withForm: readonly Page['kind'][] = ['contact', 'branch', 'service']

/** The form of the page: near its beginning, or in the closing band. Pages without one link to that of another page. */
const requestHref = (page: Page): Link['href'] => {
  if (!('form' in page) || page.form === null) return page.layout.book.href
  if (withForm.includes(page.kind) || (page.kind === 'home' && page.tiles === null)) return '#request'
  return 'callToAction' in page && page.callToAction === null ? page.layout.book.href : '#book'
}

/** The body of the document, around a page’s own content. */
export const Body = ({ page, children }: Props) => {
  const { layout, labels } = page
  const href = requestHref(page)
  return (
    <body>
      <Header layout={layout} />
      <Breadcrumb links={page.breadcrumb} label={labels.breadcrumb} />
      <main id="main" tabIndex={-1} data-missing={page.kind === 'notFound' ? page.path : undefined}>
        {children}
      </main>
      <Footer businessName={layout.businessName} footer={layout.footer} />
      <FloatingCall
        phone={layout.floatingPhone}
        label={layout.callNow}
        clock={layout.floatingClock}
        book={href === page.path ? null : { ...layout.book, href }}
      />
    </body>
  )
}
