/**
 * Causes every message of the build once and records which are used. `tests/tools/check/faults.test.ts` does the same for checks.
 *
 * @module-tag thorough
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { claimFolder } from '../../../generator/pipeline/publish/claim.ts'
import { foreignDiagnostics, foreignServerFileDiagnostics } from '../../../generator/pipeline/publish/record.ts'
import { readIcons } from '../../../generator/platform/assets/assets.ts'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { readConfigFile } from '../../../generator/platform/config/config-file.ts'
import { readLookedAt } from '../../../generator/platform/config/looked-at.ts'
import { readConfigChain } from '../../../generator/platform/config/read-chain.ts'
import { loadExtensions } from '../../../generator/platform/extensions/load-extensions.ts'
import { typeDiagnostics, uncheckedTypes } from '../../../generator/platform/extensions/type-check.ts'
import { prepareImages } from '../../../generator/platform/images/encode-images.ts'
import { readLogo } from '../../../generator/platform/images/logo.ts'
import { shareImageRenderer } from '../../../generator/platform/images/share-images.ts'
import { messageDiagnostic } from '../../../generator/platform/program/build-failure.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { shapeIssues } from '../../../generator/site/config/compile/shape-issues.ts'
import { formatProblem } from '../../../generator/site/config/formats.ts'
import { inheritedFacts } from '../../../generator/site/config/inherited-facts.ts'
import { asBase } from '../../../generator/site/config/overlay/brand-base.ts'
import { buildersFor } from '../../../generator/site/config/schema/builders.ts'
import { placedBlock, withPlacedBlocks } from '../../../generator/site/config/schema/page-blocks.ts'
import { collisions } from '../../../generator/site/emit/collect.ts'
import { themeDiagnostics } from '../../../generator/site/emit/theme-diagnostics.ts'
import { type HostName, printHosts } from '../../../generator/site/hosts/index.ts'
import { buildMessages } from '../../../generator/site/messages/index.ts'
import { type Entry, messagesOf } from '../../../generator/site/messages/message.ts'
import type { HostInput, Redirect } from '../../../generator/site/model/host.ts'
import { coarsePoints, futureFacts } from '../../../generator/site/plan/dated-facts.ts'
import { pastExceptions } from '../../../generator/site/plan/exceptions.ts'
import { parsePublished } from '../../../generator/site/plan/published.ts'
import { validateRedirects } from '../../../generator/site/urls/redirect-diagnostics.ts'
import { newUrls, validateUrls } from '../../../generator/site/urls/url-diagnostics.ts'
import { parseLock } from '../../../generator/site/urls/url-lock.ts'
import { takenNames } from '../../../generator/site-code.ts'
import { type Compiler, startCode } from '../../../generator/tools/dev/code.ts'
import { shownTopics } from '../../../generator/tools/explain/codes.ts'
import { readShard, shardSite, writeShard } from '../../../generator/tools/shards/shard-folder.ts'
import { type FoundShard, type ShardMarker, validateShards } from '../../../generator/tools/shards/shards.ts'
import { readLedgerFile } from '../../../generator/tools/translations/ledger.ts'
import { overlaid } from '../../support/overlays.ts'
import { compileText, leastText, sampleText, sampleWith, smallText, unreadCache } from '../../support/sample.ts'
import { compileAlone, compilePacked, siteOf } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { firstDraft, syntaxMistakes, values } from '../config/beginners.ts'
import { mistakes } from '../config/mistakes.ts'
import { small } from '../hosts/small.ts'
import { plantAssets } from './planted-assets.ts'

/** `CODE` or `CODE.variant` of each reported problem. */
const used = vi.hoisted(() => new Set<string>())

vi.mock('../../../generator/site/messages/index.ts', async original => {
  const real = await original<typeof import('../../../generator/site/messages/index.ts')>()
  return {
    ...real,
    problem: (code: string, ...args: readonly unknown[]) => {
      used.add(typeof args[0] === 'string' ? `${code}.${args[0]}` : code)
      // As it was called.
      return (real.problem as (...all: readonly unknown[]) => unknown)(code, ...args)
    },
  }
})

