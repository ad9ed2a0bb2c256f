import { pathOnSite } from '../../../../html/address.ts'
import { isObject, textOf, valuesOf } from '../../../../html/structured-data.ts'
import { defineCheck } from '../../define-check.ts'
import { isListed } from '../../facts/page-facts.ts'

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
    en: 'The breadcrumb in structured data is the visible one.',
    fr: 'Le fil d’Ariane des données structurées est celui qu’on voit.',
  },
  hint: {
    en: 'This is the generator’s fault, or that of a changed template.',
    fr: 'C’est la faute du générateur, ou d’un gabarit modifié.',
  },
  messages: {
    notDeclared: {
      en: 'the page shows a breadcrumb that structured data leaves out',
      fr: 'la page montre un fil d’Ariane que les données structurées omettent',
    },
    notShown: {
      en: 'structured data has a breadcrumb that the page does not show: {declared}',
      fr: 'les données structurées donnent un fil d’Ariane que la page ne montre pas : {declared}',
    },
    differs: {
      en: 'structured data has the breadcrumb {declared}, but the page shows {shown}',
      fr: 'les données structurées donnent le fil d’Ariane {declared}, la page montre {shown}',
    },
  },
  example: { variant: 'differs', values: { declared: 'Home (/) › Talk to us', shown: 'Home (/) › Contact' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    if (!isListed(page)) return
    const list = page.nodes.find(node => node.types.includes('BreadcrumbList'))
    const steps = valuesOf(list?.properties.itemListElement).filter(isObject)
    const declared = stepsText(
      steps.map(step => ({ name: textOf(step.name) ?? '', path: pathOnSite(textOf(step.item) ?? '', site.origin) ?? null })),
      page.path,
    )
    const shown = stepsText(
      page.breadcrumb.map(({ name, href }) => ({ name, path: href })),
      page.path,
    )
    if (declared === shown) return
    if (steps.length === 0) report({ variant: 'notDeclared' })
    else if (page.breadcrumb.length === 0) report({ variant: 'notShown', values: { declared } })
    else report({ variant: 'differs', values: { declared, shown } })
  },
})
