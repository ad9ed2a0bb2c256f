/** The state of the editor in the browser, and everything that a person can do to it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { firstPage } from '../labels.ts'
import type { Change, FieldValue, PageLink, PagePiece, Path, State } from '../protocol.ts'
import type { Lead } from '../server/removal.ts'
import { Cannot, call } from './client.ts'
import { withProblems } from './faults-at.ts'
import { type Attempt, idle, keyOf, usePanel } from './use-panel.ts'
import type { EditorLanguage } from './words.ts'

/** A line of a file, from 1. */
export interface FilePlace {
  readonly file: string
  readonly line: number
}

type Told = ReadonlyMap<string, string>

/** What is being typed: its faults, and what visitors would read. */
const useTyping = (page: string, onHtml: (html: string) => void) => {
  const [faults, setFaults] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const [says, setSays] = useState<Told>(new Map())
  const busy = useRef(false)
  const waiting = useRef<(() => void) | undefined>(undefined)
  const type = useCallback(
    (path: Path, value: unknown): void => {
      const send = async (): Promise<void> => {
        busy.current = true
        const { html, says: said, faults: found } = await call('preview', { page, path, value })
        setFaults(before => new Map([...before, [keyOf(path), found]]))
        if (said !== null) setSays(before => new Map([...before, [keyOf(path), said]]))
        if (html !== null) onHtml(html)
        busy.current = false
        const next = waiting.current
        waiting.current = undefined
        next?.()
      }
      // Of what is typed while an answer is under way, the last counts.
      if (busy.current) waiting.current = () => void send()
      else void send()
    },
    [page, onHtml],
  )
  const forget = useCallback(() => setSays(new Map()), [])
  return { faults, says, type, forget }
}

/** What cannot be done is told, and nothing else happens. */
const useAttempt = (tell: (trouble: string) => void): Attempt =>
  useCallback(
    async work => {
      try {
        tell('')
        await work()
      } catch (error) {
        if (!(error instanceof Cannot)) throw error
        tell(error.message)
      }
    },
    [tell],
  )

/** The view that is open, and the page that it shows. @param age of the config: with each change it is asked for again, first at 1 */
const usePage = (age: number, attempt: Attempt, spoken: EditorLanguage) => {
  /** Id of the view. */
  const [view, setView] = useState('page')
  const [page, show] = useState('/')
  const [pieces, setPieces] = useState<readonly PagePiece[]>([])
  const [html, setHtml] = useState<string | null>(null)
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
  const setPage = useCallback((path: string): void => {
    setHtml(null)
    show(path)
    setView('page')
  }, [])
  /** Of a site that was not shown before. */
  const showFirst = useCallback(({ languages }: State): void => setPage(firstPage(languages, spoken)), [setPage, spoken])
  return useMemo(() => ({ view, setView, page, setPage, showFirst, pieces, html, setHtml }), [view, page, setPage, showFirst, pieces, html])
}

/** The line that is shown in the file. */
const useFilePlace = (setView: (view: string) => void) => {
  const [place, setPlace] = useState<FilePlace | null>(null)
  const showInFile = useCallback(
    (next: FilePlace): void => {
      setPlace(next)
      setView('file')
    },
    [setView],
  )
  return useMemo(() => ({ place, showInFile }), [place, showInFile])
}

/** Every page of the site. @param age of the config */
const usePages = (age: number, attempt: Attempt): readonly PageLink[] => {
  const [pages, setPages] = useState<readonly PageLink[]>([])
  useEffect(() => {
    if (age > 0) void attempt(async () => setPages(await call('pages', {})))
  }, [age, attempt])
  return pages
}

/** The way back and forth. @param take what takes a state that was given */
const useHistory = (attempt: Attempt, take: (next: State) => void) => {
  const [turn, setTurn] = useState(0)
  return useMemo(() => {
    const walk = (where: 'undo' | 'redo') =>
      attempt(async () => {
        take(await call(where, {}))
        setTurn(before => before + 1)
      })
    return { turn, undo: () => walk('undo'), redo: () => walk('redo') }
  }, [turn, attempt, take])
}