/** More changes of the sample with one mistake each. */
const changes: readonly (readonly [from: string, to: string])[] = [
  ['    mon-fri: 07:00-20:00', '    mon-fri: 8 to 5'],
  ['  name: Clairconduit\n', '  name: en: Clair, fr: Clair\n'],
  ['{ code: fr, locale: fr-CA, name: Français }', '{ code: "fr; es", locale: fr-CA, name: Français }'],
  ['    mon-fri: 07:00-20:00', '    mon-fri: 08:00-08:00'],
  ['    mon-fri: 07:00-20:00', '    mon-fri: []'],
  ['      from: 06-24\n', '      from: 2026-06-24\n      to: 2028-06-20\n'],
  ['    - { code: fr, locale: fr-CA, name: Français }\n', ''],
  ['\n  country: CA\n', '\n  country: AQ\n'],
  ['    country: CA\n', '    country: ca\n'],
  ['    region: QC\n', '    region: QB\n    postalCode: H7A 1AO\n'],
  ['    region: QC\n', '    region: Quebec\n'],
  ['    region: QC\n', '    region: qc\n'],
  ['    mon-fri: 07:00-20:00', '    mon-fri: 19:30-14:00'],
  ['  geo: { lat: 45.50884, lng: -73.58781 }', '  geo: { lat: 45.5 N, lng: 73.6 W }'],
  ['      - Chomedey\n', '      - Open: always\n'],
  ['    value: 5\n    best: 5\n', '    value: 48\n    best: 5\n'],
  ['    mon-fri: 07:00-20:00', '    mon-fri: 09:00-05:00'],
  ['  geo: { lat: 45.50884, lng: -73.58781 }', '  geo: { lat: -73.58781, lng: 45.50884 }'],
  ['  geo: { lat: 45.50884, lng: -73.58781 }', '  geo: { lat: 0, lng: 0 }'],
  ['  geo: { lat: 45.50884, lng: -73.58781 }', '  geo: { lat: 20.5, lng: 20.5 }'],
  ['    geo: { lat: 45.58, lng: -73.75 }', '    geo: { lat: 45.58, lng: -63.75 }'],
  ['    icon: duct\n', '    icon: 2nd duct\n'],
  ['    icon: duct\n', '    icon: duct #2\n'],
  ['    icon: duct\n', '    icon: &a duct\n'],
  ['  founded: 1998', '  founded: 1998\n    - x'],
  ['file: service-duct.jpg', 'file: service-duct.gif'],
  ['https://facebook.example/clairconduit', 'facebook'],
  ['https://facebook.example/clairconduit', 'https:///clairconduit'],
  ['https://facebook.example/clairconduit', 'https://anna:secret@facebook.example/clairconduit'],
  ['https://facebook.example/clairconduit', 'https://facebook.example/clair conduit'],
  ['origin: https://www.clairconduit.example', 'origin: https://anna.github.io/ducts/'],
  ['redirects: []', 'redirects: [{ from: /old-place, to: "https://müller.example/a" }]'],
  ['    heading: { en: "Look first, then clean",', '    heading: { en: "Look\u200b first, then clean",'],
  ['    name: { en: Laval, fr: Laval }', '    name: { en: “Laval”, fr: Laval }'],
  ['    name: { en: Laval, fr: Laval }', '    name: { en: <b>Laval</b>, fr: Laval }'],
  ['    slug: laval\n', '    slug: con\n'],
  [
    '    name: { en: Laval, fr: Laval }\n    in: { en: in Laval, fr: à Laval }\n    slug: laval\n',
    '    name: { en: Montreal!, fr: Montréal! }\n',
  ],
  ['origin: https://www.clairconduit.example', 'origin: clairconduit'],
  ['fr: /fr/a-propos', 'fr: /fr/a-propos/'],
  ['fr: /fr/a-propos', 'fr: fr/a-propos'],
  ['fr: /fr/a-propos', 'fr: "/fr/a-propos/{town}"'],
  ['  - id: dryer-vent\n', '  - id: air-duct\n'],
  ['  founded: 1998', '  founded: 98'],
  ['name: Français }', 'name: "" }'],
  ['name: Français }\n', 'name: Français }\n    - { code: es, locale: es, name: Español }\n'],
  ['      value: 5000\n', ''],
  ['    slug: laval\n', `    slug: ${'l'.repeat(101)}\n`],
  ['{ en: Look first.', `{ en: "${'{years, plural, other {'.repeat(11)}${'}}'.repeat(11)}", fr: x } #`],
  [
    '        services: true\n        options:\n          - value: all\n            label:\n              en: "{services, plural, one {} =2 {Both services} other {All {services, number, words} services}}"\n              fr: "{services, plural, one {} other {Les {services, number, words} services}}"\n',
    '',
  ],
  ['hosting: [serve', 'checks: 1\nhosting: [serve'],
  ['  keywords:\n    en: air duct', '  checks: { title-double: off, redirect-chain: off }\n  keywords:\n    en: air duct'],
]

