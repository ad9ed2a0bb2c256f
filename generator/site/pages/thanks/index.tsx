/** The page after a form was sent without JavaScript. */
import * as z from 'zod'
import { Button } from '../../../../templates/components/button/button.tsx'
import { Call } from '../../../../templates/components/call/call.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { Hours } from '../../../../templates/components/hours/hours.tsx'
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { Builders } from '../../config/schema/builders.ts'
import { field } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import type { Hero as HeroTexts, Link, OpeningTimes, PageBase, PhoneLink } from '../../model/page.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import type { Route } from '../../model/route.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { pageConfig } from '../../plan/resolve.ts'
import type { PageConfig } from '../page-module.ts'
import { textPageStyles } from '../style-groups.ts'

export const traits: KindTraits = { hidden: true, below: 'contact' }

export const styles = textPageStyles

export const script = 'plain.ts'

export const schema = (build: Builders) =>
  field(
    z.strictObject({
      ...pageBase(build),
      back: build.text({
        label: { en: 'Back', fr: 'Retour' },
        help: { en: 'Text of the link to the home page.', fr: 'Texte du lien vers l’accueil.' },
      }),
    }),
    { label: { en: 'Thanks', fr: 'Merci' } },
  )

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly thanks: { readonly config: PageConfig<typeof schema>; readonly page: ThanksPage }
  }
}

interface ThanksPage extends PageBase<'thanks'> {
  readonly hero: HeroTexts
  readonly phone: PhoneLink
  /** When someone reads the message. Without the clock, which needs a script. */
  readonly hours: { readonly heading: string; readonly times: OpeningTimes } | null
  readonly back: Link
}

export const plan = ({ localized, phone, base }: PageContext, route: Route<'thanks'>): ThanksPage => {
  const page = pageConfig(localized.site, 'thanks')
  const { hours } = localized.site.config
  return {
    ...base(route, { texts: page, steps: [] }),
    hero: localized.hero(page),
    phone,
    hours:
      hours === undefined ? null : { heading: localized.label('openingHours'), times: { ...localized.hours(hours.weekly), clock: null } },
    back: localized.link(localized.format(page.back), 'home'),
  }
}

export const Template = ({ page }: { readonly page: ThanksPage }) => (
  <Hero
    hero={page.hero}
    aside={
      page.hours !== null && (
        <section className="message__hours">
          <h2>{page.hours.heading}</h2>
          <Hours times={page.hours.times} />
        </section>
      )
    }
  >
    <Button link={page.back} look="quiet" />
    <Call phone={page.phone} look="large" />
  </Hero>
)

export const example = ({ base, copy, phone, hero, times, path }: Demo): ThanksPage => ({
  ...base('thanks', '/thanks', { traits }),
  hero: hero(copy.form.heading, null, copy.form.lead),
  phone,
  hours: { heading: copy.labels.openingHours, times },
  back: { href: path('/'), label: copy.navigation.home },
})
