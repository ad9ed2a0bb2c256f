/**
 * The same pages made by Hugo, where it is installed (`apt-get install hugo`): what pages of one shape have in common is a layout, what
 * differs are parameters of each page, so both programs make the same bytes. Hugo is spared a config, its rules and translations.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesUnder } from '../../generator/io/folder.ts'
import { measured, row } from './measured.ts'
import { configWithPlaces } from './places.ts'
import { plainWrite } from './plain-write.ts'

/** A page as texts and what stands between them; words of data too, so that no layout holds a page's own. */
const piecesOf = (html: string): readonly string[] => html.split(/(?<=[>"])|(?=[<"])/)

/** Writes the input of a Hugo site that makes these pages. @returns how many */
const hugoSite = (pages: string, folder: string): number => {
  const names = filesUnder(pages).filter(name => name.endsWith('.html'))
  const shapes = new Map<number, { readonly name: string; readonly pieces: readonly string[] }[]>()
  for (const name of names) {
    const pieces = piecesOf(readFileSync(join(pages, name), 'utf8'))
    shapes.set(pieces.length, [...(shapes.get(pieces.length) ?? []), { name, pieces }])
  }
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write(
    'config.json',
    JSON.stringify({
      baseURL: 'https://compared.example/',
      disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
      // Texts as they are: they are escaped already.
      outputFormats: { whole: { mediaType: 'text/html', isPlainText: true, baseName: 'index' } },
      outputs: { page: ['whole'] },
      uglyURLs: true,
    }),
  )
  for (const [shape, all] of shapes) {
    const [first] = all
    if (first === undefined) continue
    const differing = first.pieces.flatMap((piece, at) => (all.every(({ pieces }) => pieces[at] === piece) ? [] : [at]))
    const slots = new Map(differing.map((at, slot) => [at, `{{ index $p ${slot} }}`]))
    const layout = first.pieces.map((piece, at) => slots.get(at) ?? piece.replaceAll('{{', '{{ "{{" }}')).join('')
    write(`layouts/shape${shape}/single.whole.html`, `{{ $p := .Params.pieces }}${layout}`)
    for (const [number, { name, pieces }] of all.entries())
      write(
        `content/p${shape}-${number}.md`,
        JSON.stringify({ type: `shape${shape}`, url: `/${name}`, pieces: differing.map(at => pieces[at]) }),
      )
  }
  return names.length
}

/** Files that are not the same in both folders. */
const differingIn = (one: string, other: string, names: readonly string[]): number =>
  names.filter(name => readFileSync(join(one, name), 'utf8') !== readFileSync(join(other, name), 'utf8')).length

const headings = ['pages', 'Townsite', 'again', 'one area', 'Hugo', 'again', 'plain write', '÷ Hugo', 'differing']

/** @param folder for what is built @param sizes pages */
export const benchCompare = (folder: string, sizes: readonly number[]): void => {
  if (spawnSync('hugo', ['version']).status !== 0) {
    process.stdout.write('Hugo is not installed: there is nothing to compare with.\n')
    return
  }
  const sample = readFileSync('site.config.yaml', 'utf8')
  process.stdout.write(`${spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout}${row(headings, headings)}\n`)
  for (const size of sizes) {
    const [config, out, source] = [join(folder, `${size}.yaml`), join(folder, `t${size}`), join(folder, `h${size}`)]
    const text = configWithPlaces(sample, size)
    writeFileSync(config, text)
    const args = ['build', '--config', config, '--out', out]
    const first = measured(args)
    const pages = hugoSite(out, source)
    const hugo = (): number => {
      const begun = performance.now()
      const { status, stderr, stdout } = spawnSync('hugo', ['--quiet', '-s', source, '-d', join(source, 'public')], { encoding: 'utf8' })
      if (status !== 0) throw new Error(`${stdout}${stderr}`.slice(-2_000))
      return (performance.now() - begun) / 1000
    }
    const [peer, peerAgain] = [hugo(), hugo()]
    const names = filesUnder(out).filter(name => name.endsWith('.html'))
    const differing = differingIn(out, join(source, 'public'), names)
    const again = measured(args)
    writeFileSync(config, text.replace('Houses of Place 7 and', 'Homes of Place 7 and'))
    const edit = measured(args)
    const plain = plainWrite(join(source, 'public'), join(folder, `p${size}`))
    const cells = [first.seconds, again.seconds, edit.seconds, peer, peerAgain, plain.seconds].map(seconds => `${seconds.toFixed(2)} s`)
    process.stdout.write(`${row(headings, [String(pages), ...cells, (first.seconds / peer).toFixed(2), String(differing)])}\n`)
    for (const path of [out, source]) rmSync(path, { recursive: true, force: true })
  }
}
