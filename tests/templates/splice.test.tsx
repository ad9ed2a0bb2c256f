import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Head } from '../../generator/site/model/page.ts'
import { fixed } from '../../generator/site/pages/service-location/index.ts'
import type { ServiceLocationPage } from '../../generator/site/pages/service-location/plan.ts'
import { bodyMarkup } from '../../generator/site/render/body.tsx'
import { splicedBody, splicedHead } from '../../generator/site/render/spliced.ts'
import { arabic } from '../../templates/examples/copy-ar.ts'
import { english } from '../../templates/examples/copy-en.ts'
import { french } from '../../templates/examples/copy-fr.ts'
import { headAfter } from '../../templates/head.ts'
import { spliced } from '../../templates/splice.ts'
import { pagesOf } from './pages.ts'

interface Card {
  readonly look: 'plain' | 'warning'
  readonly title: string
  readonly lines: readonly string[]
  readonly raw: string
  readonly open: boolean
}

const Card = ({ look, title, lines, raw, open }: Card) => (
  <section className={look} aria-label={title} hidden={!open}>
    {title !== '' && <h2>{title}</h2>}
    {lines.map(line => (
      <p key={line}>{line}</p>
    ))}
    <div dangerouslySetInnerHTML={{ __html: raw }} />
  </section>
)

const card: Card = { look: 'plain', title: 'Ducts', lines: ['One', 'Two'], raw: '<b>1</b>', open: true }
const render = (input: Card): string => renderToStaticMarkup(<Card {...input} />)

describe('spliced', () => {
  test('renders a shape once and fills in the texts of the others, escaped as React does', () => {
    const counted = vi.fn(render)
    const quick = spliced(counted, new Set(['look']))
    const inputs: readonly Card[] = [
      card,
      { ...card, title: `"Ducts" & <vents> d'air`, lines: ['<1>', "'2'"], raw: '<i>2</i>' },
      { ...card, title: '\uE000 \uE001 $1 $&', lines: ['3', '4'] },
    ]
    expect(inputs.map(quick)).toEqual(inputs.map(render))
    expect(counted).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['a text is empty', { ...card, title: '' }],
    ['a list is longer', { ...card, lines: ['One', 'Two', 'Three'] }],
    ['a switch is off', { ...card, open: false }],
    ['a fixed value is another', { ...card, look: 'warning' }],
  ] as const)('renders anew where %s', (_, other) => {
    const counted = vi.fn(render)
    const quick = spliced(counted, new Set(['look']))
    expect([card, other].map(quick)).toEqual([card, other].map(render))
    expect(counted).toHaveBeenCalledTimes(2)
  })

  test('objects below a fixed key are compared as they are', () => {
    interface Input {
      readonly icon: { readonly path: string }
      readonly label: string
    }
    const counted = vi.fn(({ icon, label }: Input) => `${icon.path.length} ${label}`)
    const quick = spliced(counted, new Set(['icon']))
    const [one, two] = [{ path: 'abc' }, { path: 'abcdef' }]
    expect([quick({ icon: one, label: 'a' }), quick({ icon: two, label: 'b' }), quick({ icon: one, label: 'c' })]).toEqual([
      '3 a',
      '6 b',
      '3 c',
    ])
    expect(counted).toHaveBeenCalledTimes(2)
  })
})

// Of the same type: strings stay strings, lists stay lists, keys stay.
const respelled = <Value,>(value: Value, keys: ReadonlySet<string>): Value => {
  if (typeof value === 'string') return (value === '' ? '' : `${value} & <“'x'”>`) as Value
  if (Array.isArray(value)) return value.map(item => respelled(item, keys)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, keys.has(key) ? held : respelled(held, keys)])) as Value
}

describe('a location page', () => {
  const pages = [pagesOf(english), pagesOf(french), pagesOf(arabic, [arabic, english, french])].map(site => site.serviceLocation)
  const variants = (page: ServiceLocationPage): readonly ServiceLocationPage[] => [
    page,
    // The same shape with other texts: spliced.
    {
      ...page,
      ...respelled(
        {
          hero: { ...page.hero, picture: null },
          area: page.area,
          local: page.local,
          otherLocations: page.otherLocations,
          breadcrumb: page.breadcrumb,
        },
        new Set(),
      ),
    },
    {
      ...page,
      ...respelled(
        { area: page.area, local: page.local, reasons: page.reasons, callToAction: page.callToAction },
        new Set(['phone', 'button']),
      ),
    },
    { ...page, local: null },
    { ...page, office: null, area: { ...page.area, neighbourhoods: [] } },
  ]

  test.each(pages.map(page => [page.language.code, page] as const))('is spliced as React would write it (%s)', (_, page) => {
    for (const variant of [...variants(page), ...variants(page).toReversed()]) expect(splicedBody(variant, fixed)).toBe(bodyMarkup(variant))
  })

  const own = [{ '@type': 'Service', name: 'Ducts in </script> "Laval" & \u2028', areaServed: [{ '@type': 'City', name: 'Laval' }] }]
  const heads = (head: Head): readonly Head[] => {
    const graph = head.structuredData?.['@graph'] ?? []
    const withOwn = (nodes: readonly object[]): Head => ({
      ...head,
      structuredData: { '@context': 'https://schema.org', '@graph': [...graph.slice(0, 2), {}, {}].slice(0, 2).concat(nodes) },
    })
    return [
      withOwn(own),
      respelled({ ...withOwn(own), title: 'It’s "new"' }, new Set(['structuredData', 'themeColour', 'alternates'])),
      withOwn(respelled(own, new Set())),
      { ...withOwn(own), keywords: '', indexable: false, alternates: [] },
      { ...head, structuredData: null },
    ]
  }

  test.each(pages.map(page => [page.language.code, page.head] as const))('has its head spliced as it would be written (%s)', (_, head) => {
    for (const variant of [...heads(head), ...heads(head).toReversed()])
      expect(splicedHead(variant, '/site.js')).toBe(headAfter(variant, '/site.js'))
  })
})
