import type { SiteCheck } from '../check.ts'

export const draftText = {
  id: 'draft-text',
  needs: 'site',
  run: ({ site }) =>
    site.drafts.map(({ path, name }) => ({
      message: `${name} is a draft: its words were made up from names alone`,
      at: path,
      atKey: true,
    })),
} as const satisfies SiteCheck
