import { shortName, textOf, valuesOf } from '../../../../html/structured-data.ts'
import { isRecord } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import { isPhoneLink, plainSpaces } from '../../facts/page-facts.ts'
import { exceptionLines } from '../../facts/planned-facts.ts'
import { businessesOf } from '../../vocabulary/vocabulary.ts'

const digitsIn = (text: string): string => text.replace(/[^\d+]/g, '')

export const structuredBusiness = defineCheck({
  id: 'structured-business',
  severity: 'error',
  about: {
    en: 'The name, phone, email and city in structured data match the config and are visible on the page.',
    fr: 'Le nom, le téléphone, le courriel et la ville des données structurées correspondent à la configuration et sont visibles sur la page.',
  },
  hint: {
    en: 'Show this value on the page. For a phone number, you can change phones.use.structuredData.',
    fr: 'Affichez cette valeur sur la page. Pour un numéro de téléphone, vous pouvez changer phones.use.structuredData.',
  },
  messages: {
    differs: {
      en: '{property} is “{given}” in structured data, but “{wanted}” in the config',
      fr: '{property} est « {given} » dans les données structurées, mais « {wanted} » dans la configuration',
    },
    hidden: {
      en: 'Structured data contains “{text}”, which the page does not show',
      fr: 'Les données structurées contiennent « {text} », que la page n’affiche pas',
    },
    noPhoneLink: {
      en: 'Structured data contains the number {number}, which no phone link of the page dials',
      fr: 'Les données structurées contiennent le numéro {number}, qu’aucun lien de la page ne compose',
    },
  },
  example: { variant: 'differs', values: { property: 'addressLocality', given: 'Hull', wanted: 'Gatineau' } },
  needs: 'page',
  run: ({ page, site: { business } }, report) => {
    const city = business.shown[page.route.language]?.city ?? ''
    const dialled = new Set(page.links.filter(link => isPhoneLink(link) && link.href.startsWith('tel:')).map(({ href }) => digitsIn(href)))
    for (const { properties, holder } of businessesOf(page)) {
      if (holder !== null) continue
      const address = isRecord(properties.address) ? properties.address : {}
      const telephone = digitsIn(textOf(properties.telephone) ?? '')
      const facts = [
        ['name', textOf(properties.name) ?? '', business.name],
        ['telephone', telephone, digitsIn(business.telephone)],
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

/** `Monday 08:00-18:00`, one for each day and span. */
const hourLines = (specification: unknown): readonly string[] =>
  valuesOf(specification)
    .filter(isRecord)
    .flatMap(hours =>
      valuesOf(hours.dayOfWeek).map(day => `${shortName(textOf(day) ?? '')} ${textOf(hours.opens) ?? ''}-${textOf(hours.closes) ?? ''}`),
    )

/** What is in one list, but not in the other. */
const difference = (lines: readonly string[], others: readonly string[]): string =>
  [...new Set(lines)].filter(line => !others.includes(line)).join(', ')

export const structuredHours = defineCheck({
  id: 'structured-hours',
  severity: 'error',
  about: {
    en: 'Opening hours in structured data, with holidays and seasons, match the config, and the contact page shows them.',
    fr: 'Les heures d’ouverture des données structurées, avec les jours fériés et les saisons, correspondent à la configuration, et la page de contact les affiche.',
  },
  hint: { en: 'Correct “hours” in the config.', fr: 'Corrigez « hours » dans la configuration.' },
  messages: {
    extra: {
      en: 'Structured data has hours that the config does not have: {hours}',
      fr: 'Les données structurées donnent des heures que la configuration n’a pas : {hours}',
    },
    missing: {
      en: 'Structured data lacks hours of the config: {hours}',
      fr: 'Les données structurées omettent des heures de la configuration : {hours}',
    },
    hidden: { en: 'The page does not show “{days}: {times}”', fr: 'La page n’affiche pas « {days} : {times} »' },
  },
  example: { variant: 'extra', values: { hours: '2026-12-25 10:00-12:00' } },
  needs: 'page',
  run: ({ page, site: { business } }, report) => {
    const compare = (declared: readonly string[], wanted: readonly string[]): void => {
      const [extra, missing] = [difference(declared, wanted), difference(wanted, declared)]
      if (extra !== '') report({ variant: 'extra', values: { hours: extra }, at: ['hours'], atKey: true })
      if (missing !== '') report({ variant: 'missing', values: { hours: missing }, at: ['hours'], atKey: true })
    }
    const showsAll = page.route.kind === 'contact' || page.route.kind === 'branch'
    for (const { properties } of businessesOf(page)) {
      const { openingHoursSpecification: usual, specialOpeningHoursSpecification: special } = properties
      if (usual === undefined) continue
      compare(hourLines(usual), business.hours)
      // Pages that do not show the exceptions do not have to declare them.
      if (special !== undefined || showsAll) compare(exceptionLines(special), business.exceptions)
    }
    if (!showsAll) return
    const isVisible = (text: string): boolean => page.visible.includes(plainSpaces(text))
    for (const { days, times } of business.shown[page.route.language]?.hours ?? [])
      if (!isVisible(days) || !isVisible(times))
        report({ variant: 'hidden', values: { days, times }, at: ['hours', 'weekly'], atKey: true })
  },
})
