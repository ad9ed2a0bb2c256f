/** Every link of the documents targets an existing file and heading, and the index lists every page. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'

const pages = glob.sync(['*.md', '{docs,generator,languages,starters,templates}/**/*.md'], { ignore: ['**/node_modules/**'] }).sort()

/** Markdown without code, in which brackets are no links. */
const withoutCode = (text: string): string => text.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '``')

/** The anchors that GitHub gives to headings: https://github.com/gjtorikian/html-pipeline */
const anchorsOf = (text: string): ReadonlySet<string> => {
  const seen = new Map<string, number>()
  const headings = [...text.replace(/^```.*?^```$/gms, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map(heading => {
      const anchor = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
        .replaceAll(' ', '-')
      const count = seen.get(anchor) ?? 0
      seen.set(anchor, count + 1)
      return count === 0 ? anchor : `${anchor}-${count}`
    }),
  )
}

const linksOf = (text: string): readonly string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter(target => !/^[a-z]+:/.test(target))

/** @returns the links of a page that lead nowhere */
const deadLinks = (page: string, text: string): readonly string[] =>
  linksOf(text).filter(link => {
    const [path = '', anchor] = link.split('#')
    // In a new site, the package is this repository.
    const file = path === '' ? page : normalize(join(dirname(page), path)).replace('starters/site/node_modules/townsite/', '')
    if (file !== page && !existsSync(file)) return true
    return (
      anchor !== undefined &&
      ((file !== page && statSync(file).isDirectory()) || !anchorsOf(file === page ? text : readFileSync(file, 'utf8')).has(anchor))
    )
  })

test('finds links to missing files and headings', () => {
  const text = '# One\n\n## Two & three\n\n[a](#one) [b](#two--three) [c](#four) [d](LICENSE) [e](LICENCE) `[f](g)`\n'
  expect(deadLinks('x.md', text)).toEqual(['#four', 'LICENCE'])
})

test.each(pages)('%s has no dead link', page => {
  expect(deadLinks(page, readFileSync(page, 'utf8'))).toEqual([])
})

/** Pages that another index lists. */
const listedElsewhere = /^docs\/(README\.md|decisions\/\d|how-to\/develop\/(?!README)|reference\/config\/(?!README))/

test('the index lists every page', () => {
  const listed = new Set(linksOf(readFileSync('docs/README.md', 'utf8')).map(link => join('docs', link.split('#')[0] ?? '')))
  expect(pages.filter(page => page.startsWith('docs/') && !listedElsewhere.test(page) && !listed.has(page))).toEqual([])
})
