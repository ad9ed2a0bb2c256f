import type { ThanksPage } from '../../generator/site/model/page.ts'
import { Button } from '../components/button/button.tsx'
import { Call } from '../components/call/call.tsx'
import { Hero } from '../components/hero/hero.tsx'

export const Thanks = ({ page }: { readonly page: ThanksPage }) => (
  <Hero hero={page.hero}>
    <Button link={page.back} look="quiet" />
    <Call phone={page.phone} look="large" />
  </Hero>
)
