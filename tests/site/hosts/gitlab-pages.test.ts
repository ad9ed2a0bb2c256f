/** https://docs.gitlab.com/user/project/pages/introduction/#resolving-ambiguous-urls */
import { expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { siteOf } from '../../support/site.ts'
import { small } from './small.ts'

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
