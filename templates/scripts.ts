import type { PageKind } from '../generator/site/model/route.ts'

/** The one script of each kind of page, in `templates/client/entries`: each page loads what it needs and no more. */
export const scripts = {
  home: 'home.ts',
  services: 'plain.ts',
  service: 'plain.ts',
  serviceLocation: 'areas.ts',
  serviceAreas: 'areas.ts',
  locations: 'areas.ts',
  about: 'plain.ts',
  contact: 'contact.ts',
  privacy: 'plain.ts',
  thanks: 'plain.ts',
  notFound: 'message.ts',
  error: 'plain.ts',
} as const satisfies Record<PageKind, string>
