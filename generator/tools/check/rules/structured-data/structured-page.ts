import { pathOnSite } from '../../../../html/address.ts'
import { textOf, valuesOf } from '../../../../html/structured-data.ts'
import { withoutIsolates } from '../../../../site/util/isolates.ts'
import { isRecord } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import { isListed, plainSpaces } from '../../facts/page-facts.ts'
import { nodeIs } from '../../vocabulary/vocabulary.ts'

/** Structured data of single pages: it matches the text of the page. */

/** Without spaces and isolates, since the paragraphs of an answer are separate on the page. */
const withoutSpaces = (text: string): string => withoutIsolates(plainSpaces(text).replace(/\s+/g, ''))

export const structuredFaq = defineCheck({
  id: 'structured-faq',
  severity: 'error',
  about: {
    en: 'Questions and answers in structured data are on the page.',
    fr: 'Les questions et les réponses des données structurées sont sur la page.',
  },
  hint: {
    en: 'Show it on the page, or remove it from the structured data.',
    fr: 'Affichez-la sur la page, ou retirez-la des données structurées.',
  },
  messages: {
    question: {
      en: 'The question “{question}” is in structured data, but not on the page',
      fr: 'La question « {question} » est dans les données structurées, mais pas sur la page',
    },
    answer: {
      en: 'The answer to “{question}” in structured data is not the one on the page',
      fr: 'La réponse à « {question} » dans les données structurées n’est pas celle de la page',
    },
  },
  example: { variant: 'answer', values: { question: 'How often?' } },
  needs: 'page',
  run: ({ page }, report) => {
    const questions = page.nodes.filter(node => node.types.includes('Question'))
    if (questions.length === 0) return
    const visible = withoutSpaces(page.visible)
    for (const { properties } of questions) {
      const question = textOf(properties.name) ?? ''
      const answer = isRecord(properties.acceptedAnswer) ? (textOf(properties.acceptedAnswer.text) ?? '') : ''
      if (!visible.includes(withoutSpaces(question))) report({ variant: 'question', values: { question } })
      else if (!visible.includes(withoutSpaces(answer))) report({ variant: 'answer', values: { question } })
    }
  },
})

/** Whether a text has a number by itself, as any language writes it. */
const hasNumber = (text: string, value: unknown): boolean => {
  const digits = String(value).replace('.', '[.,]')
  return new RegExp(`(?<![\\d.,])${digits}(?![\\d]|[.,]\\d)`).test(text.replace(/(?<=\d)[ ,.](?=\d{3}(?!\d))/g, ''))
}

export const structuredRating = defineCheck({
  id: 'structured-rating',
  severity: 'warning',
  about: {
    en: 'Only pages that show a rating have it in their structured data.',
    fr: 'Seules les pages qui affichent une note l’ont dans leurs données structurées.',
  },
  hint: {
    en: 'Show the rating and the number of reviews on this page.',
    fr: 'Affichez la note et le nombre d’avis sur cette page.',
  },
  messages: {
    hidden: {
      en: 'Structured data has a rating of {value} from {count} reviews, which the page does not show',
      fr: 'Les données structurées donnent une note de {value} d’après {count} avis, que la page n’affiche pas',
    },
  },
  example: { variant: 'hidden', values: { value: 4.8, count: 31 } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { types, properties } of page.nodes) {
      if (!types.includes('AggregateRating')) continue
      const [value, count] = [properties.ratingValue, properties.reviewCount ?? properties.ratingCount]
      if (!hasNumber(page.visible, value) || !hasNumber(page.visible, count))
        report({ variant: 'hidden', values: { value: String(value), count: String(count) } })
    }
  },
})

export const structuredLanguage = defineCheck({
  id: 'structured-language',
  severity: 'error',
  about: {
    en: 'Structured data declares the language of its page.',
    fr: 'Les données structurées déclarent la langue de leur page.',
  },
  hint: {
    en: 'Report this as a bug: generator/site/plan/structured-data.ts writes it.',
    fr: 'Signalez ce bogue : generator/site/plan/structured-data.ts l’écrit.',
  },
  messages: {
    none: {
      en: 'Structured data declares no language, but the page is in {language}',
      fr: 'Les données structurées ne déclarent pas de langue, mais la page est en {language}',
    },
    other: {
      en: 'Structured data declares {declared}, but the page is in {language}',
      fr: 'Les données structurées déclarent {declared}, mais la page est en {language}',
    },
  },
  example: { variant: 'other', values: { declared: 'fr-CA', language: 'en-CA' } },
  needs: 'page',
  run: ({ page: { nodes, language } }, report) => {
    for (const node of nodes) {
      if (node.holder !== null || !nodeIs(node, 'WebPage')) continue
      const declared = valuesOf(node.properties.inLanguage).map(textOf).join(', ')
      if (declared === '' && language !== '') report({ variant: 'none', values: { language } })
      else if (declared !== language) report({ variant: 'other', values: { declared, language } })
    }
  },
})

interface Step {
  readonly name: string
  /** Path on the site; the last step, which is the page itself, can leave it out. */
  readonly path: string | null
}

const stepsText = (steps: readonly Step[], ownPath: string): string =>
  steps
    .map(({ name, path }, index) => (path === null || (index === steps.length - 1 && path === ownPath) ? name : `${name} (${path})`))
    .join(' › ')

export const structuredBreadcrumb = defineCheck({
  id: 'structured-breadcrumb',
  severity: 'error',
  about: {
    en: 'The breadcrumb in structured data matches the visible one.',
    fr: 'Le fil d’Ariane des données structurées correspond à celui qui est visible.',
  },
  hint: {
    en: 'If you changed a template, correct it. Otherwise, report this as a bug.',
    fr: 'Si vous avez modifié un gabarit, corrigez-le. Sinon, signalez ce bogue.',
  },
  messages: {
    notDeclared: {
      en: 'The page shows a breadcrumb that is missing in structured data',
      fr: 'La page affiche un fil d’Ariane qui manque dans les données structurées',
    },
    notShown: {
      en: 'Structured data has a breadcrumb that the page does not show: {declared}',
      fr: 'Les données structurées donnent un fil d’Ariane que la page n’affiche pas : {declared}',
    },
    differs: {
      en: 'Structured data has the breadcrumb {declared}, but the page shows {shown}',
      fr: 'Les données structurées donnent le fil d’Ariane {declared}, mais la page affiche {shown}',
    },
  },
  example: { variant: 'differs', values: { declared: 'Home (/) › Talk to us', shown: 'Home (/) › Contact' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    if (!isListed(page)) return
    const list = page.nodes.find(node => node.types.includes('BreadcrumbList'))
    const steps = valuesOf(list?.properties.itemListElement).filter(isRecord)
    const declared = stepsText(
      steps.map(step => ({ name: textOf(step.name) ?? '', path: pathOnSite(textOf(step.item) ?? '', site.origin) ?? null })),
      page.path,
    )
    const shown = stepsText(
      page.breadcrumb.map(({ name, href }) => ({ name: withoutIsolates(name), path: href })),
      page.path,
    )
    if (declared === shown) return
    if (steps.length === 0) report({ variant: 'notDeclared' })
    else if (page.breadcrumb.length === 0) report({ variant: 'notShown', values: { declared } })
    else report({ variant: 'differs', values: { declared, shown } })
  },
})