const formspree = "  provider: formspree\n  # The letters after /f/ in your form's address at the service.\n  id: xclairconduit\n"

/** Forms of the sample with other settings. */
const forms: readonly (readonly [from: string, to: string])[] = [
  ['  id: xclairconduit\n', '  id: https://formspree.io/f/xclairconduit\n'],
  ['  id: xclairconduit\n', '  id: xclairconduit\n  encoding: form\n'],
  ['  id: xclairconduit\n', '  id: xclairconduit\n  endpoint: http://forms.example/post\n'],
  [formspree, '  provider: custom\n'],
  [formspree, '  provider: custom\n  endpoint: https://forms.example/\n  inboxes: { laval: here }\n'],
  [formspree, '  provider: netlify\n  id: x\n  inboxes: { laval: y }\n'],
  ['      - name: message\n', '      - name: submit\n'],
]

const overlays: readonly string[] = [
  'slogann: null',
  'shop: { email: null }',
  'list: []',
  'list: [{ n: 2 }]',
  'list: [{ a: null }]',
  'list: [a]',
  'list: [{ id: a, n: 1 }, { id: a, n: 2 }]',
  'list: [{ id: c, remove: true }]',
  'list: [{ id: a, remove: false }]',
  'list: [{ id: a, remove: true, n: 2 }]',
  'list: [{ id: a, place: behind b }]',
  'list: [{ id: a, place: after c }]',
  'list: { only: a }',
  'forms: { inboxes: { laval: x } }',
  'steps: [{ n: 1 }]',
  'steps: { first: { n: 1 } }',
]

const notYaml: readonly string[] = [
  '',
  'a: { en: ? b, fr: c }\n',
  'a: { en: b fr: c }\n',
  '- a\n',
  'a: *b\n',
  `a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 6 }, (_, index) => `a${index + 1}: &a${index + 1} [${Array(10).fill(`*a${index}`)}]\n`).join('')}`,
  `a: ${'['.repeat(100)}${']'.repeat(100)}\n`,
  'a: >x\n',
  'a: "\\u0007"\n',
  `redirects: [${'a,'.repeat(30_001)}]\n`,
  `redirects: [${'a,'.repeat(1_000_000)}a]\n`,
  `redirects: [${'a,'.repeat(1_000_000)}]\n`,
  `site: { languages: [${Array.from({ length: 101 }, (_, index) => `{ code: l${index} }`)}] }\n`,
  Array.from({ length: 501 }, (_, index) => `key${index}: 1\n`).join(''),
]

const to = (from: Redirect['from'], target: Redirect['to']): Redirect => ({ from, to: target, status: 301 })
const pattern = (from: Redirect['from'], target: Redirect['to']): Redirect => ({ ...to(from, target), pattern: true })

const redirects: readonly Redirect[] = [
  to('/contact.html', '/contact'),
  to('/contact', '/'),
  to('/a', '/contact'),
  to('/a', '/contact'),
  to('/A', '/'),
  to('/round', '/about-turn'),
  to('/about-turn', '/round'),
  to('/b', '/a'),
  to('/dead', '/gone'),
  to('/far', 'https://x.example/$uri'),
]

const many = Array.from({ length: 2_100 }, (_, index) => to(`/old/${index}`, '/services'))

const printed: readonly (readonly [hosts: readonly HostName[], input: Partial<HostInput>])[] = [
  [['serve'], { redirects: [to('/a b', '/contact')] }],
  [['serve'], { redirects: [pattern('/a/:b', '/c/:d')] }],
  [['serve'], { redirects: [pattern('/a/:b/:b', '/c/:b')] }],
  [['serve', 'firebase'], { redirects: [to('/a', 'https://x.example/b%2Fc')] }],
  [['serve'], { notFound: '/lost' }],
  [['render'], { redirects: [{ ...to('/promo', '/contact'), status: 302 }] }],
  [['netlify', 'cloudflare', 'github-pages'], {}],
  [['vercel'], { redirects: many }],
  [
    ['serve'],
    {
      headers: [
        {
          scope: 'all',
          headers: [
            { name: 'X-A', value: 'x'.repeat(2_000) },
            { name: 'X-B', value: '$uri' },
          ],
        },
      ],
    },
  ],
]

