/** Validates redirects and headers for the chosen hosts. */
import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { HostInput } from '../model/host.ts'
import { lazy } from '../util/memoize.ts'
import type { Host } from './host.ts'
import { fitRedirects, pagesWithFolder } from './rules.ts'
import { unsafeCharacters, validateHeaders } from './safety.ts'

/** Reports hosts that cannot be combined. */
const validateCombination = (hosts: readonly Host[], { redirects, pages }: HostInput): readonly Diagnostic[] => {
  const conflict = (kind: 'filesFirst' | 'twice', first: Host | undefined, second: Host): readonly Diagnostic[] =>
    first === undefined
      ? []
      : [problem('HOST_CONFLICT', kind, { first: first.name, firstTitle: first.title, second: second.name, secondTitle: second.title })]
  const stubs = redirects.length === 0 ? undefined : hosts.find(({ redirectsBy }) => redirectsBy === 'page')
  const twice = hosts.find(({ pagesTwice }) => pagesTwice)
  const isTwice = lazy(() => pagesWithFolder(pages, []).length > 0)
  return hosts.flatMap(host => [
    ...(host.filesFirst ? conflict('filesFirst', stubs, host) : []),
    ...(host.oneFilePerPage && twice !== undefined && isTwice() ? conflict('twice', twice, host) : []),
  ])
}

const validateHost = (host: Host, input: HostInput): readonly Diagnostic[] => {
  const printed = fitRedirects(input.redirects, host.maxRedirects)
  const { notFound, serverError } = host.errorPages ?? {}
  const misplaced = [
    { wanted: notFound, actual: input.notFound, key: 'pages.notFound.path' },
    { wanted: serverError, actual: input.serverError, key: 'pages.error.path' },
  ].flatMap(({ wanted, actual, key }) => (wanted === undefined || wanted === actual ? [] : [{ wanted, key }]))
  const lost = host.noPlaceholders ? printed.filter(({ pattern }) => pattern !== undefined) : []
  return [
    ...misplaced.map(({ wanted, key }) => ({ ...problem('HOST_UNSUPPORTED', 'errorPage', { host: host.title, wanted }), key })),
    ...lost.map(({ from }) => problem('HOST_UNSUPPORTED', 'placeholder', { host: host.title, from })),
    ...(host.validate?.(input, printed) ?? []),
  ]
}

/** Returns all problems of these hosts with this input. */
export const validateHosts = (hosts: readonly Host[], input: HostInput): readonly Diagnostic[] => [
  ...validateHeaders(input.headers),
  ...input.redirects.flatMap(unsafeCharacters),
  ...validateCombination(hosts, input),
  ...hosts.flatMap(host => validateHost(host, input)),
]
