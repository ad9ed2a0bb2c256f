/** A table with a row per text and a column per language. Further rows are added when they are scrolled to. */
import { memo, useEffect, useRef, useState } from 'react'
import type { Path, Placeholder } from '../../protocol.ts'
import type { TranslationTable } from '../../server/translations.ts'
import type { TranslationRow } from '../../translation-filter.ts'
import { call } from '../client.ts'
import { ErrorText } from '../components.tsx'
import { MessageInput, useChips } from '../message/message-input.tsx'
import { keyOf } from '../panel-state.ts'
import { trailOf, useTexts } from '../texts.ts'
import { useHistoryStep, useTypedText } from '../use-typed-text.ts'

/** A text with all its translations. */
interface TextRow {
  readonly key: string
  /** Without a language. */
  readonly path: Path
  readonly source: string
  /** By language, including the first language if the text lacks it. */
  readonly cells: ReadonlyMap<string, TranslationRow>
}

/** Groups the rows of the server, one per text and language, by text. */
export const textRows = ({ rows }: Pick<TranslationTable, 'rows'>): readonly TextRow[] => {
  const found = new Map<string, TextRow & { readonly cells: Map<string, TranslationRow> }>()
  for (const row of rows) {
    const { key, path, source } = row
    const text = found.get(key) ?? { key, path: path.slice(0, -1), source, cells: new Map<string, TranslationRow>() }
    text.cells.set(row.language, row)
    found.set(key, text)
  }
  return [...found.values()]
}

interface CellProps {
  readonly path: Path
  readonly language: string
  readonly text: string
  readonly labelledBy: string
  /** Errors of the whole config at this text. */
  readonly errors: readonly string[]
  readonly placeholders: readonly Placeholder[]
  readonly onChange: (path: Path, text: string) => void
}

/** The number of rows that show the text without scrolling, estimated from its length. */
const rowsFor = (text: string): number => text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 46)), 0)

const CellInput = ({ path, language, text: whole, labelledBy, errors, placeholders, onChange }: CellProps) => {
  const written = whole.replace(/\n$/, '')
  const [ownErrors, setOwnErrors] = useState<readonly string[]>([])
  const { text, type, settle, isTyped } = useTypedText({
    written,
    onReset: () => setOwnErrors([]),
    onSettle: async next => {
      // Sent before the errors are requested, so that an undo takes back this change and not the one before.
      onChange(path, next)
      const found = await call('validateText', { path, text: next })
      if (isTyped(next)) setOwnErrors(found)
    },
  })
  const shown = text === written ? [...ownErrors, ...errors] : ownErrors
  const id = shown.length > 0 ? `${labelledBy.split(' ')[0]}-${language}-faults` : undefined
  const showsChips = useChips(text, true)
  return (
    <>
      {showsChips ? (
        <MessageInput
          labelledBy={labelledBy}
          describedBy={id}
          isInvalid={shown.length > 0}
          language={language}
          source={text}
          placeholders={placeholders}
          onType={type}
          onSettle={settle}
        />
      ) : (
        <textarea
          value={text}
          lang={language}
          dir="auto"
          rows={rowsFor(text)}
          aria-labelledby={labelledBy}
          aria-invalid={shown.length > 0}
          aria-describedby={id}
          onChange={event => type(event.target.value)}
          onBlur={() => settle(text)}
        />
      )}
      <ErrorText messages={shown} id={id} />
    </>
  )
}

const Cell = (props: CellProps) => <CellInput key={useHistoryStep()} {...props} />

interface TextTableProps {
  readonly rows: readonly TextRow[]
  readonly source: string
  /** The other languages. */
  readonly languages: readonly string[]
  readonly languageNames: ReadonlyMap<string, string>
  readonly placeholders: TranslationTable['placeholders']
  /** Messages by the path of their value, as JSON. */
  readonly errors: ReadonlyMap<string, readonly string[]>
  readonly onChange: (path: Path, text: string) => void
  readonly onAccept: (key: string, language: string) => void
  readonly onGo: (path: Path) => void
}

type RowProps = Omit<TextTableProps, 'rows'> & { readonly row: TextRow }

const errorsAt = ({ errors }: Pick<TextTableProps, 'errors'>, path: Path): readonly string[] => errors.get(keyOf(path)) ?? []

/** Everything that a row shows. */
const contentOf = (props: RowProps): string => {
  const { row, languages } = props
  return JSON.stringify([languages, row.source, ...row.cells, [...row.cells.values()].map(({ path }) => errorsAt(props, path))])
}

const Row = memo(
  (props: RowProps) => {
    const t = useTexts()
    const { row, source, languages, languageNames, onChange, onAccept, onGo } = props
    const id = `text-${row.key}`
    const cell = (language: string, path: Path, text: string) => (
      <Cell
        path={path}
        language={language}
        text={text}
        labelledBy={`${id} language-${language}`}
        errors={errorsAt(props, path)}
        placeholders={props.placeholders[language] ?? []}
        onChange={onChange}
      />
    )
    return (
      <tr>
        <th scope="row">
          <span id={id}>
            <button type="button" className="link" title={t('showOnPage')} onClick={() => onGo(row.path)}>
              {trailOf(t, languageNames, row.path)}
            </button>
            <small>{row.key}</small>
          </span>
        </th>
        <td data-language={languageNames.get(source)}>{cell(source, [...row.path, source], row.source)}</td>
        {languages.map(language => {
          const found = row.cells.get(language)
          if (found === undefined) return <td key={language} />
          const { path, text, status } = found
          return (
            <td key={language} data-status={status} data-language={languageNames.get(language)}>
              {cell(language, path, text)}
              {status !== 'current' && (
                <p className="translations__state">
                  <span>{t(status)}</span>
                  {status === 'stale' && (
                    <button type="button" className="link" onClick={() => onAccept(row.key, language)}>
                      {t('acceptTranslation')}
                    </button>
                  )}
                </p>
              )}
            </td>
          )
        })}
      </tr>
    )
  },
  (before, after) => before.onChange === after.onChange && contentOf(before) === contentOf(after),
)

/** Number of rows that are added at once. */
const pageSize = 60

export const TextTable = (props: TextTableProps) => {
  const t = useTexts()
  const { rows, source, languages, languageNames } = props
  const [count, setCount] = useState(pageSize)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null || count >= rows.length) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setCount(before => before + pageSize)
      },
      { rootMargin: '1200px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, rows.length])
  return (
    <>
      <table className="translations" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">{t('textOf')}</th>
            {[source, ...languages].map(code => (
              <th key={code} scope="col" id={`language-${code}`}>
                {languageNames.get(code) ?? code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map(row => (
            <Row key={row.key} {...props} row={row} />
          ))}
        </tbody>
      </table>
      <div ref={end} />
    </>
  )
}
