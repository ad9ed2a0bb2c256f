import type { PrivacyPage } from '../../generator/site/model/page.ts'
import { Articles } from '../components/articles/articles.tsx'
import { Hero } from '../components/hero/hero.tsx'

export const Privacy = ({ page }: { readonly page: PrivacyPage }) => (
  <>
    <Hero hero={page.hero} />
    <Articles sections={page.sections} />
  </>
)
