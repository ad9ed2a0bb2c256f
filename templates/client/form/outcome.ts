/** How an attempt to send ended; also the name of the message that says so. */
export type Outcome = 'success' | 'refused' | 'tooMany' | 'offline' | 'timedOut' | 'failure'

/** What may be in the JSON body of a form service's answer. Services differ, and none of it can be relied on. */
export type AnswerBody =
  | { readonly success?: unknown; readonly ok?: unknown; readonly error?: unknown; readonly errors?: unknown }
  | null
  | undefined

export interface Answer {
  readonly ok: boolean
  readonly status: number
  /** An HTML page instead of data. */
  readonly html: boolean
  readonly body: AnswerBody
}

/** Fields that the service objects to, from a list of `{ field }` or from an object with a key for each. */
export const refusedFields = (body: AnswerBody): readonly string[] => {
  const errors = body?.errors
  return Array.isArray(errors) ? errors.map(error => `${error?.field}`) : Object.keys(errors ?? {})
}

/**
 * Whether the service has the message. By its status alone, unless its documents promise more.
 * @param wants `any` for a service that answers by its status alone; the data of others may say no with a good one, and their HTML
 *   page asks the visitor for something first
 */
export const judge = ({ ok, status, html, body }: Answer, wants: string | undefined): Outcome => {
  // Some services say no as `success: "false"`, with status 200.
  const denied = `${body?.success ?? body?.ok}` === 'false' || body?.error || refusedFields(body)[0]
  return status === 429 ? 'tooMany' : !ok || (wants !== 'any' && (html || denied)) ? 'refused' : 'success'
}
