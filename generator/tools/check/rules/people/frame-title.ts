import { defineCheck } from '../../define-check.ts'

export const frameTitle = defineCheck({
  id: 'frame-title',
  severity: 'error',
  about: { en: 'Every embedded frame has a title.', fr: 'Chaque cadre intégré a un titre.' },
  hint: {
    en: 'Write pages.serviceAreas.map.title, or a title in the template.',
    fr: 'Écrivez pages.serviceAreas.map.title, ou un titre dans le gabarit.',
  },
  messages: { missing: { en: 'the frame {src} has no title', fr: 'le cadre {src} n’a pas de titre' } },
  example: { variant: 'missing', values: { src: '/privacy' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { src, title } of page.frames) if ((title ?? '').trim() === '') report({ variant: 'missing', values: { src } })
  },
})
