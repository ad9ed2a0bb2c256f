/** The table of translations. */
import { useEffect, useState } from 'react'
import type { TranslationTable } from '../../translations.ts'
import { call } from '../client.ts'
import type { ViewProps } from '../view-props.ts'

export const TranslationsView = ({ editor, say, languageNames }: ViewProps) => {
  const [table, setTable] = useState<TranslationTable | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is read again when the config has changed
  useEffect(() => void call('translations', {}).then(setTable), [editor.age])
  return (
    <section className="view">
      <h2>{say('translations')}</h2>
      <table className="translations">
        <tbody>
          {table?.rows.map(({ key, language, source, text }) => (
            <tr key={`${key} ${language}`}>
              <th scope="row">{source}</th>
              <td lang={language}>{text === '' ? languageNames.get(language) : text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
