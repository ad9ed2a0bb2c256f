/** The small site that every host’s snapshot test prints. */

import type { HostInput } from '../../../generator/site/model/host.ts'

export const small: HostInput = {
  origin: 'https://ducts.example',
  pages: ['/', '/services', '/services/air', '/en/about'],
  homeFiles: ['index.html', 'fr.html'],
  redirects: [
    { from: '/about', to: '/en/about', status: 301 },
    { from: '/areas/:area', to: '/services/:area', status: 301, pattern: true },
    { from: '/book.html', to: 'https://book.example:8443/a+b?x=1', status: 302 },
  ],
  headers: [
    { scope: 'all', headers: [{ name: 'Permissions-Policy', value: 'camera=(self "https://x.example"), usb=()' }] },
    { scope: 'pages', headers: [{ name: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }] },
    { scope: 'immutable', headers: [{ name: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    { scope: 'home', headers: [{ name: 'Permissions-Policy', value: 'usb=()' }] },
  ],
  notFound: '/404',
  serverError: '/500',
  folderMessages: [{ folder: '/fr', notFound: '/fr/404', serverError: '/fr/500' }],
  immutablePrefix: '/assets/',
  folder: 'dist',
}

/** The redirects of the small site in Netlify’s format, which other hosts use too. */
export const redirectLines: readonly string[] = [
  '/about /en/about 301',
  '/about/ /en/about 301',
  '/book https://book.example:8443/a+b?x=1 302',
  '/book/ https://book.example:8443/a+b?x=1 302',
  '/book.html https://book.example:8443/a+b?x=1 302',
  '/404 /.none 200',
  '/fr/404 /.none 200',
  '/serve.json /.none 200',
  '/.htaccess /.none 200',
  '/.nojekyll /.none 200',
  '/CNAME /.none 200',
  '/ROUTER /.none 200',
  '/staticwebapp.config.json /.none 200',
  '/areas/:area /services/:area 301',
  '/areas/:area/ /services/:area 301',
  '/fr/* /fr/404.html 404',
]