const shard = (folder: string, change: Partial<ShardMarker> = {}): FoundShard => ({
  folder,
  marker: {
    shard: { number: 1, of: 2 },
    by: 'page',
    whole: 'abc',
    all: ['site'],
    sites: [{ id: 'site', folder: '', files: { 'index.html': folder }, serverFiles: {} }],
    ...change,
  },
})
const second = { shard: { number: 2, of: 2 } }

const shards: readonly (readonly FoundShard[])[] = [
  [shard('one')],
  [shard('one'), shard('again')],
  [shard('one'), shard('two', { ...second, whole: 'xyz' })],
  [shard('one'), shard('two', { shard: { number: 2, of: 3 } })],
  [shard('one'), shard('two', second)],
  [shard('one', { sites: [] }), shard('two', { ...second, sites: [] })],
]

const files = temporaryFolder()
const file = (path: string, text: string | Uint8Array): string => {
  const target = join(files, path)
  mkdirSync(join(target, '..'), { recursive: true })
  writeFileSync(target, text)
  return target
}

const readFiles = (): void => {
  readConfigFile(join(files, 'missing.yaml'))
  readConfigFile(files)
  readConfigFile(file('latin.yaml', Buffer.from([0xe9])))
  readConfigFile(file('huge.yaml', Buffer.alloc(33 * 1024 * 1024, 'a')))
  readConfigFile('/dev/null')
  readConfigFile(`${files}/\0`)
  for (let base = 0; base < 22; base++) file(`base-${base}.yaml`, `extends: base-${base + 1}.yaml\n`)
  readConfigChain(join(files, 'base-0.yaml'))
  readConfigChain(file('number.yaml', 'extends: 5\n'))
  readConfigChain(file('itself.yaml', 'extends: itself.yaml\n'))
  file('.townsite/a.translations.json', '[')
  readLedgerFile(join(files, 'a.config.yaml'), '.')
  writeFileSync(join(files, '.townsite/a.looked-at.json'), '{')
  readLookedAt(join(files, 'a.config.yaml'), '.')
  parseLock('urls.lock', '<<<<<<< ours\n')
  parsePublished('a.published', 'what\n')
  const out = join(file('out/thesis.txt', 'mine'), '..')
  foreignDiagnostics(out)
  file('out.hosts/nginx/site.conf', 'mine')
  foreignServerFileDiagnostics(out, [{ path: 'nginx/site.conf', bytes: 'made' }])
  claimFolder(out, 'out')
  claimFolder(out, 'out')
}

const readShards = (): void => {
  readShard(join(files, 'no-shard'), '.')
  readShard(files, '.')
  readShard(join(file('torn/townsite-shard.json', '{'), '..'), '.')
  const folder = join(file('broken/index.html', 'new'), '..')
  file('broken/robots.txt', 'x')
  const site = shardSite('site', '', folder)
  writeShard(folder, { ...shard('x').marker, sites: [{ ...site, files: { 'index.html': 'old', 'gone.html': 'x' } }] })
  readShard(folder, '.')
  for (const some of shards) validateShards(some)
}

const drawAssets = async (): Promise<void> => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888888' } })
      .png()
      .toBuffer()
  file('images/small.png', await picture(300, 300))
  file('images/large.png', await picture(12_001, 2))
  file('images/broken.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'))
  file('images/logo.svg', '<svg></svg>')
  file('icons/bad.svg', '<svg viewBox="0 0 1 1"><script/></svg>')
  file('icons/empty.svg', '<svg></svg>')
  file('icons/handler.svg', '<svg viewBox="0 0 1 1"><path onclick="x"/></svg>')
  file('icons/text.svg', '<svg viewBox="0 0 1 1"><path/>text</svg>')
  await prepareImages([files], ['small.png', 'large.png', 'broken.jpg'])
  await readLogo([files], 'logo.svg', unreadCache)
  readIcons([files], ['bad', 'empty', 'handler', 'text'])
  themeDiagnostics([{ colour: 'accent', use: 'text', from: '#ffcc00', to: '#7a5c00' }], () => undefined)
  const { config } = compileText(sampleText)
  if (config === undefined) throw new Error('the sample is sound')
  const studio = shareImageRenderer(config, ['assets'], unreadCache)
  studio.withoutTitle([{ title: '清掃', direction: 'ltr', url: '/a.png' }])
}

