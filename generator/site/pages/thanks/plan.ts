import type { Hero, Link, PageBase, PhoneLink } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pageConfig } from '../../plan/resolve.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly thanks: { readonly config: PageConfig<typeof schema>; readonly page: ThanksPage }
  }
}

export interface ThanksPage extends PageBase<'thanks'> {
  readonly hero: Hero
  readonly phone: PhoneLink
  readonly back: Link
}

export const plan = ({ localized, phone, base }: PageContext, route: Route<'thanks'>): ThanksPage => {
  const page = pageConfig(localized.site, 'thanks')
  return {
    ...base(route, { texts: page, steps: [] }),
    hero: localized.hero(page),
    phone,
    back: localized.link(localized.format(page.back), 'home'),
  }
}
