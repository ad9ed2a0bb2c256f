import type { Language } from '../../../generator/site/model/language.ts'
import type { Layout } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly toggle: Layout['toggle']
  readonly label: string
}

/** With many languages, narrow screens show the code instead of the name; the accessible name contains both. */
const Short = ({ language }: { readonly language: Language }) => (
  <>
    <span className="languages__code">{language.code}</span> <span className="languages__name">{language.name}</span>
  </>
)

/** Links to the page in each language, labelled in that language. Nothing if there is one language. */
export const Languages = ({ toggle, label }: Props) => {
  const isMixed = new Set(toggle.map(({ language }) => language.direction)).size > 1
  if (toggle.length === 0) return null
  return (
    <nav className="languages" aria-label={label}>
      <ul>
        {toggle.map(({ language, href, current }) => (
          <li key={language.code} className={current ? 'languages__current' : undefined}>
            <a
              href={href}
              lang={language.locale}
              hrefLang={language.locale}
              dir={isMixed ? language.direction : undefined}
              aria-current={current ? 'true' : undefined}
              data-keep-place=""
            >
              {toggle.length > 2 ? <Short language={language} /> : language.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
