import type { CallToAction, Claim, Form, Hero, Link, PageBase, Picture, Point, SectionTexts } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { formOf } from '../../plan/forms.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pageConfig } from '../../plan/resolve.ts'
import { signOf } from '../../plan/services.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly about: { readonly config: PageConfig<typeof schema>; readonly page: AboutPage }
  }
}

export interface AboutPage extends PageBase<'about'> {
  readonly hero: Hero
  readonly story: SectionTexts & { readonly text: readonly string[]; readonly picture: Picture | null }
  readonly stats: readonly Claim[]
  readonly values: SectionTexts & { readonly items: readonly Point[] }
  readonly why: SectionTexts & { readonly points: readonly string[] }
  readonly areas: (SectionTexts & { readonly link: Link }) | null
  readonly form: Form | null
  readonly callToAction: CallToAction | null
}

export const plan = ({ localized, phone, base }: PageContext, route: Route<'about'>): AboutPage => {
  const { section, lines } = localized
  const page = pageConfig(localized.site, 'about')
  const points = lines(page.why?.points ?? [])
  const areas = localized.linkIf(localized.label('allAreas'), 'serviceAreas')
  const picture = localized.picture(page.image)
  return {
    ...base(route, { texts: page, picture, steps: [localized.link(localized.label('about'), 'about')], type: 'AboutPage' }),
    hero: localized.hero(
      page,
      undefined,
      localized.view(picture),
      localized.site.look.showsSigns ? signOf(localized.site.assets.mark) : [],
    ),
    story: { ...section(page.story), text: localized.paragraphs(page.story?.text), picture: localized.picture(page.story?.image) },
    stats: localized.claims(page.claims),
    values: { ...section(page.values), items: localized.points(page.values?.items ?? []) },
    why: { ...section(page.why, { points: points.length }), points },
    areas: page.areas === undefined || areas === null ? null : { ...section(page.areas), link: areas },
    form: formOf({ localized, phone }, 'quick'),
    callToAction: localized.callToAction(page.callToAction, phone),
  }
}
