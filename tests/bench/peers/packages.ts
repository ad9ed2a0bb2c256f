/** Programs that are npm packages, in the `node_modules` of the folder `BENCH_PEERS`: run `npm install @11ty/eleventy astro` there. */
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Peer, put } from './peer.ts'

const folder = process.env.BENCH_PEERS ?? ''
const modules = join(folder, 'node_modules')

const versionOf = (name: string): string | undefined => {
  const file = join(modules, name, 'package.json')
  if (folder === '' || !existsSync(file)) return undefined
  // Every installed package has a version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version
}

/** Expression that joins the common pieces with those of a page. */
const joined = 'common.reduce((before, piece, at) => before + own[at - 1] + piece)'

/** A JavaScript template for each shape, which is Eleventy’s fastest format, with the pages as data. */
export const eleventy: Peer = {
  name: 'Eleventy',
  version: () => versionOf('@11ty/eleventy'),
  write: (shapes, source) => {
    for (const [shape, { common, pages }] of shapes.entries()) {
      put(source, `pages/_data/shape${shape}.json`, JSON.stringify([...pages]))
      put(
        source,
        `pages/shape${shape}.11ty.cjs`,
        `const common = ${JSON.stringify(common)}
exports.data = { pagination: { data: 'shape${shape}', size: 1, alias: 'one' }, permalink: ({ one }) => '/' + one.name, eleventyExcludeFromCollections: true }
exports.render = ({ one: { own } }) => ${joined}
`,
      )
    }
  },
  command: (_, out) => [process.execPath, join(modules, '@11ty', 'eleventy', 'cmd.cjs'), '--quiet', '--input=pages', `--output=${out}`],
}

/** One endpoint for all pages, which is faster than components. */
export const astro: Peer = {
  name: 'Astro',
  version: () => versionOf('astro'),
  write: (shapes, source) => {
    rmSync(join(source, 'node_modules'), { force: true })
    put(source, 'package.json', '{ "type": "module" }')
    put(source, 'astro.config.mjs', 'export default {}\n')
    put(source, 'shapes.json', JSON.stringify(shapes.map(({ common, pages }) => ({ common, pages: [...pages] }))))
    put(
      source,
      'src/pages/[...path].ts',
      `import { readFileSync } from 'node:fs'
const shapes = JSON.parse(readFileSync(${JSON.stringify(join(source, 'shapes.json'))}, 'utf8'))
export const getStaticPaths = () => shapes.flatMap(({ common, pages }) => pages.map(({ name, own }) => ({ params: { path: name }, props: { common, own } })))
export const GET = ({ props: { common, own } }) => new Response(${joined})
`,
    )
    symlinkSync(modules, join(source, 'node_modules'))
  },
  command: (source, out) => {
    const main = join(modules, 'astro', 'astro.js')
    return ['env', 'ASTRO_TELEMETRY_DISABLED=1', process.execPath, main, 'build', '--silent', '--root', source, '--outDir', out]
  },
}
