import type { PageCheck } from '../check.ts'

export const controlName = {
  id: 'control-name',
  needs: 'page',
  run: ({ page }) => [
    ...page.links.filter(link => link.name === '').map(link => ({ message: `the link to ${link.href} has no text` })),
    ...page.buttons.filter(button => button.name === '').map(() => ({ message: 'a button has no text' })),
  ],
} as const satisfies PageCheck
