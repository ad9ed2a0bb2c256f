/**
 * SPEC 2, DESIGN 4: what each address answers.
 *
 * @module-tag thorough
 */
import { expect, test } from 'vitest'
import { inEachLanguage, languages, locales, locations, origin, pages, redirects, services, thanks } from './spec.ts'
import { setSite } from './stage.ts'

/** Several at a time, in order. */
const ask = async <Given, Answer>(list: readonly Given[], one: (given: Given) => Promise<Answer>): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (let at = 0; at < list.length; at += 8) answers.push(...(await Promise.all(list.slice(at, at + 8).map(one))))
  return answers
}

const unknown = [
  '/404',
  '/nowhere',
  '/de',
  '/en/nowhere',
  '/en/services/gutters',
  '/fr/services/gouttieres',
  ...services.flatMap(({ slug }) => languages.map(language => `/${language}/services/${slug[language]}/toronto`)),
  `/services/${services[0].slug.fr}`,
  `/en/services/${services[0].slug.en}/${locations[0].slug}/more`,
]

const site = setSite()

const get = (path: string) => fetch(`${site().url}${path}`, { redirect: 'manual' })

test('every page answers in its own language', async () => {
  const list = inEachLanguage([...pages, thanks])
  const answers = await ask(list, async ({ path }) => {
    const answer = await get(path)
    const html = await answer.text()
    return [path, answer.status, answer.headers.get('content-type'), /<html lang="([^"]+)"/.exec(html)?.[1]]
  })
  expect(list).toHaveLength(2 * 29)
  expect(answers).toEqual(list.map(({ path, language }) => [path, 200, 'text/html; charset=utf-8', locales[language]]))
})

test('every alternative URL of a page redirects to it once, permanently', async () => {
  const answers = await ask(redirects, async ([from]) => {
    const answer = await get(from)
    const target = new URL(answer.headers.get('location') ?? '/nowhere', site().url)
    return { from, permanent: [301, 308].includes(answer.status), to: target.pathname, there: (await get(target.pathname)).status }
  })
  expect(redirects).toHaveLength(9 + 2 * 3 * 7)
  expect(answers).toEqual(redirects.map(([from, to]) => ({ from, permanent: true, to, there: 200 })))
})

test('a URL with a trailing slash redirects to the one without it', async () => {
  const answers = await ask(['/contact', '/fr', '/en/about'], async path => {
    const answer = await get(`${path}/`)
    return [answer.status, new URL(answer.headers.get('location') ?? '/nowhere', site().url).pathname]
  })
  expect(answers).toEqual([
    [301, '/contact'],
    [301, '/fr'],
    [301, '/en/about'],
  ])
})

test('any other address is not found, in both languages', async () => {
  const answers = await ask(unknown, async path => {
    const answer = await get(path)
    const html = await answer.text()
    return [path, answer.status, html.includes('Oops! Page not found'), html.includes('Oups! Page introuvable')]
  })
  expect(answers).toEqual(unknown.map(path => [path, 404, true, true]))
})

test('the server error page has its own URL, with the language of the folder first', async () => {
  const answers = await ask(['/500', '/fr/500'], async path => {
    const answer = await get(path)
    const html = await answer.text()
    return [
      path,
      answer.status,
      /<html lang="([^"]+)"/.exec(html)?.[1],
      /<title>([^<|]+)/.exec(html)?.[1]?.trim(),
      html.includes('noindex'),
    ]
  })
  expect(answers).toEqual([
    ['/500', 200, 'en-CA', 'Something broke on our end', true],
    ['/fr/500', 200, 'fr-CA', 'Un problème de notre côté', true],
  ])
})

test('the sitemap lists every page once, and robots.txt names the sitemap', async () => {
  const sitemap = await (await get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(listed.toSorted()).toEqual(
    inEachLanguage(pages)
      .map(({ path }) => `${origin}${path}`)
      .toSorted(),
  )
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})
