/** Error and thank-you pages: titles and descriptions in their own language, hidden from search engines. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleText } from '../../support/sample.ts'
import { fakeSite, packedSite } from '../../support/site.ts'

const fixture = (name: string): string => readFileSync(`tests/fixtures/sites/${name}.config.yaml`, 'utf8')

/** Path, locale, title, and the languages of the messages in order. */
const summaries = (text: string, kind: 'notFound' | 'error' | 'thanks'): readonly string[] => {
  const site = packedSite(text)
  return site.routes
    .filter(route => route.kind === kind)
    .map(route => {
      const page = site.page(route)
      const spoken =
        page.kind === 'notFound' || page.kind === 'error' ? page.messages.map(({ language }) => language.code) : [page.language.code]
      return `${page.path} ${page.language.locale} “${page.head.title}” ${spoken.join(', ')}`
    })
}

test('the sample: French is first below /fr', () => {
  expect([...summaries(sampleText, 'notFound'), ...summaries(sampleText, 'error'), ...summaries(sampleText, 'thanks')]).toEqual([
    '/404 en-CA “Page not found | Clairconduit” en, fr',
    '/fr/404 fr-CA “Page introuvable | Clairconduit” fr, en',
    '/500 en-CA “Something broke on our end | Clairconduit” en, fr',
    '/fr/500 fr-CA “Un problème de notre côté | Clairconduit” fr, en',
    '/en/thanks en-CA “Thank you, we have your request | Clairconduit” en',
    '/fr/merci fr-CA “Merci, nous avons votre demande | Clairconduit” fr',
  ])
})

test('three languages: each additional one has its own page, itself first', () => {
  expect(summaries(fixture('brussels-locksmith'), 'notFound').map(line => line.replace(/“.*”/, ''))).toEqual([
    '/404 fr-BE  fr, nl, de',
    '/nl/404 nl-BE  nl, fr, de',
    '/de/404 de-BE  de, fr, nl',
  ])
})

test('one language: one page', () => {
  expect(summaries(fixture('dental-clinic'), 'notFound').length).toBe(1)
})

test.each(['notFound', 'error', 'thanks'])('%s: has a description, noindex, and no canonical URL', kind => {
  const site = fakeSite()
  const heads = site.routes.filter(route => route.kind === kind).map(route => site.page(route).head)
  expect(
    heads.map(({ description, indexable, canonical, alternates }) => [description.length > 60, indexable, canonical, alternates]),
  ).toEqual(heads.map(() => [true, false, null, []]))
  expect(new Set(heads.map(({ description }) => description)).size).toBe(2)
})

test('hosts receive the folder of each language with its pages', () => {
  const { published } = fakeSite(sampleText.replace(/^hosting: .*$/m, 'hosting: [netlify]')).hosts
  const redirects = published.find(({ path }) => path === '_redirects')
  expect(String(redirects?.bytes).trimEnd().split('\n').at(-1)).toBe('/fr/* /fr/404.html 404')
})
