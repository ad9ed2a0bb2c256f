/** The table out to a translator and back: a file that is downloaded, and one that is uploaded. */
import { useRef, useState } from 'react'
import type { ImportAnswer } from '../../server/translations.ts'
import type { TranslationFilter } from '../../translation-filter.ts'
import { call } from '../client.ts'
import type { Editor } from '../use-editor.ts'
import type { Say } from '../words.ts'

const download = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

const Report = ({ answer, say, onHide }: { readonly answer: ImportAnswer; readonly say: Say; readonly onHide: () => void }) => (
  <div className="translations__report" role="status">
    <p>{say('uploaded', { taken: answer.taken, unchanged: answer.unchanged, refused: answer.refused.length })}</p>
    {answer.refused.length > 0 && (
      <ul>
        {answer.refused.map(row => (
          <li key={row.line}>{say('leftOutRow', { ...row })}</li>
        ))}
      </ul>
    )}
    <button type="button" onClick={onHide}>
      {say('hideReport')}
    </button>
  </div>
)

export const SheetBar = ({ editor, say, filter }: { readonly editor: Editor; readonly say: Say; readonly filter: TranslationFilter }) => {
  const input = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  const take = (file: File): Promise<void> =>
    editor.make(async () => {
      const found = await call('importTranslations', { sheet: await file.text() })
      setAnswer(found)
      return found.state
    })
  return (
    <>
      <div className="translations__sheet">
        <button
          type="button"
          onClick={() =>
            void editor.attempt(async () =>
              download(`${filter.language ?? 'translations'}.csv`, await call('translationSheet', { ...filter })),
            )
          }
        >
          {say('download')}
        </button>
        <button type="button" onClick={() => input.current?.click()}>
          {say('upload')}
        </button>
        <input
          ref={input}
          className="hidden"
          type="file"
          accept=".csv,text/csv"
          tabIndex={-1}
          aria-label={say('upload')}
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file !== undefined) void take(file)
          }}
        />
      </div>
      {answer !== null && <Report answer={answer} say={say} onHide={() => setAnswer(null)} />}
    </>
  )
}
