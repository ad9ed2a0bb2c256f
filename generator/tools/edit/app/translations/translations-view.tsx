/** The translations of the site as a table that is changed where it stands. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Path } from '../../protocol.ts'
import type { TranslationTable } from '../../server/translations.ts'
import type { TranslationFilter } from '../../translation-filter.ts'
import { call } from '../client.ts'
import type { ViewProps } from '../view-props.ts'
import { FilterBar } from './filter-bar.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { shownKeys, textRows } from './table-rows.ts'
import { TextTable } from './text-table.tsx'

const everything: TranslationFilter = { language: null, status: null, words: '' }

/** The rows that the filter showed when it was set: what is mended meanwhile stays in sight. */
const useShown = (table: TranslationTable | null, filter: TranslationFilter, config: string) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const isThere = table !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row does not go while it is being written in
  useEffect(() => {
    if (table !== null) setKeys(shownKeys(table, filter))
  }, [filter, isThere, config])
  return useMemo(() => (table === null ? [] : textRows(table).filter(({ key }) => keys.has(key))), [table, keys])
}

const useTable = ({ age, attempt }: ViewProps['editor']) => {
  const [table, setTable] = useState<TranslationTable | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is read again when the config has changed
  useEffect(() => {
    let isCurrent = true
    void attempt(async () => {
      const found = await call('translations', {})
      if (isCurrent) setTable(found)
    })
    return () => {
      isCurrent = false
    }
  }, [age, attempt])
  return table
}

export const TranslationsView = ({ editor, say, languageNames }: ViewProps) => {
  const { make, state } = editor
  const table = useTable(editor)
  const [filter, setFilter] = useState(everything)
  const rows = useShown(table, filter, state?.config ?? '')
  const change = useCallback((path: Path, text: string) => void make(() => call('translate', { path, text })), [make])
  const accept = (asked: Parameters<typeof call<'acceptTranslations'>>[1]['rows']) =>
    void make(() => call('acceptTranslations', { rows: asked }))
  const others = say.inOrder(table?.languages.filter(code => code !== table.source) ?? [], code => code)
  const faults = new Map(
    state?.problems
      .filter(({ severity, path }) => severity === 'error' && path !== null)
      .map(one => [JSON.stringify(one.path), [one.message]]),
  )
  const fresh = table?.rows.filter(({ status }) => status === 'new').length ?? 0
  return (
    <section className="view" aria-labelledby="translations-title">
      <h2 id="translations-title">{say('translations')}</h2>
      {table !== null && others.length === 0 ? <p>{say('oneLanguage')}</p> : <p className="help">{say('translationsHelp')}</p>}
      {(state?.levels.length ?? 0) > 1 && <p className="help">{say('translationsOfBase', { file: state?.config ?? '' })}</p>}
      {table !== null && others.length > 0 && (
        <>
          <FilterBar table={table} filter={filter} languageNames={languageNames} say={say} onFilter={setFilter} />
          <SheetBar editor={editor} say={say} filter={filter} />
          {fresh > 0 && (
            <p className="translations__new">
              {!table.hasLedger && `${say('noLedger')} `}
              <button type="button" onClick={() => accept('new')}>
                {say('acceptNew', { count: fresh })}
              </button>
            </p>
          )}
          <p role="status" className="note">
            {say('textsShown', { count: rows.length, all: new Set(table.rows.map(({ key }) => key)).size })}
          </p>
          <TextTable
            rows={rows}
            source={table.source}
            languages={filter.language === null ? others : [filter.language]}
            languageNames={languageNames}
            say={say}
            faults={faults}
            onChange={change}
            onAccept={(key, language) => accept([{ key, language }])}
            onGo={path => {
              editor.setView('page')
              void editor.go(path)
            }}
          />
        </>
      )}
    </section>
  )
}
