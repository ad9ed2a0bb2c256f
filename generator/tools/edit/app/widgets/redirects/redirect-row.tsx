/** One redirect: two addresses, whether for good, and a way to be rid of it. */
import type { Path } from '../../../protocol.ts'
import type { Say } from '../../words.ts'
import { Faults } from '../faults.tsx'
import { TypedText } from '../typed-text.tsx'
import { problemsIn, type WidgetProps } from '../widget.ts'
import type { Redirect } from './pairs.ts'

interface RowProps extends Pick<WidgetProps, 'say' | 'problems' | 'onChange'> {
  readonly path: Path
  readonly redirect: Redirect
  /** Id of the list of pages that it may lead to. */
  readonly pages: string
}

const Kind = ({ path, redirect, say, onChange }: Omit<RowProps, 'pages' | 'problems'>) => (
  <select
    className="redirect__kind"
    aria-label={`${redirect.from}: ${say('redirectKind')}`}
    value={redirect.status ?? 301}
    onChange={event => void onChange({ kind: 'set', path: [...path, 'status'], value: Number(event.target.value) })}
  >
    <option value={301}>{say('redirectForGood')}</option>
    <option value={302}>{say('redirectForNow')}</option>
  </select>
)

const named = (say: Say, word: 'redirectFrom' | 'redirectTo', { from }: Redirect): string => `${from}: ${say(word)}`

export const RedirectRow = ({ path, redirect, pages, say, problems, onChange }: RowProps) => (
  <tr className="redirect" data-for-now={redirect.status === 302 || undefined}>
    <td>
      <TypedText
        label={named(say, 'redirectFrom', redirect)}
        isHidden
        text={redirect.from}
        onText={text => void onChange({ kind: 'set', path: [...path, 'from'], value: text.trim() })}
      />
      <Kind path={path} redirect={redirect} say={say} onChange={onChange} />
      <Faults faults={problemsIn(problems, path).map(({ message }) => message)} />
    </td>
    <td>
      <TypedText
        label={named(say, 'redirectTo', redirect)}
        isHidden
        text={redirect.to}
        list={pages}
        onText={text => void onChange({ kind: 'set', path: [...path, 'to'], value: text.trim() })}
      />
    </td>
    <td>
      <button
        type="button"
        className="quiet"
        aria-label={`${say('remove')}: ${redirect.from}`}
        title={say('remove')}
        onClick={() => void onChange({ kind: 'remove', path })}
      >
        ×
      </button>
    </td>
  </tr>
)
