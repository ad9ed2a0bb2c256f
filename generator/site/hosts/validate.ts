/** What keeps the neutral lists from being printed for these hosts. */
import type { Diagnostic } from '../model/diagnostic.ts'
import type { HostInput } from '../model/host.ts'
import type { Host } from './host.ts'
import { fitted, foldersOf } from './rules.ts'
import { validateHeaders, validateRedirect } from './safety.ts'

/** Things of one host that another of the list does not bear. */
const judgeTogether = (hosts: readonly Host[], { redirects, pages }: HostInput): readonly Diagnostic[] => {
  const stubs = hosts.find(({ moves }) => moves === 'page')
  if (stubs === undefined) return []
  const folders = foldersOf(pages)
  const doubled = pages.some(page => folders.has(page))
  const clashing = hosts.filter(host => (host.filesFirst && redirects.length > 0) || (host.oneFilePerPage && doubled))
  return clashing.map(host => ({
    code: 'HOST_CONFLICT',
    severity: 'warning',
    message: `hosting names ${stubs.name} and ${host.name}, but ${
      host.filesFirst
        ? `${host.title} shows the pages that ${stubs.title} needs in place of redirects`
        : `${stubs.title} needs pages twice, and ${host.title} then redirects from one to the other`
    }`,
    hint: `Build for ${stubs.title} with a config of its own that overlays this one.`,
  }))
}

const judgeHost = (host: Host, input: HostInput): readonly Diagnostic[] => {
  const printed = fitted(input.redirects, host.room)
  const { notFound, serverError } = host.errorPages ?? {}
  const misplaced = [
    { wanted: notFound, actual: input.notFound, key: 'pages.notFound.path' },
    { wanted: serverError, actual: input.serverError, key: 'pages.error.path' },
  ].filter(({ wanted, actual }) => wanted !== undefined && wanted !== actual)
  const lost = host.moves === 'page' ? printed.filter(({ pattern }) => pattern !== undefined) : []
  return [
    ...misplaced.map(
      ({ wanted, key }) =>
        ({
          code: 'HOST_UNSUPPORTED',
          severity: 'error',
          message: `${host.title} knows this page at ${wanted} only`,
          hint: `Write ${wanted}`,
          key,
        }) as const,
    ),
    ...lost.map(({ from, where }) => ({
      code: 'HOST_UNSUPPORTED',
      severity: 'warning' as const,
      message: `${host.title} has no redirects with placeholders: “${from}” stays without one`,
      hint: 'Name the moved addresses one by one.',
      ...(where === undefined ? {} : { where }),
    })),
    ...(host.validate?.(input, printed) ?? []),
  ]
}

/** Everything about these hosts and this input that the owner must know before it is printed. */
export const validateHosts = (hosts: readonly Host[], input: HostInput): readonly Diagnostic[] => [
  ...validateHeaders(input.headers),
  ...input.redirects.flatMap(validateRedirect),
  ...judgeTogether(hosts, input),
  ...hosts.flatMap(host => judgeHost(host, input)),
]
