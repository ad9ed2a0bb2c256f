/** Sends requests exactly as written: without normalizing the path, following redirects or decoding the response. */
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

/** The target of a redirect, without the site’s own origin, which some servers add. */
export const locationOf = (answer: Answer, siteOrigin: string): string => (answer.headers.location ?? '').replace(siteOrigin, '')

/** The normalized media type: scripts have two names, and only text needs a charset. */
const typeOf = ({ headers }: Answer): string => {
  const type = headers['content-type'] ?? 'no type'
  if (/^(?:text|application)\/javascript\b/.test(type)) return 'script'
  return type.startsWith('text/') ? type : (type.split(';')[0] ?? type)
}

/**
 * All responses of a visit as text: `301 /en/about, 200 page /en/about (revalidate)`.
 * In brackets, how the last response is cached: `forever`, `revalidate` or `?` for neither.
 */
export const visit = async (origin: string, siteOrigin: string, path: string): Promise<string> => {
  const steps: string[] = []
  for (let at = path; steps.length < 4; ) {
    const answer = await ask(origin, at)
    if (answer.headers.location !== undefined && answer.status < 400) {
      const next = locationOf(answer, siteOrigin)
      steps.push(`${answer.status} ${next}`)
      if (!next.startsWith('/')) break
      // Browsers do not send the fragment.
      at = next.replace(/#.*$/, '')
      continue
    }
    const cache = answer.headers['cache-control'] ?? ''
    const caching = /immutable|max-age=31536000/.test(cache) ? 'forever' : cache.includes('must-revalidate') ? 'revalidate' : '?'
    const title = /<title>(.*?)<\/title>/.exec(answer.body.toString())?.[1] ?? typeOf(answer)
    steps.push(`${answer.status} ${title} (${caching})`)
    break
  }
  return steps.join(', ')
}
