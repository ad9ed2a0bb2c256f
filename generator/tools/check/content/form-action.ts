import type { Finding, PageCheck } from '../check.ts'

const isSecure = (action: string): boolean =>
  /^https:\/\/[^/]/.test(action) || /^\/(?!\/)/.test(action) || /^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/.test(action)

export const formAction = {
  id: 'form-action',
  needs: 'page',
  run: ({ page }) =>
    page.forms.flatMap(({ action, method, fields }): readonly Finding[] => [
      ...(action === null || action === ''
        ? [{ message: 'a form does not say where it sends' }]
        : isSecure(action)
          ? []
          : [{ message: `a form sends to ${action}, which is not secure` }]),
      ...(method === 'post' ? [] : [{ message: `a form sends by ${method.toUpperCase()}: what people write would stand in the address` }]),
      ...fields
        .filter(field => (field.name ?? '') === '' && !field.hidden)
        .map(field => ({ message: `a field (${field.type}) has no name, so its content is not sent` })),
    ]),
} as const satisfies PageCheck
