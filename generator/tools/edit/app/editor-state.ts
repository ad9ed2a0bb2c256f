/** The state of the editor in the browser, and the actions that change it. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { firstPage } from '../labels.ts'
import type { Change, FieldValue, PageLink, PagePiece, Path, Problem, State } from '../protocol.ts'
import type { Successor } from '../server/removal.ts'
import { CallRefused, call } from './client.ts'
import type { Scheme } from './page-document.ts'
import { type Attempt, keyOf, usePanel } from './panel-state.ts'
import type { EditorLanguage } from './texts.ts'

/** Milliseconds without a change after which the configs that it affects are validated. */
const pause = 400

/** A line of a file, from 1. */
interface FileLine {
  readonly file: string
  readonly line: number
}

/** How the page is shown. */
interface PreviewOptions {
  readonly width: 'phone' | 'tablet' | 'desktop'
  readonly scheme: Scheme
}

/** Messages by the path of their value, as JSON. */
export type FieldErrors = ReadonlyMap<string, readonly string[]>

/** @returns the errors of what is being typed and those of the config, each message once */
export const withProblems = (typed: FieldErrors, problems: readonly Problem[]): FieldErrors => {
  const errors = new Map(typed)
  for (const { path, severity, message } of problems) {
    if (path === null || severity !== 'error') continue
    const messages = errors.get(keyOf(path)) ?? []
    if (!messages.includes(message)) errors.set(keyOf(path), [...messages, message])
  }
  return errors
}

/** Previews what is being typed: its errors, and what visitors would read, by path. */
const useTyping = (page: string, onHtml: (html: string) => void) => {
  const [errors, setErrors] = useState<FieldErrors>(new Map())
  const [rendered, setRendered] = useState<ReadonlyMap<string, string>>(new Map())
  const isBusy = useRef(false)
  /** Counts the states that were applied: a preview of an earlier one is out of date. */
  const version = useRef(0)
  const waiting = useRef<(() => void) | undefined>(undefined)
  const type = (path: Path, value: unknown): void => {
    const send = async (): Promise<void> => {
      isBusy.current = true
      const own = version.current
      const { html, says, faults } = await call('preview', { page, path, value })
      setErrors(before => new Map([...before, [keyOf(path), faults]]))
      if (own === version.current) {
        if (says !== null) setRendered(before => new Map([...before, [keyOf(path), says]]))
        if (html !== null) onHtml(html)
      }
      isBusy.current = false
      const next = waiting.current
      waiting.current = undefined
      next?.()
    }
    // While a request is under way, only the last text is sent after it.
    if (isBusy.current) waiting.current = () => void send()
    else void send()
  }
  const reset = useCallback((): void => {
    version.current++
    setRendered(new Map())
  }, [])
  return { errors, rendered, type, reset }
}

const useAttempt = (setTrouble: (trouble: string) => void): Attempt =>
  useCallback(
    async task => {
      try {
        setTrouble('')
        await task()
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error
        setTrouble(error.message)
      }
    },
    [setTrouble],
  )

/** The open view and the page that it shows. @param age number of changes of the config; 0 before it is loaded */
const usePage = (age: number, attempt: Attempt, language: EditorLanguage) => {
  /** Id of the view. */
  const [view, setView] = useState('page')
  const [page, setPath] = useState('/')
  const [pieces, setPieces] = useState<readonly PagePiece[]>([])
  const [html, setHtml] = useState<string | null>(null)
  /** The line that the file view selects. */
  const [fileLine, setFileLine] = useState<FileLine | null>(null)
  useEffect(() => {
    if (age === 0 || view !== 'page') return
    let isCurrent = true
    void attempt(async () => {
      const found = await call('page', { path: page })
      if (!isCurrent) return
      setPieces(found.pieces)
      setHtml(found.html)
      const withFacts = await call('pageFacts', { path: page })
      if (isCurrent) setPieces(withFacts)
    })
    return () => {
      isCurrent = false
    }
  }, [page, age, view, attempt])
  const setPage = (path: string): void => {
    setHtml(null)
    setPath(path)
    setView('page')
  }
  /** Shows the first page of a site that was not shown before. */
  const showFirst = ({ languages }: State): void => setPage(firstPage(languages, language))
  const showInFile = (line: FileLine): void => {
    setFileLine(line)
    setView('file')
  }
  return { view, setView, page, setPage, showFirst, pieces, html, setHtml, fileLine, showInFile }
}

