/** Prints the report as a self-contained HTML file. */
import { escapeHtml } from '../../../site/util/text.ts'
import type { Piece } from '../compare-words.ts'
import { reportStyles } from './html-styles.ts'
import type { Report, ReportedChange, ReportItem } from './report.ts'

/** Screenshots of the changed bands of a page, as `data:` URLs. */
export interface PageScreenshots {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly before: string
  readonly after: string
  /** Overlay for both that marks the differing pixels. `null` if there are none. */
  readonly marks: string | null
}

export interface Screenshots {
  readonly pages: readonly PageScreenshots[]
  /** Why there are fewer screenshots than changed pages. */
  readonly note: string | null
}

const pieces = (list: readonly Piece[]): string =>
  list
    .map(({ kind, text }) =>
      kind === 'same' ? escapeHtml(text) : kind === 'before' ? `<del>${escapeHtml(text)}</del>` : `<ins>${escapeHtml(text)}</ins>`,
    )
    .join('')

const sides = ({ before, after }: ReportedChange): string =>
  [
    before === null ? '' : `<p class="side"><span>Before</span> <bdi>${pieces(before)}</bdi></p>`,
    after === null ? '' : `<p class="side"><span>${before === null ? 'New' : 'After'}</span> <bdi>${pieces(after)}</bdi></p>`,
  ].join('')

const item = (one: ReportItem): string => {
  switch (one.kind) {
    case 'text':
      return `<p>${escapeHtml(one.text)}</p>`
    case 'warn':
      return `<p class="warn">${escapeHtml(one.text)}</p>`
    case 'list':
      return `<ul>${one.items.map(([name, about]) => `<li><code>${escapeHtml(name)}</code> ${escapeHtml(about)}</li>`).join('')}</ul>`
    case 'lines':
      return `<pre>${escapeHtml(one.lines.join('\n'))}</pre>`
    case 'change': {
      const paths =
        one.paths.length > 3
          ? `<details><summary>${escapeHtml(one.pages)}</summary><ul>${one.paths.map(path => `<li><code>${escapeHtml(path)}</code></li>`).join('')}</ul></details>`
          : `<p class="pages">${escapeHtml(one.pages)}</p>`
      const note = one.note === null ? '' : `<p class="note">${escapeHtml(one.note)}</p>`
      return `<div class="change"><h3>${escapeHtml(one.what)} <small>${escapeHtml(one.where)}</small></h3>${sides(one)}${note}${one.pages === '' ? '' : paths}</div>`
    }
  }
}

const picture = ({ path, width, height, before, after, marks }: PageScreenshots): string => {
  const overlay = marks === null ? '' : `<img class="mark" alt="" src="${marks}">`
  const side = (title: string, src: string): string =>
    `<figure><figcaption>${title}</figcaption><div class="shot"><img alt="${title}: ${escapeHtml(path)}" width="${width}" height="${height}" src="${src}">${overlay}</div></figure>`
  return `<article><h3><code>${escapeHtml(path)}</code></h3><div class="pair">${side('Before', before)}${side('After', after)}</div></article>`
}

const pictures = ({ pages, note }: Screenshots): string =>
  pages.length === 0 && note === null
    ? ''
    : [
        '<section id="pictures"><h2>Before and after</h2>',
        note === null ? '' : `<p>${escapeHtml(note)}</p>`,
        pages.length === 0
          ? ''
          : '<p><label><input type="checkbox" id="marks" checked> Mark differences.</label> Parts without differences are omitted.</p>',
        ...pages.map(picture),
        '</section>',
      ].join('')

export const reportHtml = ({ before, after, headline, sections }: Report, pictured: Screenshots): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    // Texts of the site cannot load anything.
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(headline)}</title><link rel="icon" href="data:,"><style>${reportStyles}</style></head><body><main>`,
    `<h1>What changed</h1><p class="headline">${escapeHtml(headline)}</p><p class="names"><code>${escapeHtml(before)}</code> → <code>${escapeHtml(after)}</code></p>`,
    ...sections.map(({ title, items }) => `<section><h2>${escapeHtml(title)}</h2>${items.map(item).join('')}</section>`),
    pictures(pictured),
    '</main></body></html>\n',
  ].join('')
