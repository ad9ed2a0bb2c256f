import { pathOnSite } from '../../../html/address.ts'
import type { SiteCheck } from '../check.ts'
import { patternOf, type SiteFacts } from '../facts/site.ts'

const arrives = (site: SiteFacts, to: string, hasPlaceholders: boolean): boolean => {
  const path = (to.startsWith('/') ? to : pathOnSite(to, site.origin))?.replace(/[?#].*/, '')
  if (path === undefined) return true
  if (hasPlaceholders) return site.routes.some(route => patternOf(path).test(route.path))
  // A target that moves on is a chain, which another check tells.
  return site.routeAt(path) !== undefined || site.files.has(path.slice(1)) || site.redirectAt(path) !== undefined
}

export const redirectTarget = {
  id: 'redirect-target',
  needs: 'site',
  run: ({ site }) =>
    site.redirects
      .filter(redirect => !arrives(site, redirect.to, redirect.pattern !== undefined))
      .map(({ from, to, where }) => ({ message: `${from} leads to ${to}, which is not there`, where })),
} as const satisfies SiteCheck
