/** Which texts are looked at: by words, by language, by state, each with how many there are. */

import type { TranslationTable } from '../../server/translations.ts'
import type { TranslationFilter } from '../../translation-filter.ts'
import { Choice } from '../choice.tsx'
import type { Say } from '../words.ts'

export interface FilterBarProps {
  readonly table: TranslationTable
  readonly filter: TranslationFilter
  readonly languageNames: ReadonlyMap<string, string>
  readonly say: Say
  readonly onFilter: (filter: TranslationFilter) => void
}

const states = ['missing', 'stale', 'new', 'current'] as const

export const FilterBar = ({ table, filter, languageNames, say, onFilter }: FilterBarProps) => {
  const others = say.inOrder(
    table.languages.filter(code => code !== table.source),
    code => code,
  )
  const counted = (status: (typeof states)[number]): number =>
    table.rows.filter(row => row.status === status && (filter.language === null || row.language === filter.language)).length
  return (
    <div className="translations__filter">
      <label className="entry">
        <span className="entry__label">{say('findText')}</span>
        <input type="search" value={filter.words} onChange={event => onFilter({ ...filter, words: event.target.value })} />
      </label>
      {others.length > 1 && (
        <label className="entry">
          <span className="entry__label">{say('language')}</span>
          <select value={filter.language ?? ''} onChange={event => onFilter({ ...filter, language: event.target.value || null })}>
            <option value="">{say('allLanguages')}</option>
            {others.map(code => (
              <option key={code} value={code}>
                {languageNames.get(code) ?? code}
              </option>
            ))}
          </select>
        </label>
      )}
      <Choice
        name="state"
        label={say('stateOf')}
        values={[['', say('allStates')] as const, ...states.map(status => [status, `${say(status)} ${counted(status)}`] as const)]}
        chosen={filter.status ?? ''}
        onChoose={status => onFilter({ ...filter, status: status === '' ? null : status })}
      />
    </div>
  )
}
