import type { Labels } from '../../../generator/site/model/labels.ts'
import type { Alert } from '../../../generator/site/model/page.ts'
import { UiIcon } from '../icon/icon.tsx'
import { Source } from '../source/source.tsx'

interface Props {
  readonly alert: Alert
  readonly labels: Pick<Labels, 'safetyAlert' | 'source'>
}

/** A safety notice with the source of its figure. */
export const Notice = ({ alert, labels }: Props) => (
  <aside className="notice" aria-label={labels.safetyAlert}>
    <UiIcon name="alert" />
    <div>
      <p className="notice__title">{alert.title}</p>
      <p>{alert.text}</p>
      {alert.source !== null && (
        <p className="notice__source">
          {labels.source} <Source source={alert.source} />
        </p>
      )}
    </div>
  </aside>
)