const developCode = (): void => {
  messageDiagnostic({ id: '', pluginName: '', text: 'Expected ")"', location: null, notes: [], detail: undefined })
  const code = startCode(() => Promise.reject<Compiler>(new Error('never asked')))
  code.thrown(new Error('broken'), '/')
  code.thrown(Object.assign(new Error('endless'), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }), '/')
}

const shapes = (): void => {
  for (const schema of [z.object({ a: z.url() }), z.object({ a: z.string().refine(() => false) })])
    shapeIssues(schema, { a: 'b' }, [], schema.safeParse({ a: 'b' }).error?.issues ?? [])
}

const planSite = (): void => {
  const place = { file: 'site.config.yaml', line: 1, column: 1 }
  const site = siteOf(sampleWith(['      from: 06-24\n', '      from: 2026-06-24\n']))
  pastExceptions(site.config, '2026-07-01', () => place)
  futureFacts(site.config, 1990, () => place)
  const coarse = compileAlone(
    sampleWith(
      ['  geo: { lat: 45.50884, lng: -73.58781 }', '  geo: { lat: 45.5, lng: -73.5 }'],
      [
        '    city: { en: Montreal, fr: Montréal }\n    region: QC',
        '    street: 1 X\n    city: { en: Montreal, fr: Montréal }\n    region: QC',
      ],
    ),
  )
  if (coarse.ok) coarsePoints(coarse.value.config, coarse.value.document)
  const contract = {
    added: ['/new'],
    moved: [],
    vanished: [{ from: '/old', to: '/contact' }],
    reassigned: [{ path: '/en/services/x', was: 'en about', now: 'en contact' }],
  } as const
  validateUrls('site.config.yaml', site, contract, () => place)
  newUrls('urls.lock', contract)
  collisions(
    [],
    [
      { path: 'a', bytes: '' },
      { path: 'A', bytes: '' },
    ],
  )
}

/** The code of a site, with a mistake of each kind. */
const plantExtensions = async (): Promise<void> => {
  const root = temporaryFolder()
  const write = (file: string, text: string): void => {
    mkdirSync(join(root, 'townsite', file, '..'), { recursive: true })
    writeFileSync(join(root, 'townsite', file), text)
  }
  const provided = { townsite: {}, 'townsite/extension': {}, react: {}, 'react/jsx-runtime': {}, 'react-dom/server': {} }
  write('block/prices.tsx', '')
  write('blocks/Price List.tsx', '')
  write('blocks/prices/prices.css', '')
  write('languages/polish.yaml', '')
  write('trades/bakery.yaml', '- plumber')
  await loadExtensions(root, provided)
  rmSync(join(root, 'townsite'), { recursive: true })
  for (const text of [
    'export const harbour = 1',
    'export default {}',
    "export default { name: 'harbor', title: '', manual: [], maxRedirects: 1, redirectsBy: 'rule', print: 1 }",
  ]) {
    write('hosts/harbour.ts', text)
    await loadExtensions(root, provided)
  }
  for (const text of ['export default Date.now()', "import 'node:fs'", 'throw new Error("Sorry")']) {
    write('hosts/harbour.ts', text)
    await loadExtensions(root, provided)
  }
  rmSync(join(root, 'townsite'), { recursive: true })
  for (const name of ['footer', 'foter']) {
    write(`components/${name}/${name}.tsx`, 'export const x = 1')
    await loadExtensions(root, provided)
  }
  rmSync(join(root, 'townsite/components/foter'), { recursive: true })
  write(
    'components/footer/original.json',
    JSON.stringify({ townsite: '0.9.0', hash: '', contract: { exports: [], props: '', attributes: [] }, files: {} }),
  )
  await loadExtensions(root, provided)
  rmSync(join(root, 'townsite'), { recursive: true })
  write('styles.css', 'p { color: var(--papper); --guter: 1rem; }')
  await loadExtensions(root, provided)
  typeDiagnostics({ ok: false, output: "townsite/styles.ts(1,1): error TS2304: Cannot find name 'x'." })
  typeDiagnostics({ ok: false, output: 'Killed' })
  uncheckedTypes(resolve('/'))
  uncheckedTypes(process.cwd(), join(root, 'lib/types'))
  const modules = { blocks: {}, checks: {}, components: {}, 'form-services': {}, hosts: { netlify: {} }, pages: {} }
  await takenNames({ packs: [], files: [{ folder: 'hosts', name: 'netlify', file: 'townsite/hosts/netlify.ts' }], modules })
  const blocks = { prices: { label: { en: 'Prices', fr: 'Prix' }, schema: () => z.strictObject({}) } }
  placedBlock(buildersFor(['en']), blocks).safeParse({})
  withPlacedBlocks(z.object({}).loose(), ['services'], ['prices']).safeParse({ blocks: [{ before: 'servces', prices: {} }] })
}