/** Every page of the site. */
const usePages = (age: number, attempt: Attempt): readonly PageLink[] => {
  const [pages, setPages] = useState<readonly PageLink[]>([])
  useEffect(() => {
    if (age > 0) void attempt(async () => setPages(await call('pages', {})))
  }, [age, attempt])
  return pages
}

/** Loads the state, and again in another language. */
const useInitialState = (attempt: Attempt, language: EditorLanguage, showFirst: (state: State) => void, apply: (state: State) => void) => {
  const isLoaded = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not lead to another page
  useEffect(
    () =>
      void attempt(async () => {
        const state = await call('state', { spoken: language })
        if (!isLoaded.current) showFirst(state)
        isLoaded.current = true
        apply(state)
      }),
    [attempt, language],
  )
}

/** Validates the other configs that a change affects, after a pause in typing. */
const useCityValidation = (state: State | null, attempt: Attempt, setState: (next: State) => void): void => {
  useEffect(() => {
    if (state === null || state.cities.validated === state.cities.of) return
    const timer = setTimeout(() => void attempt(async () => setState(await call('validateCities', {}))), pause)
    return () => clearTimeout(timer)
  }, [state, attempt, setState])
}

export const useEditorState = (language: EditorLanguage, setLanguage: (language: EditorLanguage) => void) => {
  const [state, setState] = useState<State | null>(null)
  const [preview, setPreview] = useState<PreviewOptions>({ width: 'desktop', scheme: 'light' })
  /** Index of the file of the chain that changes are written to. */
  const [level, setLevel] = useState(0)
  const [age, setAge] = useState(0)
  const [historyStep, setHistoryStep] = useState(0)
  /** Why the last call was refused. */
  const [trouble, setTrouble] = useState('')
  /** Whether a text differs from the config and is not sent yet. */
  const [isTyping, setIsTyping] = useState(false)
  const [savesAlways, setSavesAlways] = useState(false)
  const attempt = useAttempt(setTrouble)
  const shown = usePage(state === null ? 0 : age, attempt, language)
  const panel = usePanel(age, attempt, shown.setView)
  const typing = useTyping(shown.page, shown.setHtml)
  const { reset } = typing

  const apply = useCallback(
    (next: State): void => {
      setState(next)
      setIsTyping(false)
      reset()
      setAge(before => before + 1)
    },
    [reset],
  )
  useInitialState(attempt, language, shown.showFirst, apply)
  useCityValidation(state, attempt, setState)

  const save = () => attempt(async () => apply(await call('save', {})))
  /** Sends a change, and saves it if each change is saved. */
  const make = useCallback(
    (send: () => Promise<State>) =>
      attempt(async () => {
        const next = await send()
        apply(next)
        if (savesAlways && next.isValid) apply(await call('save', {}))
      }),
    [attempt, apply, savesAlways],
  )
  const stepInHistory = (direction: 'undo' | 'redo') =>
    attempt(async () => {
      apply(await call(direction, {}))
      setHistoryStep(before => before + 1)
    })

  return {
    language,
    setLanguage,
    state,
    problems: state?.problems ?? [],
    /** Names of the site’s languages by their codes. */
    languageNames: useMemo(() => new Map(state?.languages.map(({ code, name }) => [code, name])), [state]),
    pages: usePages(age, attempt),
    preview,
    setPreview,
    ...shown,
    ...panel,
    level,
    setLevel,
    age,
    historyStep,
    trouble,
    errors: withProblems(typing.errors, state?.problems ?? []),
    rendered: typing.rendered,
    savesAlways,
    setSavesAlways,
    isTyping,
    type: (value: Pick<FieldValue, 'path' | 'value'>, next: unknown): void => {
      setIsTyping(next !== value.value)
      typing.type(value.path, next)
    },
    attempt,
    make,
    save,
    change: (change: Change) => make(() => call('change', { change, level })),
    /** The whole text of a file, as it was typed. */
    typeFile: (file: string, text: string) => make(() => call('editFile', { file, text })),
    /** Removes an item and adds redirects from the URLs of its pages. */
    removeWithRedirects: (change: Change, redirects: readonly Successor[]) => make(() => call('remove', { change, level, redirects })),
    restoreBrandValue: (path: Path) => attempt(async () => apply(await call('revert', { path }))),
    undo: () => stepInHistory('undo'),
    redo: () => stepInHistory('redo'),
    choose: (config: string) => attempt(async () => apply(await call('choose', { config }))),
  }
}

export type Editor = ReturnType<typeof useEditorState>

const EditorContext = createContext<Editor | null>(null)

export const EditorProvider = EditorContext.Provider

export const useEditor = (): Editor => {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('useEditor needs an EditorProvider')
  return editor
}
