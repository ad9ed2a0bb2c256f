import { defineCheck } from '../../define-check.ts'

export const linkSecure = defineCheck({
  id: 'link-secure',
  severity: 'warning',
  about: { en: 'Links to other sites use https.', fr: 'Les liens vers d’autres sites sont en https.' },
  hint: { en: 'Write https:// if the site answers there.', fr: 'Écrivez https:// si le site y répond.' },
  messages: {
    insecure: {
      en: 'the link “{text}” leads to {href} without encryption',
      fr: 'le lien « {text} » mène à {href} sans chiffrement',
    },
  },
  example: { variant: 'insecure', values: { text: 'Weather', href: 'http://weather.example' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { href, text } of page.links) if (/^http:/i.test(href)) report({ variant: 'insecure', values: { text, href } })
  },
})
