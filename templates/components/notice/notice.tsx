import type { Alert } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/util/labels.ts'
import { UiIcon } from '../icon/icon.tsx'
import { Source } from '../source/source.tsx'

export interface Props {
  readonly alert: Alert
  readonly words: Pick<Words, 'safetyAlert' | 'source'>
}

/** A safety notice with the source of its figure. */
export const Notice = ({ alert, words }: Props) => (
  <aside className="notice" aria-label={words.safetyAlert}>
    <UiIcon name="alert" />
    <div>
      <p className="notice__title">{alert.title}</p>
      <p>{alert.text}</p>
      {alert.source !== null && (
        <p className="notice__source">
          {words.source} <Source source={alert.source} />
        </p>
      )}
    </div>
  </aside>
)