/** The state as it is at first, and things named in each language of the editor. @param showFirst shows the page that the site opens with */
const useBeginning = (attempt: Attempt, spoken: EditorLanguage, showFirst: (state: State) => void, take: (state: State) => void): void => {
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language leads to no other page
  useEffect(
    () =>
      void attempt(async () => {
        const state = await call('state', { spoken })
        if (!hasBegun.current) showFirst(state)
        hasBegun.current = true
        take(state)
      }),
    [attempt, spoken],
  )
}

/** Validates the other configs that a change affects, after a pause in typing. */
const useCityValidation = (state: State | null, attempt: Attempt, setState: (next: State) => void): void => {
  useEffect(() => {
    if (state === null || state.cities.validated === state.cities.of) return
    const timer = setTimeout(() => void attempt(async () => setState(await call('validateCities', {}))), idle)
    return () => clearTimeout(timer)
  }, [state, attempt, setState])
}

/** @param spoken language of the editor: what is opened first is shown in it */
export const useEditor = (spoken: EditorLanguage) => {
  const [state, setState] = useState<State | null>(null)
  const [level, setLevel] = useState(0)
  const [age, setAge] = useState(0)
  const [trouble, setTrouble] = useState('')
  /** Whether something is typed that is not a change yet. */
  const [isTyping, setIsTyping] = useState(false)
  const [savesAlways, setSavesAlways] = useState(false)
  const attempt = useAttempt(setTrouble)
  const shown = usePage(state === null ? 0 : age, attempt, spoken)
  const inFile = useFilePlace(shown.setView)
  const { faults: typedFaults, says, type, forget } = useTyping(shown.page, shown.setHtml)
  const opened = usePanel(age, attempt, shown.setView)
  const faults = useMemo(() => withProblems(typedFaults, state?.problems ?? []), [typedFaults, state?.problems])

  const take = useCallback(
    (next: State): void => {
      setState(next)
      setIsTyping(false)
      forget()
      setAge(before => before + 1)
    },
    [forget],
  )

  useBeginning(attempt, spoken, shown.showFirst, take)

  const pages = usePages(age, attempt)

  useCityValidation(state, attempt, setState)

  const history = useHistory(attempt, take)
  const save = useCallback(() => attempt(async () => take(await call('save', {}))), [attempt, take])
  /** A change that is asked for, and saved at once where that was chosen. */
  const make = useCallback(
    (asked: () => Promise<State>) =>
      attempt(async () => {
        const made = await asked()
        take(made)
        if (savesAlways && made.isValid) take(await call('save', {}))
      }),
    [attempt, take, savesAlways],
  )
  const change = useCallback((next: Change) => make(() => call('change', { change: next, level })), [make, level])

  return useMemo(
    () => ({
      state,
      pages,
      ...shown,
      ...opened,
      level,
      setLevel,
      age,
      trouble,
      faults,
      says,
      savesAlways,
      setSavesAlways,
      isTyping,
      type: (value: FieldValue, next: string | number | boolean) => {
        setIsTyping(next !== value.value)
        type(value.path, next)
      },
      change,
      /** A whole text, as it was typed. */
      typeFile: (file: string, text: string) => make(() => call('type', { file, text })),
      ...inFile,
      /** Takes a thing away; the redirects keep its addresses. */
      takeAway: (gone: Change, redirects: readonly Lead[]) => make(() => call('take', { change: gone, level, redirects })),
      save,
      giveBack: (path: Path) => attempt(async () => take(await call('giveBack', { path }))),
      attempt,
      make,
      ...history,
      choose: (config: string) => attempt(async () => take(await call('choose', { config }))),
    }),
    [
      state,
      pages,
      shown,
      opened,
      inFile,
      level,
      age,
      history,
      trouble,
      faults,
      says,
      isTyping,
      savesAlways,
      type,
      change,
      save,
      make,
      attempt,
      take,
    ],
  )
}

export type Editor = ReturnType<typeof useEditor>
