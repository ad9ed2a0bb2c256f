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
      en: 'the page does not declare its language, {locale}',
      fr: 'la page ne déclare pas sa langue, {locale}',
    },
    other: {
      en: 'the page declares {declared}, but is written in {locale}',
      fr: 'la page déclare {declared}, mais elle est écrite en {locale}',
    },
    direction: {
      en: 'the page declares the direction “{declared}”, but {language} is written {direction}',
      fr: 'la page déclare le sens « {declared} », mais {language} s’écrit dans le sens « {direction} »',
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
