import { groupBy, keysOf } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'

export const pageLanguage = defineCheck({
  id: 'page-language',
  severity: 'error',
  about: { en: 'Every page declares its language and direction.', fr: 'Chaque page déclare sa langue et son sens d’écriture.' },
  hint: {
    en: 'Keep lang and dir on <html> in templates/document.tsx.',
    fr: 'Gardez lang et dir sur <html> dans templates/document.tsx.',
  },
  messages: {
    missing: {
      en: 'The page does not declare its language, {locale}',
      fr: 'La page ne déclare pas sa langue, {locale}',
    },
    other: {
      en: 'The page declares {declared}, but is in {locale}',
      fr: 'La page déclare {declared}, mais elle est en {locale}',
    },
    direction: {
      en: 'The page declares the direction “{declared}”, but {language} is written {direction}',
      fr: 'La page déclare le sens d’écriture « {declared} », mais celui de cette langue ({language}) est « {direction} »',
    },
  },
  example: { variant: 'missing', values: { locale: 'en-CA' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    const language = site.languageOf(page.route.language)
    if (language === undefined) return
    const { locale, direction, name } = language
    if (page.language === '') report({ variant: 'missing', values: { locale } })
    else if (page.language !== locale) report({ variant: 'other', values: { declared: page.language, locale } })
    if ((page.direction || 'ltr') !== direction)
      report({ variant: 'direction', values: { declared: page.direction, language: name, direction } })
  },
})

export const languageToggle = defineCheck({
  id: 'language-toggle',
  severity: 'error',
  about: {
    en: 'The language links lead to the same page in the other languages.',
    fr: 'Les liens de langue mènent à la même page dans les autres langues.',
  },
  hint: {
    en: 'Keep lang and hreflang on each link in templates/components/languages/.',
    fr: 'Gardez lang et hreflang sur chaque lien dans templates/components/languages/.',
  },
  messages: {
    missing: {
      en: 'The page has no link to its version in {language} (hreflang {tag})',
      fr: 'La page n’a pas de lien vers sa version en {language} (hreflang {tag})',
    },
    otherPage: {
      en: 'The link “{text}” leads to {href}, not to the same page in {language}, {path}',
      fr: 'Le lien « {text} » mène à {href}, et non à la même page en {language}, {path}',
    },
    noLang: {
      en: 'The link “{text}” does not declare its language, {language} (lang {tag})',
      fr: 'Le lien « {text} » ne déclare pas sa langue, {language} (lang {tag})',
    },
  },
  example: {
    variant: 'otherPage',
    values: { text: 'Français', href: '/fr', language: 'Français', path: '/fr/contact' },
  },
  applies: site => site.languages.length > 1,
  needs: 'page',
  run: ({ page, site }, report) => {
    const alternates = page.route.traits.hidden === true ? [] : site.alternates(page.route)
    for (const { code, locale: tag, name: language } of site.languages) {
      const links = page.links.filter(link => link.hreflang === tag)
      const path = alternates.find(route => route.language === code)?.path
      if (links.length === 0) report({ variant: 'missing', values: { language, tag } })
      for (const { text, href, language: lang } of links) {
        if (path !== undefined && href !== path) report({ variant: 'otherPage', values: { text, href, language, path } })
        if (lang !== tag) report({ variant: 'noLang', values: { text, language, tag } })
      }
    }
  },
})

const partNames = {
  headings: { en: 'headings', fr: 'intertitres' },
  images: { en: 'images', fr: 'images' },
  forms: { en: 'forms', fr: 'formulaires' },
  fields: { en: 'fields', fr: 'champs' },
  questions: { en: 'questions', fr: 'questions' },
}

/** Quebec's Charter of the French language requires that the French version of a page is not worse than the others. */
export const pageParity = defineCheck({
  id: 'page-parity',
  severity: 'warning',
  about: {
    en: 'A page has the same parts in every language.',
    fr: 'Une page a les mêmes parties dans chaque langue.',
  },
  hint: {
    en: 'Write the same sections, images, fields and questions in each language.',
    fr: 'Écrivez les mêmes sections, images, champs et questions dans chaque langue.',
  },
  messages: {
    differs: {
      en: '{path} has {count} {parts}, but {first}, in another language, has {firstCount}',
      fr: '{path} a {count} {parts}, mais {first}, dans une autre langue, en a {firstCount}',
    },
  },
  example: { variant: 'differs', values: { path: '/fr', count: 0, parts: partNames.images, first: '/', firstCount: 1 } },
  applies: site => site.languages.length > 1,
  needs: 'pages',
  run: ({ pages }, report) => {
    for (const [first, ...others] of groupBy(pages, page => page.route.key).values()) {
      if (first === undefined) continue
      for (const { path, outline } of others)
        for (const part of keysOf(partNames)) {
          const [count, firstCount] = [outline[part], first.outline[part]]
          const values = { path, count, parts: partNames[part], first: first.path, firstCount }
          if (count !== firstCount) report({ variant: 'differs', values, page: path })
        }
    }
  },
})
