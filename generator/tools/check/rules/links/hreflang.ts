import { defineCheck } from '../../define-check.ts'
import { andList } from '../../message-values.ts'

/** ISO 639-1 language, optionally script and ISO 3166-1 region: https://developers.google.com/search/docs/specialty/international/localized-versions */
const languageTag = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/
/** Regions that people often write although ISO 3166-1 does not have them. */
const invalidRegions = new Set(['UK', 'EN', 'EU', 'LA'])

const isValidTag = (tag: string): boolean =>
  tag === 'x-default' || (languageTag.test(tag) && !invalidRegions.has(tag.split('-').at(-1) ?? ''))

export const hreflang = defineCheck({
  id: 'hreflang',
  severity: 'error',
  about: {
    en: 'Each version of a page lists all its language versions, itself and x-default, and they list it too.',
    fr: 'Chaque version d’une page déclare toutes ses versions linguistiques, elle-même comprise, et x-default; les autres versions la déclarent aussi.',
  },
  hint: {
    en: 'If you changed templates/head.ts, correct it. Otherwise, report this as a bug.',
    fr: 'Si vous avez modifié templates/head.ts, corrigez-le. Sinon, signalez ce bogue.',
  },
  messages: {
    code: {
      en: 'Hreflang “{tag}” is not a valid language code',
      fr: 'Hreflang « {tag} » n’est pas un code de langue valide',
    },
    twice: { en: 'The page lists a language version twice', fr: 'La page déclare deux fois la même version linguistique' },
    missing: { en: 'The page does not list its version in {languages}', fr: 'La page ne déclare pas sa version en {languages}' },
    notItself: {
      en: 'The page does not list itself among its versions',
      fr: 'La page ne se déclare pas elle-même parmi ses versions',
    },
    otherLanguage: {
      en: 'The page lists itself as {tag}, but is in {language}',
      fr: 'La page se déclare comme {tag}, mais elle est en {language}',
    },
    otherDefault: {
      en: 'x-default is not the version in the default language',
      fr: 'x-default n’est pas la version dans la langue par défaut',
    },
    noDefault: { en: 'x-default is missing', fr: 'Il manque x-default' },
    noPage: {
      en: 'The version in {tag} is {url}, which is not a page',
      fr: 'La version en {tag} est {url}, qui n’est pas une page',
    },
    notBack: { en: '{path} does not list this page', fr: '{path} ne déclare pas cette page' },
    oneLanguage: {
      en: 'The page lists language versions, but the site has one language',
      fr: 'La page déclare des versions linguistiques, mais le site n’a qu’une langue',
    },
  },
  example: { variant: 'notBack', values: { path: '/fr/contact' } },
  applies: site => site.indexable,
  needs: 'pages',
  run: ({ pages, site }, report) => {
    const byUrl = new Map(pages.flatMap(page => (page.canonical === null ? [] : [[page.canonical, page] as const])))
    const languages = site.languages.map(language => language.locale)
    for (const { path: page, alternates, canonical, language } of pages.filter(({ listed }) => listed)) {
      if (languages.length === 1) {
        if (alternates.length > 0) report({ variant: 'oneLanguage', page })
        continue
      }
      const named = new Map(alternates.map(({ hreflang: tag, href }) => [tag, href]))
      const own = alternates.find(({ href, hreflang: tag }) => href === canonical && tag !== 'x-default')
      const missing = languages.filter(locale => !named.has(locale))
      for (const { hreflang: tag } of alternates) if (!isValidTag(tag)) report({ variant: 'code', values: { tag }, page })
      if (named.size < alternates.length) report({ variant: 'twice', page })
      if (missing.length > 0) report({ variant: 'missing', values: { languages: andList(missing) }, page })
      if (own === undefined) report({ variant: 'notItself', page })
      else if (own.hreflang !== language) report({ variant: 'otherLanguage', values: { tag: own.hreflang, language }, page })
      if (!named.has('x-default')) report({ variant: 'noDefault', page })
      else if (named.get('x-default') !== named.get(languages[0] ?? '')) report({ variant: 'otherDefault', page })
      for (const { hreflang: tag, href } of alternates) {
        const other = byUrl.get(href)
        if (other === undefined) report({ variant: 'noPage', values: { tag, url: href }, page })
        else if (!other.alternates.some(back => back.href === canonical && back.hreflang !== 'x-default'))
          report({ variant: 'notBack', values: { path: other.path }, page })
      }
    }
  },
})
