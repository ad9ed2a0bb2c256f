/** Asks the editor’s server. */
import type { Calls } from '../server/api.ts'

/** What the server says cannot be done. */
export class Cannot extends Error {}

export const call = async <Name extends keyof Calls>(name: Name, given: Parameters<Calls[Name]>[0]): Promise<ReturnType<Calls[Name]>> => {
  const answer = await fetch(`call/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(given),
  })
  if (!answer.ok) throw new Cannot(await answer.text())
  const told: unknown = await answer.json()
  if (typeof told === 'object' && told !== null && 'cannot' in told) throw new Cannot(String(told.cannot))
  // The server’s handler of this name tells what the protocol says of it.
  return told as ReturnType<Calls[Name]>
}

/** @returns the name that a config writes; `null` for what is no picture */
export const sendPicture = async (file: File): Promise<string | null> => {
  const answer = await fetch(`picture/${encodeURIComponent(file.name)}`, { method: 'POST', body: file })
  if (!answer.ok) throw new Cannot(await answer.text())
  const told = (await answer.json()) as { readonly file: string | null }
  return told.file
}
