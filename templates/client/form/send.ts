import { type Outcome, outcomeOf, refusedFields } from './outcome.ts'
import { encode } from './payload.ts'

export interface Sent {
  readonly outcome: Outcome
  /** Names of the fields that the service rejected. */
  readonly refused: readonly string[]
}

/** Sends the form once, without retries: a service may have received a message although its response is lost. */
export const send = async (form: HTMLFormElement): Promise<Sent> => {
  const { type = 'application/json', fetch: address, limit = 15e3, answer } = form.dataset
  // Older phones do not support `AbortSignal.timeout`.
  const abort = new AbortController()
  setTimeout(() => abort.abort(), +limit)
  try {
    const message = encode(new FormData(form), type)
    const inbox = form.querySelector<HTMLElement>('[data-action]:checked')?.dataset.action
    const response = await fetch(inbox ?? address ?? form.action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': type },
      body: message,
      signal: abort.signal,
      // Continues after the page is closed. Browsers reject it for more than 64 kB.
      keepalive: message.length < 2e4,
    })
    const { ok, status, headers } = response
    const html = /html/.test(`${headers.get('Content-Type')}`)
    // Not JSON, or truncated: only the status counts.
    const body = await response.json().catch(() => null)
    return { outcome: outcomeOf({ ok, status, html, body }, answer), refused: refusedFields(body) }
  } catch {
    return { outcome: abort.signal.aborted ? 'timedOut' : navigator.onLine ? 'failure' : 'offline', refused: [] }
  }
}
