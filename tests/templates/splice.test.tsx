import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Head } from '../../generator/site/model/page.ts'
import type { ServiceLocationPage } from '../../generator/site/pages/service-location/plan.ts'
import { pageBytes, pageText } from '../../generator/site/render/page-bytes.ts'
import { renderPage } from '../../generator/site/render/render.tsx'
import { wholeBytes } from '../../generator/site/util/template-instance.ts'
import type { PageAssets } from '../../templates/document.tsx'
import { arabic } from '../../templates/examples/copy-ar.ts'
import { english } from '../../templates/examples/copy-en.ts'
import { french } from '../../templates/examples/copy-fr.ts'
import { spliced, splicedInstances } from '../../templates/splice/splice.ts'
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

type Splice = <Input extends object>(render: (input: Input) => string, fixed: ReadonlySet<string>) => (input: Input) => string

const decoded: Splice = (render, fixed) => {
  const quick = splicedInstances(render, fixed)
  return input => new TextDecoder().decode(wholeBytes(quick(input)))
}

describe.each<[string, Splice]>([
  ['as a text', spliced],
  ['as bytes', decoded],
])('spliced %s', (_, spliced) => {
  test('renders a shape once and fills in the texts of the others, escaped as React does', () => {
    const counted = vi.fn(render)
    const quick = spliced(counted, new Set(['look']))
    const inputs: readonly Card[] = [
      card,
      { ...card, title: `"Ducts" & <vents> d'air`, lines: ['<1>', "'2'"], raw: '<i>2</i>' },
      { ...card, title: '\uE000 \uE001 $1 $&', lines: ['3', '4'] },
      // Longer than all before, characters of two, three and four bytes, and the first again.
      { ...card, title: 'À côté — 導管 🜂'.repeat(40), lines: ['É', '🜂'] },
      card,
      { ...card, lines: card.lines.toReversed() },
    ]
    expect(inputs.map(quick)).toEqual(inputs.map(render))
    expect(counted).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['a text is empty', { ...card, title: '' }],
    ['a list is longer', { ...card, lines: ['One', 'Two', 'Three'] }],
    ['a switch is off', { ...card, open: false }],
    ['a fixed value is another', { ...card, look: 'warning' }],
  ] as const)('renders again if %s', (_, other) => {
    const counted = vi.fn(render)
    const quick = spliced(counted, new Set(['look']))
    expect([card, other].map(quick)).toEqual([card, other].map(render))
    expect(counted).toHaveBeenCalledTimes(2)
  })

  test('an input that fits only in part has no effect on the next', () => {
    const quick = spliced(render, new Set(['look']))
    const lines = ['One', 'Two']
    const inputs: readonly Card[] = [
      { ...card, lines },
      // Its title fits, its lines do not.
      { ...card, title: 'Vents', lines: [...lines, 'Three'] },
      { ...card, lines },
      { ...card, title: 'Chimneys', lines },
    ]
    expect(inputs.map(quick)).toEqual(inputs.map(render))
  })

  test('distinguishes a value that did not fit from a missing one', () => {
    const first = { look: 'plain', lines: ['One'] }
    const shown = vi.fn(({ lines }: { readonly look: string; readonly lines: readonly string[] | undefined }) => lines?.join() ?? 'none')
    const quick = spliced(shown, new Set(['look']))
    const inputs = [first, { look: 'plain', lines: ['One', 'Two'] }, { look: 'plain', lines: undefined }]
    expect(inputs.map(quick)).toEqual(['One', 'One,Two', 'none'])
  })

  test('compares objects below a fixed key by identity', () => {
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

  test('evicts the least recently used shape', () => {
    const counted = vi.fn(({ raw, title }: Pick<Card, 'raw' | 'title'>) => `${raw}: ${title}`)
    const quick = spliced(counted, new Set(['raw']))
    const ask = (raws: readonly number[]): void => {
      for (const raw of raws) expect(quick({ raw: `${raw}`, title: 'Ducts' })).toBe(`${raw}: Ducts`)
    }
    const first = Array.from({ length: 64 }, (_, raw) => raw)
    ask(first)
    ask([0, 63, 30, 0])
    expect(counted).toHaveBeenCalledTimes(64)
    // 1 is the least recently used.
    ask([64, 0, 2, 63, 64])
    expect(counted).toHaveBeenCalledTimes(65)
    ask([1])
    expect(counted).toHaveBeenCalledTimes(66)
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

  const assets: PageAssets = { styles: 'body{color:#123}', script: '/site.js', policy: "default-src 'self'" }
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

  test.each(pages.map(page => [page.language.code, page] as const))('is the same spliced as rendered (%s)', (_, page) => {
    const all = [...variants(page), ...heads(page.head).map(head => ({ ...page, head }))]
    for (const variant of [...all, ...all.toReversed()]) expect(pageText(variant, assets)).toBe(renderPage(variant, assets))
  })

  test.each(pages.map(page => [page.language.code, page] as const))('is rendered again for other assets (%s)', (_, page) => {
    const others: PageAssets = { ...assets, styles: 'body{color:#456}', hyphenate: word => `${word.slice(0, 7)}\u00ad${word.slice(7)}` }
    for (const each of [assets, others, assets])
      expect(Buffer.from(wholeBytes(pageBytes(page, each))).toString()).toBe(renderPage(page, each))
  })
})
