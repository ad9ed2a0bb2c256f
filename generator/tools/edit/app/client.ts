/** Calls to the editor’s server. */
import { useEffect, useState } from 'react'
import type { Uploaded } from '../protocol.ts'
import type { Calls } from '../server/api.ts'

/** The server refused a call; the message is its reason. */
export class CallRefused extends Error {}

const post = async (path: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(path, { method: 'POST', ...init })
  if (!response.ok) throw new CallRefused(await response.text())
  return response.json()
}

export const call = async <Name extends keyof Calls>(name: Name, given: Parameters<Calls[Name]>[0]): Promise<ReturnType<Calls[Name]>> => {
  const result = await post(`call/${name}`, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(given) })
  if (typeof result === 'object' && result !== null && 'cannot' in result) throw new CallRefused(String(result.cannot))
  // The server’s handler of this name returns what `Calls` declares.
  return result as ReturnType<Calls[Name]>
}

type Result<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>

/**
 * Calls the server, and again when the input or the config changes.
 * @param revision number of changes of the config
 * @param delay before a call, in milliseconds
 * @returns the latest result; `undefined` until the first one
 */
export const useCall = <Name extends keyof Calls>(
  name: Name,
  given: Parameters<Calls[Name]>[0],
  revision: number,
  delay = 0,
): Result<Name> | undefined => {
  const [result, setResult] = useState<Result<Name>>()
  const key = JSON.stringify(given)
  // biome-ignore lint/correctness/useExhaustiveDependencies: called again when the config has changed
  useEffect(() => {
    let isCurrent = true
    const send = async (): Promise<void> => {
      try {
        const found = await call(name, JSON.parse(key) as typeof given)
        if (isCurrent) setResult(found as Result<Name>)
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error
      }
    }
    const timer = setTimeout(() => void send(), delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [name, key, revision, delay])
  return result
}

/** @param kind a logo may also be an SVG @returns the file name for the config; `null` if the server refuses the file */
export const sendImage = async (file: File, kind: 'photo' | 'logo'): Promise<Uploaded> =>
  (await post(`picture/${kind === 'logo' ? 'logo/' : ''}${encodeURIComponent(file.name)}`, { body: file })) as Uploaded
