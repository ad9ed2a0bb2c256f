/** Old addresses and where they lead, as a table of two columns; a table of a spreadsheet is pasted whole. */
import { useId, useState } from 'react'
import { useCall, type WidgetProps } from '../widget.ts'
import { pairsIn, type Redirect, redirectsOf } from './pairs.ts'
import { RedirectRow } from './redirect-row.tsx'

/** So many rows are shown at once, and so many pages offered. */
const most = 200

const New = ({
  say,
  pages,
  onAdd,
}: Pick<WidgetProps, 'say'> & { readonly pages: string; readonly onAdd: (added: readonly Redirect[]) => void }) => {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const isWhole = from.trim() !== '' && to.trim() !== ''
  return (
    <form
      className="redirect-new"
      onSubmit={event => {
        event.preventDefault()
        onAdd([{ from: from.trim(), to: to.trim() }])
        setFrom('')
        setTo('')
      }}
    >
      <label className="entry">
        <span className="entry__label">{say('redirectFrom')}</span>
        <input
          type="text"
          value={from}
          placeholder={say('redirectExample')}
          onChange={event => setFrom(event.target.value)}
          onPaste={event => {
            const pairs = pairsIn(event.clipboardData.getData('text'))
            if (pairs.length === 0) return
            event.preventDefault()
            onAdd(pairs)
          }}
        />
      </label>
      <label className="entry">
        <span className="entry__label">{say('redirectTo')}</span>
        <input type="text" value={to} list={pages} onChange={event => setTo(event.target.value)} />
      </label>
      <button type="submit" disabled={!isWhole}>
        {say('addThis')}
      </button>
      <p className="help">{say('redirectPaste')}</p>
    </form>
  )
}

export const RedirectsWidget = ({ path, say, age, problems, onChange }: WidgetProps) => {
  const pages = useId()
  const written = useCall('value', { path }, age)
  const links = useCall('pages', {}, 0)
  const [wanted, setWanted] = useState('')
  if (written === undefined) return null
  const all = redirectsOf(written).map((redirect, index) => ({ redirect, index }))
  const words = wanted.trim().toLocaleLowerCase()
  const found = all.filter(({ redirect: { from, to } }) => `${from} ${to}`.toLocaleLowerCase().includes(words))
  const add = (added: readonly Redirect[]): void => {
    const [only] = added
    void onChange(
      all.length > 0 && added.length === 1
        ? { kind: 'insert', path: [...path, all.length], value: only }
        : { kind: 'set', path, value: [...all.map(({ redirect }) => redirect), ...added] },
    )
  }
  return (
    <div className="redirects">
      <New say={say} pages={pages} onAdd={add} />
      <datalist id={pages}>
        {links?.slice(0, most).map(({ path: page, title }) => (
          <option key={page} value={page}>
            {title}
          </option>
        ))}
      </datalist>
      {all.length > 10 && (
        <label className="entry">
          <span className="entry__label">{say('filter')}</span>
          <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
        </label>
      )}
      {found.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('redirectFrom')}</th>
              <th scope="col">{say('redirectTo')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {found.slice(0, most).map(({ redirect, index }) => (
              <RedirectRow
                key={index}
                path={[...path, index]}
                redirect={redirect}
                pages={pages}
                say={say}
                problems={problems}
                onChange={onChange}
              />
            ))}
          </tbody>
        </table>
      )}
      {found.length > most && <p className="note">{say('redirectsShown', { shown: most, count: found.length })}</p>}
    </div>
  )
}
