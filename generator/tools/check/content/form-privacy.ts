import type { PageCheck } from '../check.ts'

export const formPrivacy = {
  id: 'form-privacy',
  needs: 'page',
  run: ({ page, site }) => {
    if (page.forms.length === 0) return []
    const wanted = site.routes.find(route => route.kind === 'privacy' && route.language === page.route.language)?.path
    return page.forms
      .filter(form => wanted !== undefined && !form.links.some(href => href.replace(/#.*/, '') === wanted))
      .map(() => ({ message: `a form does not link to the privacy page, ${wanted}` }))
  },
} as const satisfies PageCheck
