import type { Question } from '../../../generator/site/model/page.ts'
import { UiIcon } from '../icon/icon.tsx'
import { Prose } from '../prose/prose.tsx'

interface Props {
  readonly items: readonly Question[]
}

/** Questions and answers that open without JavaScript. */
export const Faq = ({ items }: Props) => (
  <div className="faq">
    {items.map(item => (
      <details key={item.question}>
        <summary>
          <h3>
            {item.question}
            {item.service !== undefined && <small> {item.service}</small>}
          </h3>
          <UiIcon name="chevron" />
        </summary>
        <Prose text={item.answer} />
      </details>
    ))}
  </div>
)
