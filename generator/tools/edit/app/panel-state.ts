/** What the panel next to the page shows: a tab, or a field that was opened. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Field, PagePiece, Path } from '../protocol.ts'
import { call } from './client.ts'

/** Runs a task; if the server refuses it, the editor shows the reason. */
export type Attempt = (task: () => Promise<void>) => Promise<void>

export const keyOf = (path: Path): string => JSON.stringify(path)

interface OpenedField {
  readonly path: Path
  /** Paths of all values of the piece that was clicked. */
  readonly related: readonly Path[]
}

export type Tab = 'page' | 'settings' | 'search' | 'problems'

/** @param age number of changes of the config: after each the field is read again */
export const usePanel = (age: number, attempt: Attempt, setView: (view: string) => void) => {
  const [tab, setTab] = useState<Tab>('page')
  const [field, setField] = useState<Field | null>(null)
  const [related, setRelated] = useState<readonly Path[]>([])
  /** The path that was opened: of the field as a whole, or of its text in one language. */
  const [openedPath, setOpenedPath] = useState<Path>([])
  const [searchText, setSearchText] = useState('')
  /** The open field, and before it those from which it was reached. */
  const trail = useRef<readonly OpenedField[]>([])
  /** Counts what is opened and closed: a response to an earlier request is ignored. */
  const request = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the open field is read again when the config has changed
  useEffect(() => {
    if (field === null || age === 0) return
    const { path } = field
    let isCurrent = true
    void attempt(async () => {
      const found = await call('field', { path })
      if (isCurrent) setField(before => (before !== null && keyOf(before.path) === keyOf(path) ? found : before))
    })
    return () => {
      isCurrent = false
    }
  }, [age])

  const show = useCallback(
    (next: readonly OpenedField[]) =>
      attempt(async () => {
        request.current++
        const own = request.current
        const { path, related: paths } = next.at(-1) ?? { path: [], related: [] }
        const found = await call('field', { path })
        if (own !== request.current) return
        trail.current = next
        setField(found)
        setOpenedPath(path)
        setRelated(paths)
      }),
    [attempt],
  )
  const close = (): void => {
    request.current++
    trail.current = []
    setField(null)
  }
  return {
    tab,
    setTab,
    field,
    openedPath,
    related,
    searchText,
    setSearchText,
    close,
    /** Opens the value at a path. */
    go: (path: Path) => {
      const paths = trail.current.at(-1)?.related ?? []
      return show([...trail.current, { path, related: paths.some(other => keyOf(other) === keyOf(path)) ? paths : [] }])
    },
    /** Returns to the field that was open before, or to the list. */
    back: (): void => {
      const earlier = trail.current.slice(0, -1)
      if (earlier.length > 0) void show(earlier)
      else close()
    },
    openPieces: (pieces: readonly PagePiece[]): void => {
      const paths = [...new Map(pieces.flatMap(piece => piece.paths).map(path => [keyOf(path), path])).values()]
      const [first] = paths
      if (first !== undefined) void show([{ path: first, related: paths }])
    },
    showProblems: (): void => {
      setView('page')
      close()
      setTab('problems')
    },
  }
}
