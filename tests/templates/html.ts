import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A stylesheet of the templates, by its path below `templates/components/`. */
export const sheet = (name: string): string => readFileSync(join('templates', 'components', name), 'utf8')

/** Every class of a page’s elements. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(match => (match[1] ?? '').split(/\s+/)))

/** Every class in the selectors of a stylesheet. */
export const classesOf = (css: string): ReadonlySet<string> =>
  new Set(
    [
      ...css
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([a-z][\w-]*)/g),
    ].map(match => match[1] ?? ''),
  )
