import { Fragment } from 'react'
import type { Labels } from '../../../generator/site/model/labels.ts'
import type { LocalText as LocalTextPart } from '../../../generator/site/model/page.ts'
import { Prose } from '../prose/prose.tsx'
import { Source } from '../source/source.tsx'

export interface Props {
  readonly local: LocalTextPart
  readonly labels: Pick<Labels, 'source' | 'sources'>
}

/** The text that is specific to a location’s page, with its sources. */
export const LocalText = ({ local, labels }: Props) => (
  <section className="local-text wrap" id="local">
    <h2>{local.heading}</h2>
    <div>
      <Prose text={local.text} />
      {local.sources.length > 0 && (
        <p className="local-text__sources">
          {local.sources.length === 1 ? labels.source : labels.sources}{' '}
          {local.sources.map((source, index) => (
            <Fragment key={source.label}>
              {index > 0 && ' · '}
              <Source source={source} />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  </section>
)
