import type { PageCheck } from '../check.ts'

export const formLabel = {
  id: 'form-label',
  needs: 'page',
  run: ({ page }) =>
    page.forms.flatMap(form =>
      form.fields
        .filter(field => !field.labelled && !field.hidden)
        .map(field => ({ message: `the field “${field.name ?? ''}” (${field.type}) has no label` })),
    ),
} as const satisfies PageCheck
