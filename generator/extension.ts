/** `townsite/extension`: what the code in a site's `townsite/` folder imports. See docs/extend.md. */
import type { ReactElement } from 'react'
import * as z from 'zod'
import type { Builders } from './site/config/schema/builders.ts'
import type { FormService } from './site/forms/form-service.ts'
import type { Host } from './site/hosts/host.ts'
import type { KindTraits, PageTexts } from './site/model/page-kinds.ts'
import type { Route } from './site/model/route.ts'
import type { BlockModule } from './site/pages/block-module.ts'
import type { PageContext } from './site/plan/page-context.ts'
import { type Check, defineSiteCheck as defineCheck } from './tools/check/define-check.ts'

export * from '../templates/components/index.ts'
export { memoizedMarkup } from '../templates/memo.ts'
export { spliced } from '../templates/splice/splice.ts'
export { field, labels } from './site/config/schema/field.ts'
export { pageBase } from './site/config/schema/page-base.ts'
export { defaults as formServiceDefaults, type FormService } from './site/forms/form-service.ts'
export type { PageKind, PageKinds } from './site/model/page-kinds.ts'
export { closingStyles, formStyles, heroStyles, mapStyles } from './site/pages/style-groups.ts'
export { mostInFull, mostNamed } from './site/util/limits.ts'
export { getOrCreate, memoizeText } from './site/util/memoize.ts'
export type { BlockModule, Builders, Check, Host, KindTraits, PageContext, Route }
export { defineCheck, z }

/** A component without what replaces it: for a replacement that adds to the original. Call it once, outside of components. */
export const original =
  <Props>(component: (props: Props) => ReactElement | null): ((props: Props) => ReactElement | null) =>
  props =>
    component(props)

/** Types a block: a section that a config can place on any page. */
export const defineBlock = <Config, Data>(block: BlockModule<Config, Data>): BlockModule<Config, Data> => block

export const defineHost = (host: Host): Host => host

export const defineFormService = (service: FormService): FormService => service

/** What `context.base` returns: the fields that every page has. */
type BasePage = ReturnType<PageContext['base']>

/** The default export of `townsite/pages/<kind>/index.tsx`. */
export interface PageModule<Config extends PageTexts, Page extends BasePage> {
  readonly traits: KindTraits
  /** `pages.<kind>` of a config: `pageBase(build)`, and the keys of this kind. */
  readonly schema: (build: Builders) => z.ZodType<Config | undefined>
  /** The page as its template receives it. It begins with `...context.base(route, { texts: config, steps: [] })`. */
  readonly plan: (config: Config, context: PageContext, route: Route) => Page
  readonly Template: (props: { readonly page: Page }) => ReactElement
  /** Stylesheets of components, in order: `heroStyles`, `'section/section.css'`. */
  readonly styles: readonly string[]
  /** Stylesheet of this kind. */
  readonly css?: string
}

/** Types a page kind. Its name is that of its folder, and its key below `pages` in a config. */
export const definePage = <Config extends PageTexts, Page extends BasePage>({ plan, ...page }: PageModule<Config, Page>) => ({
  ...page,
  script: 'plain.ts',
  plan: (context: PageContext, route: Route): Page => {
    // The schema of this kind has validated it.
    const config = context.localized.site.config.pages[route.kind] as unknown as Config | undefined
    if (config === undefined) throw new Error('A page that the config omits has no route.')
    return plan(config, context, route)
  },
})

const definers = {
  blocks: defineBlock,
  checks: defineCheck,
  'form-services': defineFormService,
  hosts: defineHost,
  pages: definePage,
}

/** The function that types the modules in a folder of `townsite/`: `export default defineExtension('hosts')({ … })`. */
export const defineExtension = <Folder extends keyof typeof definers>(folder: Folder): (typeof definers)[Folder] => definers[folder]
