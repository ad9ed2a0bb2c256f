import { isObject, textOf } from '../../../../html/structured-data.ts'
import { defineCheck } from '../../define-check.ts'
import { isPhoneLink } from '../../facts/page-facts.ts'
import { businessesOf } from '../../structured-node.ts'

const digitsIn = (text: string): string => text.replace(/[^\d+]/g, '')

export const structuredBusiness = defineCheck({
  id: 'structured-business',
  severity: 'error',
  about: {
    en: 'Name, phone, e-mail and city in structured data are those of the config, and the page shows them.',
    fr: 'Le nom, le téléphone, le courriel et la ville des données structurées sont ceux de la configuration, et la page les montre.',
  },
  hint: {
    en: 'Show them on the page, or correct phones.use.structuredData.',
    fr: 'Montrez-les sur la page, ou corrigez phones.use.structuredData.',
  },
  messages: {
    differs: {
      en: 'structured data says {property} “{given}”, the config “{wanted}”',
      fr: 'les données structurées disent {property} « {given} », la configuration « {wanted} »',
    },
    hidden: {
      en: 'structured data says “{text}”, which the page does not show',
      fr: 'les données structurées disent « {text} », que la page ne montre pas',
    },
    noPhoneLink: {
      en: 'structured data gives the number {number}, which no phone link of the page dials',
      fr: 'les données structurées donnent le numéro {number}, qu’aucun lien de la page ne compose',
    },
  },
  example: { variant: 'differs', values: { property: 'addressLocality', given: 'Hull', wanted: 'Gatineau' } },
  needs: 'page',
  run: ({ page, site: { business } }, report) => {
    const city = business.shown[page.route.language]?.city ?? ''
    const dialled = new Set(page.links.filter(link => isPhoneLink(link) && link.href.startsWith('tel:')).map(({ href }) => digitsIn(href)))
    for (const { properties, holder } of businessesOf(page)) {
      if (holder !== null) continue
      const address = isObject(properties.address) ? properties.address : {}
      const telephone = digitsIn(textOf(properties.telephone) ?? '')
      const facts = [
        ['name', textOf(properties.name) ?? '', business.name],
        ['telephone', telephone, business.telephone],
        ['email', textOf(properties.email) ?? '', business.email ?? ''],
        ['addressLocality', textOf(address.addressLocality) ?? '', city],
      ] as const
      for (const [property, given, wanted] of facts)
        if (given !== '' && given !== wanted) report({ variant: 'differs', values: { property, given, wanted } })
      for (const text of [business.name, city]) if (!page.visible.includes(text)) report({ variant: 'hidden', values: { text } })
      if (telephone !== '' && !dialled.has(telephone))
        report({ variant: 'noPhoneLink', values: { number: telephone }, at: ['phones', 'use', 'structuredData'] })
    }
  },
})
