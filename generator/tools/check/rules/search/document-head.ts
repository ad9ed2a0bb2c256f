import { defineCheck } from '../../define-check.ts'

export const documentHead = defineCheck({
  id: 'document-head',
  severity: 'error',
  about: {
    en: 'Every page declares its encoding within the first 1,024 characters, and a viewport that lets people zoom.',
    fr: 'Chaque page déclare son encodage dans les 1 024 premiers caractères, et un viewport qui permet d’agrandir.',
  },
  hint: { en: 'Correct templates/head.ts.', fr: 'Corrigez templates/head.ts.' },
  messages: {
    noEncoding: { en: 'the page does not declare its encoding', fr: 'la page ne déclare pas son encodage' },
    lateEncoding: {
      en: 'the page declares its encoding too late, after 1,024 characters',
      fr: 'la page déclare son encodage trop tard, après 1 024 caractères',
    },
    noViewport: {
      en: 'the page has no viewport: phones show it as a desktop page',
      fr: 'la page n’a pas de viewport : les téléphones la montrent comme sur un ordinateur',
    },
    noZoom: {
      en: 'the viewport keeps people from zooming: {viewport}',
      fr: 'le viewport empêche d’agrandir la page : {viewport}',
    },
  },
  example: { variant: 'noZoom', values: { viewport: 'width=device-width, user-scalable=no' } },
  needs: 'page',
  run: ({ page: { charsetAt, viewport } }, report) => {
    if (charsetAt === null) report({ variant: 'noEncoding' })
    else if (charsetAt > 1000) report({ variant: 'lateEncoding' })
    if (viewport === null) report({ variant: 'noViewport' })
    // WCAG 2.2, 1.4.4: text can be enlarged to 200 %.
    else if (/user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*(?:0|1(?:\.\d+)?)\s*(?:,|$)/i.test(viewport))
      report({ variant: 'noZoom', values: { viewport } })
  },
})
