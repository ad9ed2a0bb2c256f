/** Builds a config into a temporary folder and parses its pages. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { run } from '../support/cli.ts'

type Document = ReturnType<typeof parseDocument>

export interface BuiltPage {
  /** URL path. */
  readonly path: string
  readonly html: string
  readonly document: Document
}

export interface Built {
  readonly out: string
  readonly pages: readonly BuiltPage[]
  /** Every published file, with `/` between folders. */
  readonly files: ReadonlySet<string>
  /** Codes of the diagnostics. */
  readonly codes: readonly string[]
  readonly remove: () => void
}

const pathOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`)

/** The pages and files of a published folder. */
export const readBuilt = (out: string): Pick<Built, 'out' | 'pages' | 'files'> => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map(file => file.replaceAll(sep, '/'))
  const pages = files
    .filter(file => file.endsWith('.html'))
    .toSorted()
    .map(file => {
      const html = readFileSync(join(out, file), 'utf8')
      return { path: pathOf(file), html, document: parseDocument(html) }
    })
  return {
    out,
    pages,
    files: new Set(files.map(file => `/${file}`)),
  }
}

/** Builds a config given as text. @throws the reported errors, if it is invalid */
export const buildText = async (text: string): Promise<Built> => {
  const folder = mkdtempSync(join(tmpdir(), 'townsite-built-'))
  const config = join(folder, 'site.config.yaml')
  const out = join(folder, 'dist')
  writeFileSync(config, text)
  const { out: json, err } = await run(['build', '--config', config, '--out', out, '--json'])
  // The report contains a single config.
  const [built] = JSON.parse(json) as readonly { readonly ok: boolean; readonly diagnostics: readonly { readonly code: string }[] }[]
  if (built?.ok !== true) throw new Error(err)
  return {
    ...readBuilt(out),
    codes: built.diagnostics.map(({ code }) => code),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export const elements = (name: string, within: Document | ReturnType<typeof DomUtils.getElementsByTagName>) =>
  DomUtils.getElementsByTagName(name, within)

/** The alternates of the head, with their URLs. */
export const alternates = ({ document }: BuiltPage): readonly (readonly [language: string | undefined, href: string | undefined])[] =>
  elements('link', document).flatMap(({ attribs }) => (attribs.rel === 'alternate' ? [[attribs.hreflang, attribs.href] as const] : []))

/** The language links of the page’s navigation, in order. */
export const toggle = ({ document }: BuiltPage): readonly (readonly [language: string | undefined, href: string | undefined])[] =>
  elements('a', document).flatMap(({ attribs }) => (attribs.hreflang === undefined ? [] : [[attribs.hreflang, attribs.href] as const]))
