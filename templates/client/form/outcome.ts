/** The result of sending a form; also the name of its message. */
export type Outcome = 'success' | 'refused' | 'tooMany' | 'offline' | 'timedOut' | 'failure'

/** Possible content of a form service’s JSON response. Services differ, and nothing is guaranteed. */
export type AnswerBody =
  | { readonly success?: unknown; readonly ok?: unknown; readonly error?: unknown; readonly errors?: unknown }
  | null
  | undefined

export interface Answer {
  readonly ok: boolean
  readonly status: number
  /** The response is an HTML page. */
  readonly html: boolean
  readonly body: AnswerBody
}

/** Fields that the service rejected, from a list of `{ field }` or an object with a key for each. */
export const refusedFields = (body: AnswerBody): readonly string[] => {
  const errors = body?.errors
  return Array.isArray(errors) ? errors.map(error => `${error?.field}`) : Object.keys(errors ?? {})
}

/**
 * Returns whether the service accepted the message.
 * @param wants `any` for a service whose status is sufficient; others may report an error with status 200, or respond with an HTML page
 * that requires an action of the visitor
 */
export const outcomeOf = ({ ok, status, html, body }: Answer, wants: string | undefined): Outcome => {
  // Some services report errors as `success: "false"` with status 200.
  const denied = `${body?.success ?? body?.ok}` === 'false' || body?.error || refusedFields(body)[0]
  return status === 429 ? 'tooMany' : !ok || (wants !== 'any' && (html || denied)) ? 'refused' : 'success'
}
