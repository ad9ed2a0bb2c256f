import { spawnSync } from 'node:child_process'
import { type Peer, put } from './peer.ts'

/** `apt-get install hugo`: a layout for each shape; the other texts are parameters of the pages. */
export const hugo: Peer = {
  name: 'Hugo',
  version: () => {
    const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
    return status === 0 ? /v[\d.]+/.exec(stdout)?.[0] : undefined
  },
  write: (shapes, source) => {
    put(
      source,
      'config.json',
      JSON.stringify({
        baseURL: 'https://compared.example/',
        disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
        // The texts are already escaped.
        outputFormats: { whole: { mediaType: 'text/html', isPlainText: true, baseName: 'index' } },
        outputs: { page: ['whole'] },
        uglyURLs: true,
      }),
    )
    for (const [shape, { common, pages }] of shapes.entries()) {
      const pieces = common.map(piece => piece.replaceAll('{{', '{{ "{{" }}'))
      const layout = pieces.reduce((before, piece, at) => `${before}{{ index $p ${at - 1} }}${piece}`)
      put(source, `layouts/shape${shape}/single.whole.html`, `{{ $p := .Params.pieces }}${layout}`)
      let number = 0
      for (const { name, own } of pages)
        put(source, `content/p${shape}-${number++}.md`, JSON.stringify({ type: `shape${shape}`, url: `/${name}`, pieces: own }))
    }
  },
  command: (source, out) => ['hugo', '--quiet', '-s', source, '-d', out],
}
