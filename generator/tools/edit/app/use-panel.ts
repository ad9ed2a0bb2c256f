/** What is open beside the page. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Field, PagePiece, Path } from '../protocol.ts'
import { call } from './client.ts'
import { type Attempt, idle, keyOf } from './editor-call.ts'

export type Tab = 'page' | 'settings' | 'search' | 'problems'

/** What is open beside the page: a list, or a value with those of the piece that was clicked on. @param age of the config: with another one it is read again */
export const usePanel = (age: number, attempt: Attempt, setView: (view: string) => void) => {
  const [tab, setTab] = useState<Tab>('page')
  const [field, setField] = useState<Field | null>(null)
  const [around, setAround] = useState<readonly Path[]>([])
  const open = field?.path
  const [asked, setAsked] = useState<Path>([])
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

  // Pages that say the value are looked for a while each time.
  useEffect(() => {
    if (field?.hasMorePages !== true) return
    const timer = setTimeout(() => void read(field.path), idle)
    return () => clearTimeout(timer)
  }, [field, read])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value that is open is read again when the config has changed
  useEffect(() => {
    if (open !== undefined && age > 0) void read(open)
  }, [age])

  const go = useCallback(
    (path: Path) =>
      attempt(async () => {
        turn.current++
        const mine = turn.current
        const found = await call('field', { path })
        if (mine !== turn.current) return
        setField(found)
        setAsked(path)
      }),
    [attempt],
  )
  const openPieces = useCallback(
    (pieces: readonly PagePiece[]): void => {
      const paths = [...new Map(pieces.flatMap(piece => piece.paths).map(path => [keyOf(path), path])).values()]
      setAround(paths)
      const [first] = paths
      if (first !== undefined) void go(first)
    },
    [go],
  )
  const close = useCallback((): void => {
    turn.current++
    setField(null)
  }, [])
  const showProblems = useCallback((): void => {
    setView('page')
    close()
    setTab('problems')
  }, [setView, close])
  return useMemo(
    () => ({ tab, setTab, field, asked, around, close, go, openPieces, showProblems }),
    [tab, field, asked, around, close, go, openPieces, showProblems],
  )
}
