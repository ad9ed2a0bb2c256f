/** Texts in rows, languages in columns. Of very many, those further down come when they are scrolled to. */
import { memo, useEffect, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { type Say, trailOf } from '../words.ts'
import type { TextRow } from './table-rows.ts'
import { TextCell } from './text-cell.tsx'

export interface TextTableProps {
  readonly rows: readonly TextRow[]
  readonly source: string
  /** Those beside the first one. */
  readonly languages: readonly string[]
  readonly languageNames: ReadonlyMap<string, string>
  readonly say: Say
  /** What is wrong, by the paths of values. */
  readonly faults: ReadonlyMap<string, readonly string[]>
  readonly onChange: (path: Path, text: string) => void
  readonly onAccept: (key: string, language: string) => void
  readonly onGo: (path: Path) => void
}

const step = 60

const faultsAt = (faults: TextTableProps['faults'], path: Path): readonly string[] => faults.get(JSON.stringify(path)) ?? []

/** All that a row shows. */
const shownOf = ({ row, languages, faults }: Pick<TextTableProps, 'languages' | 'faults'> & { readonly row: TextRow }): string =>
  JSON.stringify([languages, row.source, ...row.cells, [...row.cells.values()].map(({ path }) => faultsAt(faults, path))])

const Row = memo(
  ({
    row,
    source,
    languages,
    languageNames,
    say,
    faults,
    onChange,
    onAccept,
    onGo,
  }: Omit<TextTableProps, 'rows'> & { readonly row: TextRow }) => {
    const id = `text-${row.key}`
    return (
      <tr>
        <th scope="row">
          <span id={id}>
            <button type="button" className="link" title={say('showOnPage')} onClick={() => onGo(row.path)}>
              {trailOf(say, languageNames, row.path)}
            </button>
            <small>{row.key}</small>
          </span>
        </th>
        <td data-language={languageNames.get(source)}>
          <TextCell
            path={[...row.path, source]}
            language={source}
            text={row.source}
            labelledBy={`${id} language-${source}`}
            known={faultsAt(faults, [...row.path, source])}
            onChange={onChange}
          />
        </td>
        {languages.map(language => {
          const cell = row.cells.get(language)
          if (cell === undefined) return <td key={language} />
          return (
            <td key={language} data-status={cell.status} data-language={languageNames.get(language)}>
              <TextCell
                path={cell.path}
                language={language}
                text={cell.text}
                labelledBy={`${id} language-${language}`}
                known={faultsAt(faults, cell.path)}
                onChange={onChange}
              />
              {cell.status !== 'current' && (
                <p className="translations__state">
                  <span>{say(cell.status)}</span>
                  {cell.status === 'stale' && (
                    <button type="button" className="link" onClick={() => onAccept(row.key, language)}>
                      {say('stillFits')}
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
  (before, after) => before.say === after.say && before.onChange === after.onChange && shownOf(before) === shownOf(after),
)

export const TextTable = (props: TextTableProps) => {
  const { rows, source, languages, languageNames, say } = props
  const [count, setCount] = useState(step)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null || count >= rows.length) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setCount(before => before + step)
      },
      { rootMargin: '1200px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [count, rows.length])
  return (
    <>
      <table className="translations" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">{say('textOf')}</th>
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
