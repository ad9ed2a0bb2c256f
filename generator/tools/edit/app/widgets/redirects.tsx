/** The widget of `redirects`: a table of old and new URLs, into which two columns of a spreadsheet can be pasted. */
import { useId, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { useCall } from '../client.ts'
import { ErrorText, IconButton, SearchField } from '../components.tsx'
import { useEditor } from '../editor-state.ts'
import { useTexts } from '../texts.ts'
import { TextField } from './text-field.tsx'
import { messagesAt, type WidgetProps } from './widget.ts'

/** As the config writes it. */
interface WrittenRedirect {
  readonly from: string
  readonly to: string
  /** 302 for a temporary redirect. */
  readonly status?: number
}

export const redirectsIn = (value: unknown): readonly WrittenRedirect[] =>
  Array.isArray(value)
    ? value.map((redirect: unknown) => {
        const { from, to, status } = (redirect ?? {}) as Readonly<Record<string, unknown>>
        return { from: String(from ?? ''), to: String(to ?? ''), ...(status === undefined ? {} : { status: Number(status) }) }
      })
    : []

const pathOfUrl = (text: string): string => text.trim().replace(/^https?:\/\/[^/]+(?=\/|$)/, '') || '/'

/** Redirects in pasted lines of two URLs or paths each. Other lines are ignored, and so is the host of the old site. */
export const redirectsInText = (text: string): readonly WrittenRedirect[] =>
  text.split(/\r?\n/).flatMap(line => {
    const [from = '', to = ''] = line.trim().split(/\t+|\s*[;,]\s*|\s+(?:→|->|=>)?\s*/)
    return from === '' || to === '' ? [] : [{ from: pathOfUrl(from), to: /^https?:/.test(to) ? to : pathOfUrl(to) }]
  })

/** At most this many rows and suggestions are shown. */
const listed = 200

interface NewRedirectProps {
  /** Id of the `<datalist>` of pages. */
  readonly pages: string
  readonly onAdd: (added: readonly WrittenRedirect[]) => void
}

const NewRedirect = ({ pages, onAdd }: NewRedirectProps) => {
  const t = useTexts()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
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
        <span className="entry__label">{t('redirectFrom')}</span>
        <input
          type="text"
          value={from}
          placeholder={t('redirectExample')}
          onChange={event => setFrom(event.target.value)}
          onPaste={event => {
            const pasted = redirectsInText(event.clipboardData.getData('text'))
            if (pasted.length === 0) return
            event.preventDefault()
            onAdd(pasted)
          }}
        />
      </label>
      <label className="entry">
        <span className="entry__label">{t('redirectTo')}</span>
        <input type="text" value={to} list={pages} onChange={event => setTo(event.target.value)} />
      </label>
      <button type="submit" disabled={from.trim() === '' || to.trim() === ''}>
        {t('addThis')}
      </button>
      <p className="help">{t('redirectPasteHelp')}</p>
    </form>
  )
}

interface RowProps {
  readonly path: Path
  readonly redirect: WrittenRedirect
  /** Id of the `<datalist>` of pages. */
  readonly pages: string
}

const RedirectRow = ({ path, redirect: { from, to, status }, pages }: RowProps) => {
  const t = useTexts()
  const { problems, change } = useEditor()
  const set = (key: string, value: string | number): void => void change({ kind: 'set', path: [...path, key], value })
  return (
    <tr className="redirect" data-for-now={status === 302 || undefined}>
      <td>
        <TextField label={`${from}: ${t('redirectFrom')}`} isLabelHidden text={from} onText={text => set('from', text.trim())} />
        <select
          className="redirect__kind"
          aria-label={`${from}: ${t('redirectKind')}`}
          value={status ?? 301}
          onChange={event => set('status', Number(event.target.value))}
        >
          <option value={301}>{t('permanent')}</option>
          <option value={302}>{t('temporary')}</option>
        </select>
        <ErrorText messages={messagesAt(problems, path)} />
      </td>
      <td>
        <TextField label={`${from}: ${t('redirectTo')}`} isLabelHidden text={to} list={pages} onText={text => set('to', text.trim())} />
      </td>
      <td>
        <IconButton
          className="quiet"
          icon="×"
          label={`${t('remove')}: ${from}`}
          title={t('remove')}
          onClick={() => void change({ kind: 'remove', path })}
        />
      </td>
    </tr>
  )
}

export const RedirectsWidget = ({ path }: WidgetProps) => {
  const t = useTexts()
  const { age, pages: links, change } = useEditor()
  const pages = useId()
  const written = useCall('value', { path }, age)
  const [searchText, setSearchText] = useState('')
  if (written === undefined) return null
  const redirects = redirectsIn(written)
  const wanted = searchText.trim().toLocaleLowerCase()
  const found = redirects
    .map((redirect, index) => ({ redirect, index }))
    .filter(({ redirect: { from, to } }) => `${from} ${to}`.toLocaleLowerCase().includes(wanted))
  const add = (added: readonly WrittenRedirect[]): void =>
    void change(
      redirects.length > 0 && added.length === 1
        ? { kind: 'insert', path: [...path, redirects.length], value: added[0] }
        : { kind: 'set', path, value: [...redirects, ...added] },
    )
  return (
    <div className="redirects">
      <NewRedirect pages={pages} onAdd={add} />
      <datalist id={pages}>
        {links.slice(0, listed).map(({ path: page, title }) => (
          <option key={page} value={page}>
            {title}
          </option>
        ))}
      </datalist>
      {redirects.length > 10 && <SearchField label={t('filter')} text={searchText} onText={setSearchText} />}
      {found.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('redirectFrom')}</th>
              <th scope="col">{t('redirectTo')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {found.slice(0, listed).map(({ redirect, index }) => (
              <RedirectRow key={index} path={[...path, index]} redirect={redirect} pages={pages} />
            ))}
          </tbody>
        </table>
      )}
      {found.length > listed && <p className="note">{t('redirectsShown', { shown: listed, count: found.length })}</p>}
    </div>
  )
}
