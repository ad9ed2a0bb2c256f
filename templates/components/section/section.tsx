import type { ReactNode } from 'react'
import type { SectionTexts } from '../../../generator/site/model/page.ts'
import { Prose } from '../prose/prose.tsx'
import { Unbroken } from '../prose/unbroken.tsx'

interface Props {
  /** The same in every language, so that language links can target the same section. */
  readonly id: string
  readonly texts: SectionTexts
  /** `split`: the content is next to the heading on wide screens. `stack`: below it. */
  readonly layout?: 'split' | 'stack'
  readonly ground?: 'paper' | 'sky' | 'deep'
  /** Below the heading and its lead, in the same column. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const grounds = { paper: '', sky: ' section--sky', deep: ' deep' }

/** A section with a heading. */
export const Section = ({ id, texts, layout = 'split', ground = 'paper', aside, children }: Props) => (
  <section className={`section section--${layout}${grounds[ground]}`} id={id}>
    <div className="section__grid wrap">
      <div className="section__head">
        <h2>
          <Unbroken text={texts.heading} words />
        </h2>
        <Prose text={texts.lead} look="lead" />
        {aside}
      </div>
      <div>{children}</div>
    </div>
  </section>
)
