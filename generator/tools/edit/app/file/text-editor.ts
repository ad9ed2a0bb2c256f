/** A text editor for the config: it completes keys and values, shows their help, and marks problems at their lines. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState, type Text } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { cursorAt } from '../../../../site/config/edit/text-cursor.ts'
import { pathText } from '../../../../site/config/yaml/tree.ts'
import type { Path, Problem } from '../../protocol.ts'
import type { Hint } from '../../server/file.ts'
import { call } from '../client.ts'
import { textEditorTheme } from './text-editor-theme.ts'

/** Marks a change that comes from the session and was not typed in this editor. */
const fromSession = Annotation.define<true>()

/** The help of a field, in the language of the editor. */
type Help = (path: Path) => string

const completionOf =
  (path: Path, at: 'key' | 'value', help: Help) =>
  ({ text, kind }: Hint): Completion => {
    const isKey = at === 'key' && kind !== 'value'
    const suffix = kind === 'group' || kind === 'record' || kind === 'list' ? ':' : ': '
    return {
      label: text,
      apply: isKey ? `${text}${suffix}` : text,
      detail: isKey ? kind : '',
      info: help(isKey ? [...path, text] : path),
      type: isKey ? 'property' : 'constant',
    }
  }

const completions =
  (help: Help) =>
  async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const cursor = cursorAt(state.sliceDoc(0, pos), pos)
    if (cursor === undefined || (cursor.typed === '' && !explicit)) return null
    const { path, at, typed } = cursor
    const hints = await call('hints', { path, at })
    return { from: pos - typed.length, options: hints.map(completionOf(path, at, help)), validFor: /^[\w-]*$/ }
  }

/** Shows the help of a key below the pointer. */
const helpTooltip = (help: Help) =>
  hoverTooltip((view, pos) => {
    const { from, to, text } = view.state.doc.lineAt(pos)
    const colon = text.slice(pos - from).search(/:(\s|$)|[,}\]]|$/)
    const end = Math.min(to, pos + Math.max(0, colon) + 1)
    const cursor = cursorAt(view.state.sliceDoc(0, end), end)
    const about = cursor === undefined ? '' : help(cursor.path)
    if (cursor === undefined || about === '') return null
    return {
      pos,
      create: () => {
        const dom = document.createElement('div')
        dom.textContent = `${pathText(cursor.path)}: ${about}`
        return { dom }
      },
    }
  })

const diagnosticOf =
  (doc: Text) =>
  ({ line, columns, severity, message, hint, code }: Problem): Diagnostic => {
    const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines))
    const start = columns === null ? from + (/^\s*/.exec(text)?.[0].length ?? 0) : Math.min(from + columns[0] - 1, to)
    return {
      from: start,
      to: columns === null ? to : Math.min(from + columns[1] - 1, to),
      severity: severity === 'notice' ? 'info' : severity,
      source: code,
      message: hint === '' ? message : `${message}. ${hint}`,
    }
  }

interface TextEditorOptions {
  readonly parent: ShadowRoot
  readonly label: string
  readonly phrases: Readonly<Record<string, string>>
  readonly help: Help
  readonly onType: (text: string) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** The editor is in a shadow root, where CodeMirror uses constructed style sheets, which the Content-Security-Policy allows. */
export const textEditor = ({ parent, label, phrases, help, onType, onUndo, onRedo }: TextEditorOptions): EditorView => {
  const command = (work: () => void) => () => {
    work()
    return true
  }
  return new EditorView({
    parent,
    root: parent,
    extensions: [
      lineNumbers(),
      foldGutter(),
      lintGutter(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      drawSelection(),
      highlightSelectionMatches(),
      indentOnInput(),
      indentUnit.of('  '),
      bracketMatching(),
      closeBrackets(),
      yaml(),
      textEditorTheme,
      helpTooltip(help),
      search({ top: true }),
      autocompletion({ override: [completions(help)] }),
      EditorState.phrases.of(phrases),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      // Undo and redo go through the session, whose history contains the changes of forms and texts in one order.
      keymap.of([
        { key: 'Mod-z', run: command(onUndo), preventDefault: true },
        { key: 'Mod-y', mac: 'Mod-Shift-z', run: command(onRedo), preventDefault: true },
        { key: 'Ctrl-Shift-z', run: command(onRedo), preventDefault: true },
        ...completionKeymap,
        ...searchKeymap,
        ...lintKeymap,
        ...foldKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        if (docChanged && !transactions.some(transaction => transaction.annotation(fromSession) === true)) onType(state.doc.toString())
      }),
    ],
  })
}

/** Replaces only the part of the text that differs, so that the cursor and the scroll position stay. */
export const showText = (view: EditorView, text: string): void => {
  const old = view.state.doc.toString()
  if (old === text) return
  const shortest = Math.min(old.length, text.length)
  let from = 0
  while (from < shortest && old[from] === text[from]) from++
  let after = 0
  while (after < shortest - from && old.at(-1 - after) === text.at(-1 - after)) after++
  view.dispatch({
    changes: { from, to: old.length - after, insert: text.slice(from, text.length - after) },
    annotations: fromSession.of(true),
  })
}

export const showProblems = (view: EditorView, problems: readonly Problem[]): void =>
  view.dispatch(
    setDiagnostics(
      view.state,
      problems.map(diagnosticOf(view.state.doc)).toSorted((a, b) => a.from - b.from),
    ),
  )

/** Scrolls to the cursor when the editor becomes smaller, for example because a banner appears. @returns a function that stops it */
export const scrollOnResize = (view: EditorView): (() => void) => {
  const observer = new ResizeObserver(() => {
    if (view.hasFocus) view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) })
  })
  observer.observe(view.dom)
  return () => observer.disconnect()
}

/** Selects a line and scrolls to it. */
export const showLine = (view: EditorView, line: number): void => {
  const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
  view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
  view.focus()
}

export const lineOf = (view: EditorView): number => view.state.doc.lineAt(view.state.selection.main.head).number
