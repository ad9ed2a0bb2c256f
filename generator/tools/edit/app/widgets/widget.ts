/** What every widget is given: a part of the config that is better shown than spelled out. */
import { useEffect, useState } from 'react'
import type { Change, Path, Problem } from '../../protocol.ts'
import type { Calls } from '../../server/api.ts'
import { Cannot, call } from '../client.ts'
import type { Say } from '../words.ts'

export interface WidgetProps {
  /** Of the part that it shows. */
  readonly path: Path
  /** What was clicked on within it, if something was. */
  readonly opened: Path
  readonly say: Say
  /** Names of the site’s languages by their codes, the first language first. */
  readonly languageNames: ReadonlyMap<string, string>
  /** Grows with each change of the config. */
  readonly age: number
  readonly problems: readonly Problem[]
  readonly onChange: (change: Change) => Promise<void>
}

/** What the server tells, asked again when the config or the question has changed; nothing until it comes, or when it cannot be told. */
export const useCall = <Name extends keyof Calls>(
  name: Name,
  given: Parameters<Calls[Name]>[0],
  age: number,
  delay = 0,
): Awaited<ReturnType<Calls[Name]>> | undefined => {
  const [told, setTold] = useState<Awaited<ReturnType<Calls[Name]>>>()
  const key = JSON.stringify(given)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the config has changed
  useEffect(() => {
    let isCurrent = true
    const ask = async (): Promise<void> => {
      try {
        const found = await call(name, JSON.parse(key) as typeof given)
        if (isCurrent) setTold(found as Awaited<typeof found>)
      } catch (error) {
        if (!(error instanceof Cannot)) throw error
      }
    }
    const timer = setTimeout(() => void ask(), delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [name, key, age, delay])
  return told
}

export const startsWith = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step)

/** What the build says of a part of the config. */
export const problemsIn = (problems: readonly Problem[], path: Path): readonly Problem[] =>
  problems.filter(problem => problem.path !== null && startsWith(problem.path, path))
