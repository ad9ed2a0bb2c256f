/** What is open beside the page. */
import { useCallback, useEffect, useMemo, useState } from 'react'
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

  // Pages that say the value are looked for a while each time.
  useEffect(() => {
    if (field?.hasMorePages !== true) return
    const timer = setTimeout(() => void attempt(async () => setField(await call('field', { path: field.path }))), idle)
    return () => clearTimeout(timer)
  }, [field, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value that is open is read again when the config has changed
  useEffect(() => {
    if (open !== undefined && age > 0) void attempt(async () => setField(await call('field', { path: open })))
  }, [age])

  const go = useCallback(
    (path: Path) =>
      attempt(async () => {
        setField(await call('field', { path }))
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
  const close = useCallback(() => setField(null), [])
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
