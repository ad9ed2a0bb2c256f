import type { ReactNode } from 'react'
import type { SectionTexts } from '../../../generator/site/model/page.ts'
import { Prose } from '../prose/prose.tsx'

export interface Props {
  /** The same in every language, so that the language links can keep the place. */
  readonly id: string
  readonly texts: SectionTexts
  /** `split`: heading at the start, the rest beside it on wide screens. `stack`: one below the other. */
  readonly layout?: 'split' | 'stack'
  readonly ground?: 'paper' | 'sky' | 'deep'
  /** Below the heading and its lead, in the same column. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const grounds = { paper: '', sky: ' section--sky', deep: ' deep' }

/** A part of a page under a heading of its own. */
export const Section = ({ id, texts, layout = 'split', ground = 'paper', aside, children }: Props) => (
  <section className={`section section--${layout}${grounds[ground]}`} id={id}>
    <div className="section__grid wrap">
      <div className="section__head">
        <h2>{texts.heading}</h2>
        <Prose text={texts.lead} look="lead" />
        {aside}
      </div>
      <div>{children}</div>
    </div>
  </section>
)
