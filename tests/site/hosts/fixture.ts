/** A small site with the difficult cases: pages with the name of a folder, folders without a page, compressed files. */
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { securityHeaders } from '../../../generator/site/hosts/headers.ts'
import type { OutputFile } from '../../../generator/site/model/file.ts'
import type { HostInput } from '../../../generator/site/model/host.ts'

export const input: HostInput = {
  origin: 'https://www.ducts.example',
  pages: [
    '/',
    '/fr',
    '/services',
    '/fr/services',
    '/contact',
    '/en/about',
    '/en/services/air-duct-cleaning',
    '/en/services/air-duct-cleaning/montreal',
    '/fr/services/nettoyage-conduits-air',
    '/fr/services/nettoyage-conduits-air/montreal',
  ],
  homeFiles: ['index.html', 'fr.html'],
  redirects: [
    { from: '/en', to: '/', status: 301 },
    { from: '/en/services', to: '/services', status: 301 },
    { from: '/about', to: '/en/about', status: 301 },
    { from: '/services/air-duct-cleaning', to: '/en/services/air-duct-cleaning', status: 301 },
    { from: '/en/services/nettoyage-conduits-air', to: '/en/services/air-duct-cleaning', status: 301 },
    { from: '/en/services/nettoyage-conduits-air/montreal', to: '/en/services/air-duct-cleaning/montreal', status: 301 },
    { from: '/contact-us.html', to: '/contact', status: 301 },
    { from: '/promo', to: '/contact', status: 302 },
    // In the form of an older site.
    { from: '/Contact_Us', to: '/contact', status: 301 },
    { from: '/équipe/café', to: '/en/about', status: 301 },
    { from: '/map', to: 'https://maps.example/ducts', status: 301 },
    { from: '/book', to: 'https://book.example:8443/a+b/%C3%A9?x=1&y=2#top', status: 302 },
    { from: '/hours', to: '/en/about#hours', status: 301 },
    { from: '/top.html', to: '/#%C3%A9t%C3%A9', status: 302 },
    { from: '/quote', to: '/contact?service=a%28b%29&x=1#form', status: 301 },
    { from: '/areas/:location', to: '/en/services/air-duct-cleaning/:location', status: 301, pattern: true },
  ],
  headers: [
    // Characters that each syntax must escape.
    { scope: 'all', headers: [{ name: 'X-Signs', value: `100% "so", it's; #1 [a] (b) <c> ~^|` }] },
    ...securityHeaders({
      connectOrigins: ['https://forms.example/f/abc'],
      formOrigins: ['https://forms.example/f/abc'],
      frameOrigins: ['https://maps.example'],
      styleHashes: ['sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='],
      homeStyleHash: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      scriptHashes: [],
      indexable: false,
    }),
  ],
  notFound: '/404',
  serverError: '/500',
  folderMessages: [{ folder: '/fr', notFound: '/fr/404', serverError: '/fr/500' }],
  immutablePrefix: '/assets/',
  folder: 'dist',
}

/** Long enough for servers that compress files above a certain size. */
const padding = `<!-- ${'All work and no play makes a dull page. '.repeat(40)} -->`

const html = (name: string): string => `<!doctype html><title>${name}</title>${padding}`

const text = /\.(?:html|css|js|txt|webmanifest)$/

const files: readonly OutputFile[] = [
  ...input.pages.map(path => ({ path: path === '/' ? 'index.html' : `${path.slice(1)}.html`, bytes: html(`page ${path}`) })),
  { path: '404.html', bytes: html('not found') },
  { path: '500.html', bytes: html('server error') },
  { path: 'fr/404.html', bytes: html('introuvable') },
  { path: 'fr/500.html', bytes: html('panne') },
  { path: 'assets/app.4f2c.js', bytes: `/* ${padding} */` },
  { path: 'assets/font.91ab.woff2', bytes: 'no real font' },
  { path: 'assets/after.77c1.avif', bytes: 'no real picture' },
  { path: 'manifest.webmanifest', bytes: '{}' },
  { path: 'robots.txt', bytes: 'User-agent: *\n' },
  { path: '.well-known/security.txt', bytes: 'Contact: mailto:info@ducts.example\n' },
  { path: '.env', bytes: 'SECRET=1\n' },
  { path: '.git/config', bytes: '[core]\n' },
]

/** The site in a new folder, with the files of its hosts. */
export const writeSite = (published: readonly OutputFile[]): string => {
  const root = mkdtempSync(join(tmpdir(), 'townsite-hosts-'))
  // Servers drop root's rights, so others must be able to read.
  chmodSync(root, 0o755)
  const site = join(root, 'site')
  for (const { path, bytes } of [...files, ...published]) {
    const file = join(site, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    if (text.test(path)) {
      writeFileSync(`${file}.br`, brotliCompressSync(bytes))
      writeFileSync(`${file}.gz`, gzipSync(bytes))
    }
  }
  return root
}
