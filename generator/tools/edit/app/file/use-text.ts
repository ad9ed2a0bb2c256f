/** The text of a file between the person who types and the session: typed in pieces, and shown anew when it was changed elsewhere. */
import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import type { FileText } from '../../server/file.ts'
import { call } from '../client.ts'
import type { Editor } from '../use-editor.ts'
import { keepInSight, showProblems, showText, textEditor } from './text-editor.ts'

/** Milliseconds without a sign after which what was typed is judged. */
const pause = 500

interface TextInput {
  readonly editor: Editor
  readonly file: string
  readonly label: string
  readonly phrases: Readonly<Record<string, string>>
  /** The schema’s help, in the language of the editor. */
  readonly help: (path: Path) => string
}

/** The files as the session has them. */
export const useFiles = ({ age }: Editor): readonly FileText[] => {
  const [files, setFiles] = useState<readonly FileText[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read again when the config has changed
  useEffect(() => void call('files', {}).then(setFiles), [age])
  return files
}

/** What was typed and is not told yet goes to the session after a pause, or at once when that is asked for. */
const useTold = ({ editor, file }: Pick<TextInput, 'editor' | 'file'>) => {
  const waiting = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isTyping, setIsTyping] = useState(false)
  const now = useRef({ editor, file })
  now.current = { editor, file }
  const tell = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    const text = waiting.current
    if (text === undefined) return
    await now.current.editor.typeFile(now.current.file, text)
    if (waiting.current === text) waiting.current = undefined
    setIsTyping(waiting.current !== undefined)
  }, [])
  const type = useCallback(
    (text: string): void => {
      waiting.current = text
      setIsTyping(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void tell(), pause)
    },
    [tell],
  )
  // Who leaves for another view or file has said what he typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each file
  useEffect(() => () => void tell(), [tell, file])
  return { isTyping, type, tell, isWaiting: () => waiting.current !== undefined }
}

/** @returns a place for the editor, and the editor as soon as it stands there */
export const useText = ({ editor, file, label, phrases, help }: TextInput, text: string | undefined) => {
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const { isTyping, type, tell, isWaiting } = useTold({ editor, file })
  const undo = useRef(editor.undo)
  const redo = useRef(editor.redo)
  undo.current = editor.undo
  redo.current = editor.redo
  useEffect(() => {
    if (host === null) return
    const made = textEditor({
      parent: host.shadowRoot ?? host.attachShadow({ mode: 'open' }),
      label,
      phrases,
      help,
      onType: type,
      onUndo: () => void tell().then(() => undo.current()),
      onRedo: () => void tell().then(() => redo.current()),
    })
    setView(made)
    const end = keepInSight(made)
    return () => {
      end()
      made.destroy()
      setView(null)
    }
  }, [host, label, phrases, help, type, tell])
  const problems = editor.state?.problems
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being typed is not written over
  useEffect(() => {
    if (view === null || text === undefined || isWaiting()) return
    showText(view, text)
    showProblems(view, problems?.filter(one => one.file === file) ?? [])
  }, [view, text, problems, file])
  return { setHost, view, isTyping }
}
