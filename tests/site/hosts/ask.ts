/** Requests exactly as written: no client tidies the path, follows a redirect or decodes an answer. */
import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Question {
  readonly method?: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
}

export const ask = (origin: string, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request(
      { hostname, port, path, method, headers: { accept: 'text/html', ...headers }, agent: false, timeout: 30_000 },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', chunk => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer to ${path}`)))
    sent.on('error', reject)
    sent.end()
  })

/** Where a redirect leads, without the origin of the site itself, which some servers write before it. */
export const locationOf = (answer: Answer, siteOrigin: string): string => (answer.headers.location ?? '').replace(siteOrigin, '')

/** The type as browsers take it: scripts have two names, and only text has a charset worth saying. */
const typeOf = ({ headers }: Answer): string => {
  const type = headers['content-type'] ?? 'no type'
  if (/^(?:text|application)\/javascript\b/.test(type)) return 'script'
  return type.startsWith('text/') ? type : (type.split(';')[0] ?? type)
}

/**
 * The whole way of a visitor, as text: `301 /en/about, 200 page /en/about (revalidate)`.
 * In brackets, whether the last answer may be kept: `forever`, `revalidate` or `?` for neither.
 */
export const visit = async (origin: string, siteOrigin: string, path: string): Promise<string> => {
  const steps: string[] = []
  for (let at = path; steps.length < 4; ) {
    const answer = await ask(origin, at)
    if (answer.headers.location !== undefined && answer.status < 400) {
      const next = locationOf(answer, siteOrigin)
      steps.push(`${answer.status} ${next}`)
      if (!next.startsWith('/')) break
      at = next
      continue
    }
    const cache = answer.headers['cache-control'] ?? ''
    const kept = /immutable|max-age=31536000/.test(cache) ? 'forever' : cache.includes('must-revalidate') ? 'revalidate' : '?'
    const title = /<title>(.*?)<\/title>/.exec(answer.body.toString())?.[1] ?? typeOf(answer)
    steps.push(`${answer.status} ${title} (${kept})`)
    break
  }
  return steps.join(', ')
}
