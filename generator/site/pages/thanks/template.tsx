import { Button } from '../../../../templates/components/button/button.tsx'
import { Call } from '../../../../templates/components/call/call.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import type { ThanksPage } from './plan.ts'

export const Template = ({ page }: { readonly page: ThanksPage }) => (
  <Hero hero={page.hero}>
    <Button link={page.back} look="quiet" />
    <Call phone={page.phone} look="large" />
  </Hero>
)
