/** https://docs.gitlab.com/user/project/pages/introduction/#resolving-ambiguous-urls */
import { expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { siteOf } from '../../support/site.ts'
import { printedFor, small } from './small.ts'

test('GitLab Pages', () => {
  expect(printedFor('gitlab-pages')).toMatchInlineSnapshot(`
    {
      "copies": [
        {
          "from": "services.html",
          "to": "services/index.html",
        },
      ],
      "published": {
        "_redirects": [
          "/about /en/about 301",
          "/about/ /en/about 301",
          "/book https://book.example:8443/a+b?x=1 302",
          "/book/ https://book.example:8443/a+b?x=1 302",
          "/book.html https://book.example:8443/a+b?x=1 302",
          "/404 /.none 200",
          "/fr/404 /.none 200",
          "/serve.json /.none 200",
          "/.htaccess /.none 200",
          "/.nojekyll /.none 200",
          "/CNAME /.none 200",
          "/ROUTER /.none 200",
          "/staticwebapp.config.json /.none 200",
          "/areas/:area /services/:area 301",
          "/areas/:area/ /services/:area 301",
          "/fr/* /fr/404.html 404",
        ],
      },
      "serverFiles": {},
    }
  `)
})

/** GitLab’s lookup order: the folder first, then the file (https://gitlab.com/gitlab-org/gitlab-pages/-/issues/1130). */
const answer = (files: ReadonlySet<string>, path: string): string => {
  const name = path.slice(1)
  if ([...files].some(file => file.startsWith(name === '' ? '' : `${name}/`)))
    return files.has(name === '' ? 'index.html' : `${name}/index.html`) ? 'found' : 'missing'
  return files.has(`${name}.html`) ? 'found' : 'missing'
}

test('finds every page of the sample, although folders are looked up first', () => {
  const { routes } = siteOf().routes
  const pages = routes.map(({ path }) => path)
  const plain = pages.map(path => (path === '/' ? 'index.html' : `${path.slice(1)}.html`))
  const { copies } = printHosts(['gitlab-pages'], { ...small, pages })
  const missingFrom = (files: readonly string[]) => pages.filter(path => answer(new Set(files), path) === 'missing')
  expect({ plain: missingFrom(plain).length > 0, copied: missingFrom([...plain, ...copies.map(({ to }) => to)]) }).toEqual({
    plain: true,
    copied: [],
  })
})
