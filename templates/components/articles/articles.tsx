import type { Article } from '../../../generator/site/model/page.ts'
import { Prose } from '../prose/prose.tsx'

interface Props {
  readonly sections: readonly Article[]
}

/** Sections of plain text, each with its heading at the side. */
export const Articles = ({ sections }: Props) => (
  <div className="articles wrap">
    {sections.map(section => (
      <section key={section.heading}>
        <h2>{section.heading}</h2>
        <Prose text={section.text} />
      </section>
    ))}
  </div>
)
