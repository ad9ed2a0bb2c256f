import { defineCheck } from '../../define-check.ts'

export const languageToggle = defineCheck({
  id: 'language-toggle',
  severity: 'error',
  about: {
    en: 'The language links lead to the same page in the other languages.',
    fr: 'Les liens de langue mènent à la même page dans les autres langues.',
  },
  hint: {
    en: 'Keep templates/components/languages/ as it was, with lang and hreflang on each link.',
    fr: 'Gardez templates/components/languages/ tel quel, avec lang et hreflang sur chaque lien.',
  },
  messages: {
    missing: {
      en: 'no language link leads to {language} (hreflang {tag})',
      fr: 'aucun lien de langue ne mène à {language} (hreflang {tag})',
    },
    otherPage: {
      en: 'the link “{text}” leads to {href}, not to the same page in {language}, {path}',
      fr: 'le lien « {text} » mène à {href}, et non à la même page en {language}, {path}',
    },
    noLang: {
      en: 'the link “{text}” does not say that its name is {language} (lang {tag})',
      fr: 'le lien « {text} » ne dit pas que son nom est en {language} (lang {tag})',
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
