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
    en: 'Pages in several languages name all their versions, themselves and x-default included, and each version names them back.',
    fr: 'Les pages en plusieurs langues nomment toutes leurs versions, elles-mêmes et x-default comprises, et chaque version les nomme en retour.',
  },
  hint: {
    en: 'This is the generator’s fault, or that of a changed template: templates/head.ts writes it.',
    fr: 'C’est la faute du générateur, ou d’un gabarit modifié : templates/head.ts l’écrit.',
  },
  messages: {
    code: {
      en: 'hreflang “{tag}” is not a code of a language and a country',
      fr: 'hreflang « {tag} » n’est pas le code d’une langue et d’un pays',
    },
    twice: { en: 'a language version is named twice', fr: 'une version linguistique est nommée deux fois' },
    missing: { en: 'the version in {languages} is not named', fr: 'la version en {languages} n’est pas nommée' },
    notItself: {
      en: 'the page does not name itself among its versions',
      fr: 'la page ne se nomme pas parmi ses versions',
    },
    otherLanguage: {
      en: 'the page names itself as {tag}, but is written in {language}',
      fr: 'la page se dit en {tag}, mais elle est écrite en {language}',
    },
    otherDefault: {
      en: 'x-default is not the version in the default language',
      fr: 'x-default n’est pas la version dans la langue par défaut',
    },
    noDefault: { en: 'x-default is missing', fr: 'il manque x-default' },
    noPage: {
      en: 'the version in {tag} is {url}, which is not a page',
      fr: 'la version en {tag} serait {url}, qui n’est pas une page',
    },
    notBack: { en: '{path} does not name this page back', fr: '{path} ne nomme pas cette page en retour' },
    oneLanguage: {
      en: 'a site in one language names language versions',
      fr: 'un site d’une seule langue nomme des versions linguistiques',
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