beforeAll(async () => {
  used.clear()
  await plantExtensions()
  for (const change of [...mistakes.map(mistake => mistake.change), ...changes, ...forms]) compileText(sampleWith(change))
  for (const text of notYaml) compileText(text)
  compileText(smallText.replace('mon-fri: 08:00-18:00', 'mon-fri: 08:00-12:00, 13:00-18:00'))
  compileText(smallText.replace('name: Small\n', 'name: "{Small"\n'))
  compileText(smallText.replace('en: Dust settles.', `en: "In d'{city}"`))
  for (const { from, to: now } of syntaxMistakes) compileText(firstDraft.replace(from, () => now))
  for (const { from, to: now } of values) compileText(smallText.replace(from, () => now))
  compileText(smallText.replace('origin: https://www.small.example, ', ''))
  compileText(smallText.replace(/^ {2}notFound: .*$/m, '  notFound: off'))
  compileText(smallText.replace(/^phones: .*$|^ {2}email: .*$/gm, ''))
  compilePacked('business:\n  name:\n')
  compilePacked(`trade: plumber\n${leastText.replace('- { name: Dog grooming', '- { id: leek-repair }\n  - { name: Dog grooming')}`)
  compilePacked(leastText.replace('en-US', 'zh-hant-tw'))
  for (const over of overlays) overlaid('list: [{ id: a }, { id: b }]\nsteps: [{ n: 1 }, { n: 2 }]\nslogan: x\n', over)
  overlaid('- a\n', 'a: 1\n')
  compileChain(
    [
      { file: 'a.yaml', text: 'extends: b.yaml\nbusiness: { slogan: {} }\n' },
      { file: 'b.yaml', text: smallText },
    ],
    assetNames('assets'),
  )
  const city = compileChain(
    [
      {
        file: 'city.yaml',
        text: 'extends: b.yaml\nbusiness: { address: { city: { en: Laval, fr: Laval } } }\nservices: { only: [air-duct, dryer-vent] }\n',
      },
      { file: 'b.yaml', text: sampleText },
    ],
    assetNames('assets'),
  )
  if (city.ok) inheritedFacts(city.value)
  for (const value of ['1.0.0', 1, 4, undefined]) formatProblem(value, { current: 3, oldest: 2 })
  asBase([{ file: 'brand.config.yaml', text: 'business: {}\n' }])
  validateRedirects({ redirects, pages: ['/', '/contact'], files: [], planned: [], origin: 'https://a.example' })
  for (const [hosts, input] of printed) printHosts(hosts, { ...small, ...input })
  shapes()
  readFiles()
  readShards()
  developCode()
  planSite()
  await drawAssets()
  await plantAssets(join(files, 'assets'))
}, 120_000)

/** `CODE` or `CODE.variant` of every message. */
const messageNames = Object.entries<Entry>(buildMessages).flatMap(([code, entry]) =>
  messagesOf(entry).map(([variant]) => (variant === undefined ? code : `${code}.${variant}`)),
)

/** Messages that no test can cause: root can read every file, and disks seldom fail. */
// The last takes seconds: tests/site/config/mistakes.test.ts causes it.
const notTested: readonly string[] = ['CONFIG_FORBIDDEN', 'CONFIG_UNREADABLE.failed', 'CONFIG_TOO_LARGE.mistakes']

test.each(messageNames.filter(name => !notTested.includes(name)))('an input causes %s', name => {
  expect([...used]).toContain(name)
})

test('codes are unique, those of checks included', () => {
  const codes = shownTopics.flatMap(({ entries }) => entries.map(entry => entry.code))
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})
