import type { Finding, PageCheck } from '../check.ts'

export const linkTarget = {
  id: 'link-target',
  needs: 'page',
  run: ({ page, site }) => {
    const findings: Finding[] = []
    for (const { to, text } of page.links)
      if (
        to.kind === 'site' &&
        site.routeAt(to.path) === undefined &&
        !site.files.has(to.path.slice(1)) &&
        site.redirectAt(to.path) === undefined
      )
        findings.push({ message: `the link “${text}” leads to ${to.path}, which is not there` })
    return findings
  },
} as const satisfies PageCheck
