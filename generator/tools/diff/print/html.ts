/** Prints the report as a self-contained HTML file. */
import { escapeHtml } from '../../../site/util/text.ts'
import { reportGenerator } from '../../output-file.ts'
import type { Piece } from '../compare-words.ts'
import type { Report, ReportedChange, ReportItem } from './report.ts'

/** Screenshots of the changed bands of a page, as `data:` URLs. */
export interface PageScreenshots {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly before: string
  readonly after: string
  /** Overlay for both that marks the differing pixels; `null` if no pixel differs. */
  readonly marks: string | null
}

export interface Screenshots {
  readonly pages: readonly PageScreenshots[]
  /** Why there are fewer screenshots than changed pages. */
  readonly note: string | null
}

/** Styles of the HTML report. */
const reportStyles: string = `
:root{color-scheme:light dark;--ground:light-dark(#fcfbf8,#14181a);--ink:light-dark(#1d2523,#e9ebe9);--quiet:light-dark(#586360,#a3adab);--line:light-dark(#dcdcd5,#343b3d);--gone:light-dark(#fbdcd7,#5a211b);--come:light-dark(#d3efd9,#17472a);--warn:light-dark(#fff3d1,#4a3a0c)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-width:84rem;margin:0 auto;padding:2rem 1.25rem 5rem}
h1{font-size:1.75rem;margin:0}
h2{font-size:1.25rem;margin:0 0 .75rem}
h3{font-size:1rem;margin:0;overflow-wrap:anywhere}
h3 small{font-size:inherit;font-weight:400;color:var(--quiet)}
.headline{font-size:1.25rem;margin:.25rem 0}
.names,.note,.pages,summary{color:var(--quiet)}
section{border-top:1px solid var(--line);margin-top:2rem;padding-top:1.5rem}
p{margin:.35rem 0;max-width:75ch}
ul{margin:.35rem 0;padding-inline-start:1.25rem}
li,.side,code{overflow-wrap:anywhere}
code,pre{font:.9em/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.375rem}
.warn{background:var(--warn);padding:.6rem .9rem;border-radius:.375rem}
.change{margin:0 0 1.25rem}
.side{display:grid;grid-template-columns:4rem 1fr;max-width:none}
.side span{color:var(--quiet)}
del{background:var(--gone)}
ins{background:var(--come);text-decoration:none}
article{margin:1.5rem 0 2.5rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-top:.5rem}
figure{margin:0;min-width:0}
figcaption{color:var(--quiet)}
.shot{position:relative;border:1px solid var(--line)}
.shot img{display:block;width:100%;height:auto}
.shot .mark{position:absolute;inset:0;height:100%}
body:has(#marks:not(:checked)) .mark{display:none}
@media (max-width:40rem){.pair{grid-template-columns:1fr}}
`
  .trim()
  .replaceAll('\n', '')

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

const item = (reportItem: ReportItem): string => {
  switch (reportItem.kind) {
    case 'text':
      return `<p>${escapeHtml(reportItem.text)}</p>`
    case 'warn':
      return `<p class="warn">${escapeHtml(reportItem.text)}</p>`
    case 'list':
      return `<ul>${reportItem.items.map(([name, about]) => `<li><code>${escapeHtml(name)}</code> ${escapeHtml(about)}</li>`).join('')}</ul>`
    case 'lines':
      return `<pre>${escapeHtml(reportItem.lines.join('\n'))}</pre>`
    case 'change': {
      const paths =
        reportItem.paths.length > 3
          ? `<details><summary>${escapeHtml(reportItem.pages)}</summary><ul>${reportItem.paths.map(path => `<li><code>${escapeHtml(path)}</code></li>`).join('')}</ul></details>`
          : `<p class="pages">${escapeHtml(reportItem.pages)}</p>`
      const note = reportItem.note === null ? '' : `<p class="note">${escapeHtml(reportItem.note)}</p>`
      return `<div class="change"><h3>${escapeHtml(reportItem.what)} <small>${escapeHtml(reportItem.where)}</small></h3>${sides(reportItem)}${note}${reportItem.pages === '' ? '' : paths}</div>`
    }
  }
}

const screenshotPair = ({ path, width, height, before, after, marks }: PageScreenshots): string => {
  const overlay = marks === null ? '' : `<img class="mark" alt="" src="${marks}">`
  const side = (title: string, src: string): string =>
    `<figure><figcaption>${title}</figcaption><div class="shot"><img alt="${title}: ${escapeHtml(path)}" width="${width}" height="${height}" src="${src}">${overlay}</div></figure>`
  return `<article><h3><code>${escapeHtml(path)}</code></h3><div class="pair">${side('Before', before)}${side('After', after)}</div></article>`
}

const screenshotSection = ({ pages, note }: Screenshots): string =>
  pages.length === 0 && note === null
    ? ''
    : [
        '<section id="pictures"><h2>Before and after</h2>',
        note === null ? '' : `<p>${escapeHtml(note)}</p>`,
        pages.length === 0
          ? ''
          : '<p><label><input type="checkbox" id="marks" checked> Mark differences.</label> Parts without differences are omitted.</p>',
        ...pages.map(screenshotPair),
        '</section>',
      ].join('')

export const reportHtml = ({ before, after, headline, sections }: Report, screenshots: Screenshots): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="generator" content="${reportGenerator}">`,
    // Texts of the site cannot load anything.
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(headline)}</title><link rel="icon" href="data:,"><style>${reportStyles}</style></head><body><main>`,
    `<h1>What changed</h1><p class="headline">${escapeHtml(headline)}</p><p class="names"><code>${escapeHtml(before)}</code> → <code>${escapeHtml(after)}</code></p>`,
    ...sections.map(({ title, items }) => `<section><h2>${escapeHtml(title)}</h2>${items.map(item).join('')}</section>`),
    screenshotSection(screenshots),
    '</main></body></html>\n',
  ].join('')
