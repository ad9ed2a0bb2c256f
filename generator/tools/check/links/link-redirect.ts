import type { Finding, PageCheck } from '../check.ts'

export const linkRedirect = {
  id: 'link-redirect',
  needs: 'page',
  run: ({ page, site }) => {
    const findings: Finding[] = []
    for (const { to, text } of page.links) {
      const redirect = to.kind === 'site' ? site.redirectAt(to.path) : undefined
      if (to.kind === 'site' && redirect !== undefined)
        findings.push({ message: `the link “${text}” leads to ${to.path}, which has moved to ${redirect.to}` })
    }
    return findings
  },
} as const satisfies PageCheck
