/** The file itself, in a text editor. */
import { useEffect, useState } from 'react'
import { call } from '../client.ts'
import type { ViewProps } from '../view-props.ts'
import { editorPhrases } from './file-words.ts'
import { lineOf, showLine } from './text-editor.ts'
import { useFiles, useText } from './use-text.ts'

const none: Readonly<Record<string, string>> = {}

export const FileView = ({ editor, say, language }: ViewProps) => {
  const { place } = editor
  const files = useFiles(editor)
  const [chosen, setChosen] = useState(place?.file ?? '')
  const [isNone, setIsNone] = useState(false)
  const open = files.find(({ file }) => file === chosen) ?? files[0]
  const file = open?.file ?? ''
  const label = say('fileText', { file })
  const { setHost, view, isTyping } = useText(
    { editor, file, label, phrases: editorPhrases[language] ?? none, help: say.helpNear },
    open?.text,
  )
  const isRead = open !== undefined && (place === null || place.file === file)
  useEffect(() => {
    if (view !== null && isRead && place !== null) showLine(view, place.line)
  }, [view, isRead, place])
  const openField = async (): Promise<void> => {
    const path = view === null ? null : await call('said', { file, line: lineOf(view) })
    setIsNone(path === null)
    if (path === null) return
    await editor.go(path)
    editor.setView('page')
  }
  return (
    <section className="view file-view">
      <div className="file-bar">
        <h2>{say('file')}</h2>
        <label>
          <span className="hidden">{say('whichFile')}</span>
          <select value={file} onChange={event => setChosen(event.target.value)}>
            {files.map(one => (
              <option key={one.file}>{one.file}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void openField()}>
          {say('asField')}
        </button>
        <p role="status" className="note">
          {isNone ? say('noField') : isTyping ? say('fileTyping') : ''}
        </p>
      </div>
      {editor.trouble !== '' && (
        <p className="fault" role="alert">
          {editor.trouble}
        </p>
      )}
      {open !== undefined && <div key={file} ref={setHost} className="file-text" />}
      <p className="help">{say('fileHelp')}</p>
    </section>
  )
}
