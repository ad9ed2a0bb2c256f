/** What keeps the neutral lists from being printed for these hosts. */
import { problem } from '../catalogue/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { HostInput } from '../model/host.ts'
import type { Host } from './host.ts'
import { fitted, foldersOf } from './rules.ts'
import { validateHeaders, validateRedirect } from './safety.ts'

/** Things of one host that another of the list does not bear. */
const validateTogether = (hosts: readonly Host[], { redirects, pages }: HostInput): readonly Diagnostic[] => {
  const stubs = hosts.find(({ moves }) => moves === 'page')
  if (stubs === undefined) return []
  const folders = foldersOf(pages)
  const isTwice = pages.some(page => folders.has(page))
  const clashing = hosts.filter(host => (host.filesFirst && redirects.length > 0) || (host.oneFilePerPage && isTwice))
  return clashing.map(host =>
    problem('HOST_CONFLICT', host.filesFirst ? 'filesFirst' : 'twice', {
      first: stubs.name,
      firstTitle: stubs.title,
      second: host.name,
      secondTitle: host.title,
    }),
  )
}

const validateHost = (host: Host, input: HostInput): readonly Diagnostic[] => {
  const printed = fitted(input.redirects, host.room)
  const { notFound, serverError } = host.errorPages ?? {}
  const misplaced = [
    { wanted: notFound, actual: input.notFound, key: 'pages.notFound.path' },
    { wanted: serverError, actual: input.serverError, key: 'pages.error.path' },
  ].flatMap(({ wanted, actual, key }) => (wanted === undefined || wanted === actual ? [] : [{ wanted, key }]))
  const lost = host.moves === 'page' ? printed.filter(({ pattern }) => pattern !== undefined) : []
  return [
    ...misplaced.map(({ wanted, key }) => ({ ...problem('HOST_UNSUPPORTED', 'errorPage', { host: host.title, wanted }), key })),
    ...lost.map(({ from }) => problem('HOST_UNSUPPORTED', 'placeholder', { host: host.title, from })),
    ...(host.validate?.(input, printed) ?? []),
  ]
}

/** Everything about these hosts and this input that the owner must know before it is printed. */
export const validateHosts = (hosts: readonly Host[], input: HostInput): readonly Diagnostic[] => [
  ...validateHeaders(input.headers),
  ...input.redirects.flatMap(validateRedirect),
  ...validateTogether(hosts, input),
  ...hosts.flatMap(host => validateHost(host, input)),
]
