import type { PrivacyPage } from '../../generator/model/page.ts'
import { Hero } from '../components/hero/hero.tsx'
import { Prose } from '../components/prose/prose.tsx'

export const Privacy = ({ page }: { readonly page: PrivacyPage }) => (
  <>
    <Hero hero={page.hero} />
    <div className="articles wrap">
      {page.sections.map(section => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          <Prose text={section.text} />
        </section>
      ))}
    </div>
  </>
)
