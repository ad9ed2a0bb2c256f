import { pathOnSite } from '../../../html/address.ts'
import type { SiteCheck } from '../check.ts'

export const redirectChain = {
  id: 'redirect-chain',
  needs: 'site',
  run: ({ site }) =>
    site.redirects.flatMap(({ from, to, where }) => {
      const path = (to.startsWith('/') ? to : pathOnSite(to, site.origin))?.replace(/[?#].*/, '')
      const next = path === undefined ? undefined : site.redirectAt(path)
      if (next === undefined) return []
      return [
        {
          message:
            path?.toLowerCase() === from.toLowerCase() ? `${from} leads to itself` : `${from} leads to ${to}, which leads on to ${next.to}`,
          where,
        },
      ]
    }),
} as const satisfies SiteCheck
