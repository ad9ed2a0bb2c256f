/** Scripts, handlers, unsafe URLs and rules of servers that come from a text of the config, which names `pwn`. */
import { parseHtml } from '../../../generator/html/parse.ts'
import type { Site } from '../../../generator/site/build.ts'
import { serverFiles, siteFiles } from '../../../generator/site/site-files.ts'

const schemes = /^(?:https?:|mailto:|tel:|[/?#.]|$)/i
const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'ping'])

/** What a page does that it must not. */
const faultsOfPage = (html: string): readonly string[] => {
  const faults: string[] = []
  parseHtml(html, [
    {
      open: ({ name, attributes }) => {
        if (/pwn|^(base|object|embed)$/.test(name) || (name === 'meta' && attributes['http-equiv'] === 'refresh'))
          faults.push(`element ${name}`)
        for (const [attribute, value = ''] of Object.entries(attributes)) {
          if (/^on|pwn/i.test(attribute)) faults.push(`attribute ${attribute}`)
          // Browsers drop blanks and controls before they look at the scheme.
          if (addresses.has(attribute) && !schemes.test(value.replace(/[\s\u0000-\u001f]/g, '')))
            faults.push(`${name} ${attribute} ${value}`)
          if (attribute === 'href' && value.startsWith('mailto:') && /[?&](bcc|cc|to|body)=[^&]*pwn/i.test(value)) faults.push(value)
          if (attribute === 'style' && value.includes('pwn')) faults.push(`style ${value}`)
        }
        if (name === 'script' && attributes.src !== undefined && !attributes.src.startsWith('/assets/'))
          faults.push(`script ${attributes.src}`)
      },
      text: (text, { name, attributes }) => {
        if (name !== 'script') return
        if (/<\/?script|<!--/i.test(text)) faults.push(`script holds ${text.slice(0, 60)}`)
        if (attributes.type === 'application/ld+json') JSON.parse(text)
        else if (text.trim() !== '') faults.push(`inline script ${text.slice(0, 60)}`)
      },
      facts: () => undefined,
    },
  ])
  return faults
}

/** What a site does that it must not. */
export const faultsOf = (site: Site): readonly string[] => {
  const published = siteFiles(site)
  const servers = serverFiles(site)
  const paths = [...published.paths, ...servers.paths]
  const strayed = paths.filter(path => !/^[\p{L}\p{N}._-]+(\/[\p{L}\p{N}._-]+)*$/u.test(path) || path.split('/').includes('..'))
  const pages = published.paths
    .filter(path => path.endsWith('.html'))
    .flatMap(path => faultsOfPage(published.text(path)).map(fault => `${path}: ${fault}`))
  const rules = [
    ...published.paths.filter(path => /^(_headers|_redirects|\.htaccess|serve\.json)$/.test(path)).map(path => published.text(path)),
    ...servers.paths.map(path => servers.text(path)),
  ]
  const injected = rules
    .filter(text => /x-pwn|script-src \*|unsafe-inline|listen 81|return 301 https:\/\/pwn\.example; #|\r/i.test(text))
    .map(text => `rules: ${/.*(x-pwn|pwn).*/i.exec(text)?.[0] ?? text.slice(0, 80)}`)
  for (const path of published.paths.filter(one => /\.(json|webmanifest)$/.test(one))) JSON.parse(published.text(path))
  const maps = published.paths.filter(path => path.endsWith('.xml')).filter(path => /<x-pwn|<script/i.test(published.text(path)))
  return [...strayed, ...pages, ...injected, ...maps]
}
