import { pathOnSite } from '../../../html/address.ts'
import { isObject, textOf, valuesOf } from '../../../html/structured-data.ts'
import type { Finding, PageCheck } from '../check.ts'
import { isListed } from '../facts/page.ts'

interface Step {
  readonly name: string
  /** Path on the site; none for the last step, which is the page itself. */
  readonly path: string | null
}

const line = (steps: readonly Step[]): string => steps.map(({ name, path }) => (path === null ? name : `${name} (${path})`)).join(' › ')

export const structuredBreadcrumb = {
  id: 'structured-breadcrumb',
  needs: 'page',
  run: ({ page, site }): readonly Finding[] => {
    if (!isListed(page)) return []
    const list = page.nodes.find(node => node.types.includes('BreadcrumbList'))
    const declared = valuesOf(list?.properties.itemListElement)
      .filter(isObject)
      .map((step): Step => ({ name: textOf(step.name) ?? '', path: pathOnSite(textOf(step.item) ?? '', site.origin) ?? null }))
    const seen = page.breadcrumb.map(({ name, href }): Step => ({ name, path: href }))
    const withoutOwn = (steps: readonly Step[]): readonly Step[] =>
      steps.map((step, index) => (index === steps.length - 1 && step.path === page.path ? { ...step, path: null } : step))
    const [ours, theirs] = [line(withoutOwn(declared)), line(withoutOwn(seen))]
    if (ours === theirs) return []
    if (declared.length === 0) return [{ message: 'the page shows a breadcrumb that structured data leaves out' }]
    return [
      {
        message:
          seen.length === 0
            ? `structured data tells a breadcrumb that the page does not show: ${ours}`
            : `structured data tells the breadcrumb ${ours}, the page shows ${theirs}`,
      },
    ]
  },
} as const satisfies PageCheck
