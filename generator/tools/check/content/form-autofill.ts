import type { PageCheck } from '../check.ts'

/** Fields that ask for the visitor’s own data: WCAG 2.2, 1.3.5. */
const isPersonal = (type: string, name: string): boolean => type === 'email' || type === 'tel' || name === 'name'

export const formAutofill = {
  id: 'form-autofill',
  needs: 'page',
  run: ({ page }) =>
    page.forms.flatMap(form =>
      form.fields
        .filter(
          ({ type, name, autocomplete, hidden }) =>
            !hidden && isPersonal(type, name ?? '') && (autocomplete === null || autocomplete === 'off'),
        )
        .map(field => ({ message: `the field “${field.name ?? ''}” has no autocomplete` })),
    ),
} as const satisfies PageCheck
