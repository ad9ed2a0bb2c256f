import { Articles } from '../../../../templates/components/articles/articles.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import type { PrivacyPage } from './plan.ts'

export const Template = ({ page }: { readonly page: PrivacyPage }) => (
  <>
    <Hero hero={page.hero} />
    <Articles sections={page.sections} />
  </>
)
