/** A file of the config as text. */
import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, useCall } from '../client.ts'
import { ErrorText } from '../components.tsx'
import { useEditor } from '../editor-state.ts'
import { codeMirrorFrench } from '../editor-texts.ts'
import { useTexts } from '../texts.ts'
import { lineOf, scrollOnResize, showLine, showProblems, showText, textEditor } from './text-editor.ts'

/** Milliseconds without typing after which a text is sent. */
const pause = 500

const phrases = { en: {}, fr: codeMirrorFrench } as const

/** Sends the text after a pause in typing; before an undo, another file or another view it is sent at once. */
const useSending = (file: string) => {
  const editor = useEditor()
  const unsent = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isTyping, setIsTyping] = useState(false)
  const now = useRef({ editor, file })
  now.current = { editor, file }
  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    const text = unsent.current
    if (text === undefined) return
    await now.current.editor.typeFile(now.current.file, text)
    if (unsent.current === text) unsent.current = undefined
    setIsTyping(unsent.current !== undefined)
  }, [])
  const type = useCallback(
    (text: string): void => {
      unsent.current = text
      setIsTyping(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), pause)
    },
    [send],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends the text of the file that is left
  useEffect(() => () => void send(), [send, file])
  return { isTyping, type, send, hasUnsent: () => unsent.current !== undefined }
}

/** @returns a ref callback for the element that contains the text editor, and the text editor once it exists */
const useTextEditor = (file: string, text: string | undefined) => {
  const t = useTexts()
  const editor = useEditor()
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const { isTyping, type, send, hasUnsent } = useSending(file)
  const history = useRef(editor)
  history.current = editor
  useEffect(() => {
    if (host === null) return
    const created = textEditor({
      parent: host.shadowRoot ?? host.attachShadow({ mode: 'open' }),
      label: t('fileText', { file }),
      phrases: phrases[t.language],
      help: t.helpNear,
      onType: type,
      onUndo: () => void send().then(() => history.current.undo()),
      onRedo: () => void send().then(() => history.current.redo()),
    })
    setView(created)
    const stop = scrollOnResize(created)
    return () => {
      stop()
      created.destroy()
      setView(null)
    }
  }, [host, file, t, type, send])
  const { problems } = editor
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that is being typed is not overwritten
  useEffect(() => {
    if (view === null || text === undefined || hasUnsent()) return
    showText(view, text)
    showProblems(
      view,
      problems.filter(problem => problem.file === file),
    )
  }, [view, text, editor.state, file])
  return { setHost, view, isTyping }
}

export const FileView = () => {
  const t = useTexts()
  const { fileLine, age, trouble, go, setView } = useEditor()
  const files = useCall('files', {}, age) ?? []
  const [chosen, setChosen] = useState(fileLine?.file ?? '')
  const [hasNoField, setHasNoField] = useState(false)
  const open = files.find(({ file }) => file === chosen) ?? files[0]
  const file = open?.file ?? ''
  const { setHost, view, isTyping } = useTextEditor(file, open?.text)
  const isLoaded = open !== undefined && (fileLine === null || fileLine.file === file)
  useEffect(() => {
    if (view !== null && isLoaded && fileLine !== null) showLine(view, fileLine.line)
  }, [view, isLoaded, fileLine])
  const openField = async (): Promise<void> => {
    const path = view === null ? null : await call('pathAtLine', { file, line: lineOf(view) })
    setHasNoField(path === null)
    if (path === null) return
    await go(path)
    setView('page')
  }
  return (
    <section className="view file-view">
      <div className="file-bar">
        <h2>{t('file')}</h2>
        <label>
          <span className="hidden">{t('whichFile')}</span>
          <select value={file} onChange={event => setChosen(event.target.value)}>
            {files.map(choice => (
              <option key={choice.file}>{choice.file}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void openField()}>
          {t('openAsField')}
        </button>
        <p role="status" className="note">
          {hasNoField ? t('noFieldOnLine') : isTyping ? t('fileTyping') : ''}
        </p>
      </div>
      <ErrorText messages={[trouble]} />
      {open !== undefined && <div key={file} ref={setHost} className="file-text" />}
      <p className="help">{t('fileHelp')}</p>
    </section>
  )
}
