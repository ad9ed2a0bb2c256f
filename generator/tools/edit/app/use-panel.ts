/** What is open beside the page. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Field, PagePiece, Path } from '../protocol.ts'
import { call } from './client.ts'

/** Runs a task that may fail: the error is shown, and nothing else happens. */
export type Attempt = (work: () => Promise<void>) => Promise<void>

/** Milliseconds without typing after which a value is sent. */
export const idle = 400

export const keyOf = (path: Path): string => JSON.stringify(path)

/** What was open, to come back to. */
interface Place {
  readonly path: Path
  readonly around: readonly Path[]
}

export type Tab = 'page' | 'settings' | 'search' | 'problems'

/** What is open beside the page: a list, or a value with those of the piece that was clicked on. @param age of the config: with another one it is read again */
export const usePanel = (age: number, attempt: Attempt, setView: (view: string) => void) => {
  const [tab, setTab] = useState<Tab>('page')
  const [field, setField] = useState<Field | null>(null)
  const [around, setAround] = useState<readonly Path[]>([])
  const open = field?.path
  const [asked, setAsked] = useState<Path>([])
  const [searched, setSearched] = useState('')
  /** What is open, and before it what it was reached from. */
  const trail = useRef<readonly Place[]>([])
  /** Counts what is opened and closed: an answer about what was asked for before comes too late. */
  const turn = useRef(0)
  /** Reads a value again, if it is still open by then. */
  const read = useCallback(
    (path: Path) =>
      attempt(async () => {
        const found = await call('field', { path })
        setField(before => (before !== null && keyOf(before.path) === keyOf(path) ? found : before))
      }),
    [attempt],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value that is open is read again when the config has changed
  useEffect(() => {
    if (open !== undefined && age > 0) void read(open)
  }, [age])

  const show = useCallback(
    (places: readonly Place[]) =>
      attempt(async () => {
        turn.current++
        const mine = turn.current
        const { path, around: beside } = places.at(-1) ?? { path: [], around: [] }
        const found = await call('field', { path })
        if (mine !== turn.current) return
        trail.current = places
        setField(found)
        setAsked(path)
        setAround(beside)
      }),
    [attempt],
  )
  const go = useCallback(
    (path: Path) => {
      const beside = trail.current.at(-1)?.around ?? []
      return show([...trail.current, { path, around: beside.some(one => keyOf(one) === keyOf(path)) ? beside : [] }])
    },
    [show],
  )
  const openPieces = useCallback(
    (pieces: readonly PagePiece[]): void => {
      const paths = [...new Map(pieces.flatMap(piece => piece.paths).map(path => [keyOf(path), path])).values()]
      const [first] = paths
      if (first !== undefined) void show([{ path: first, around: paths }])
    },
    [show],
  )
  const close = useCallback((): void => {
    turn.current++
    trail.current = []
    setField(null)
  }, [])
  /** To what was open before, or to the list. */
  const back = useCallback((): void => {
    const places = trail.current.slice(0, -1)
    if (places.length > 0) void show(places)
    else close()
  }, [show, close])
  const showProblems = useCallback((): void => {
    setView('page')
    close()
    setTab('problems')
  }, [setView, close])
  return useMemo(
    () => ({ tab, setTab, field, asked, around, searched, setSearched, close, back, go, openPieces, showProblems }),
    [tab, field, asked, around, searched, close, back, go, openPieces, showProblems],
  )
}

/** How the parts of the editor's state ask the server. */
