import type { PageCheck } from '../check.ts'

export const formConsent = {
  id: 'form-consent',
  needs: 'page',
  run: ({ page }) =>
    page.forms.flatMap(form =>
      form.fields
        .filter(field => field.type === 'checkbox' && field.ticked && !field.hidden)
        .map(field => ({ message: `the box “${field.name ?? ''}” is ticked beforehand` })),
    ),
} as const satisfies PageCheck
