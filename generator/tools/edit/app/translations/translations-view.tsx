/** The translations of the site as a table in which they can be changed. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { decodeText } from '../../../../site/util/decode-text.ts'
import type { Path } from '../../protocol.ts'
import type { Calls } from '../../server/api.ts'
import type { TranslationTable } from '../../server/translations.ts'
import { isShown, type TranslationFilter } from '../../translation-filter.ts'
import { call } from '../client.ts'
import { ButtonGroup, SearchField } from '../components.tsx'
import { useEditor, withProblems } from '../editor-state.ts'
import { useTexts } from '../texts.ts'
import { TextTable, textRows } from './text-table.tsx'

const noFilter: TranslationFilter = { language: null, status: null, words: '' }

interface FilterProps {
  readonly table: TranslationTable
  /** The languages other than the first one. */
  readonly languages: readonly string[]
  readonly filter: TranslationFilter
  readonly onFilter: (filter: TranslationFilter) => void
}

const statuses = ['missing', 'stale', 'new', 'current'] as const

const FilterBar = ({ table, languages, filter, onFilter }: FilterProps) => {
  const t = useTexts()
  const { languageNames } = useEditor()
  const inLanguage = table.rows.filter(row => filter.language === null || row.language === filter.language)
  const count = (status: (typeof statuses)[number]): number => inLanguage.filter(row => row.status === status).length
  return (
    <div className="translations__filter">
      <SearchField label={t('findText')} text={filter.words} onText={words => onFilter({ ...filter, words })} />
      {languages.length > 1 && (
        <label className="entry">
          <span className="entry__label">{t('language')}</span>
          <select value={filter.language ?? ''} onChange={event => onFilter({ ...filter, language: event.target.value || null })}>
            <option value="">{t('allLanguages')}</option>
            {languages.map(code => (
              <option key={code} value={code}>
                {languageNames.get(code) ?? code}
              </option>
            ))}
          </select>
        </label>
      )}
      <ButtonGroup
        name="state"
        label={t('translationStatus')}
        values={[['', t('allStates')] as const, ...statuses.map(status => [status, `${t(status)} ${count(status)}`] as const)]}
        chosen={filter.status ?? ''}
        onChoose={status => onFilter({ ...filter, status: status === '' ? null : status })}
      />
    </div>
  )
}

const download = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** More invalid rows are only counted: one cause may affect every row. */
const maxRefused = 50

/** What an import changed, and its invalid rows. */
const ImportReport = ({ result, onHide }: { readonly result: ReturnType<Calls['importTranslations']>; readonly onHide: () => void }) => {
  const t = useTexts()
  const { taken, unchanged, refused } = result
  return (
    <div className="translations__report" role="status">
      <p>{t('importResult', { taken, unchanged, refused: refused.length })}</p>
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, maxRefused).map(row => (
            <li key={row.line}>{t('importRefused', { ...row })}</li>
          ))}
        </ul>
      )}
      <button type="button" onClick={onHide}>
        {t('hideReport')}
      </button>
    </div>
  )
}

/** Exports the shown texts as CSV for a translator, and imports such a file. */
const SheetBar = ({ filter }: { readonly filter: TranslationFilter }) => {
  const t = useTexts()
  const { attempt, make } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<ReturnType<Calls['importTranslations']> | null>(null)
  const exportSheet = (): Promise<void> =>
    attempt(async () => download(`${filter.language ?? 'translations'}.csv`, await call('translationSheet', { ...filter })))
  const importSheet = (file: File): Promise<void> =>
    make(async () => {
      const found = await call('importTranslations', { sheet: decodeText(new Uint8Array(await file.arrayBuffer())) })
      setResult(found)
      return found.state
    })
  return (
    <>
      <div className="translations__sheet">
        <button type="button" onClick={() => void exportSheet()}>
          {t('download')}
        </button>
        <button type="button" onClick={() => input.current?.click()}>
          {t('upload')}
        </button>
        <input
          ref={input}
          className="hidden"
          type="file"
          accept=".csv,text/csv"
          tabIndex={-1}
          aria-label={t('upload')}
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file !== undefined) void importSheet(file)
          }}
        />
      </div>
      {result !== null && <ImportReport result={result} onHide={() => setResult(null)} />}
    </>
  )
}

const useTable = (): TranslationTable | null => {
  const { age, attempt } = useEditor()
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

/** The rows that matched the filter when it was set: a text stays visible after it is fixed. */
const useFilteredRows = (table: TranslationTable | null, filter: TranslationFilter, config: string) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const isLoaded = table !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row does not disappear while it is edited
  useEffect(() => {
    if (table !== null) setKeys(new Set(table.rows.filter(row => isShown(row, filter)).map(({ key }) => key)))
  }, [filter, isLoaded, config])
  return useMemo(() => (table === null ? [] : textRows(table).filter(({ key }) => keys.has(key))), [table, keys])
}

export const TranslationsView = () => {
  const t = useTexts()
  const { state, problems, languageNames, make, setView, go } = useEditor()
  const table = useTable()
  const [filter, setFilter] = useState(noFilter)
  const rows = useFilteredRows(table, filter, state?.config ?? '')
  const change = useCallback((path: Path, text: string) => void make(() => call('translate', { path, text })), [make])
  const accept = (accepted: Parameters<typeof call<'acceptTranslations'>>[1]['rows']) =>
    void make(() => call('acceptTranslations', { rows: accepted }))
  const languages = t.preferredFirst(table?.languages.filter(code => code !== table.source) ?? [], code => code)
  const unaccepted = table?.rows.filter(({ status }) => status === 'new').length ?? 0
  return (
    <section className="view" aria-labelledby="translations-title">
      <h2 id="translations-title">{t('translations')}</h2>
      {table !== null && languages.length === 0 ? <p>{t('oneLanguage')}</p> : <p className="help">{t('translationsHelp')}</p>}
      {(state?.levels.length ?? 0) > 1 && <p className="help">{t('translationsOfBase', { file: state?.config ?? '' })}</p>}
      {table !== null && languages.length > 0 && (
        <>
          <FilterBar table={table} languages={languages} filter={filter} onFilter={setFilter} />
          <SheetBar filter={filter} />
          {unaccepted > 0 && (
            <p className="translations__new">
              {!table.hasLedger && `${t('noLedger')} `}
              <button type="button" onClick={() => accept('new')}>
                {t('acceptNew', { count: unaccepted })}
              </button>
            </p>
          )}
          <p role="status" className="note">
            {t('textsShown', { count: rows.length, all: new Set(table.rows.map(({ key }) => key)).size })}
          </p>
          <TextTable
            rows={rows}
            source={table.source}
            languages={filter.language === null ? languages : [filter.language]}
            languageNames={languageNames}
            placeholders={table.placeholders}
            errors={withProblems(new Map(), problems)}
            onChange={change}
            onAccept={(key, language) => accept([{ key, language }])}
            onGo={path => {
              setView('page')
              void go(path)
            }}
          />
        </>
      )}
    </section>
  )
}
