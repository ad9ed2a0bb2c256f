/** The table of hosts, and printing a site for several of them. */
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/file.ts'
import type { FileCopy, HostInput } from '../model/host.ts'
import { isError } from '../util/diagnostics.ts'
import { extensionsIn } from '../util/extensions.ts'
import { keysOf } from '../util/table.ts'
import { apache } from './apache.ts'
import { azure } from './azure.ts'
import { caddy } from './caddy.ts'
import { cloudflare } from './cloudflare.ts'
import { cloudfront } from './cloudfront.ts'
import { firebase } from './firebase.ts'
import { githubPages } from './github-pages.ts'
import { gitlabPages } from './gitlab-pages.ts'
import type { Host } from './host.ts'
import { lighttpd } from './lighttpd.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { render } from './render.ts'
import { fitRedirects } from './rules.ts'
import { serve } from './serve.ts'
import { surge } from './surge.ts'
import { validateHosts } from './validate.ts'
import { vercel } from './vercel.ts'

const ownHosts = {
  serve,
  netlify,
  cloudflare,
  vercel,
  nginx,
  apache,
  caddy,
  'github-pages': githubPages,
  firebase,
  lighttpd,
  'gitlab-pages': gitlabPages,
  azure,
  cloudfront,
  render,
  surge,
} as const satisfies Readonly<Record<string, Host>>

/** Those of the program. A site may add others. */
export type HostName = keyof typeof ownHosts

export const hosts: Readonly<Record<HostName, Host>> = { ...extensionsIn<Host>('hosts'), ...ownHosts }

export const hostNames: readonly HostName[] = keysOf(hosts)

const hostOf = (name: HostName): Host => hosts[name]

/** What the rest of the build must do for these hosts. */
export interface HostNeeds {
  /** Write `.br` and `.gz` files next to each text file. */
  readonly compressed: boolean
  /** Put the policy into each page: `metaPolicy`. */
  readonly metaPolicy: boolean
  /** Some pages must exist at a second path. */
  readonly copied: boolean
}

export const hostNeeds = (names: readonly HostName[]): HostNeeds => {
  const chosen = names.map(name => hostOf(name))
  return {
    compressed: chosen.some(host => host.compressed),
    metaPolicy: chosen.some(host => host.headerless),
    copied: chosen.some(host => host.pagesTwice),
  }
}

export interface PrintedHosts {
  readonly published: readonly OutputFile[]
  /** Paths begin with the host’s name: `nginx/site.conf`. */
  readonly serverFiles: readonly OutputFile[]
  /** Published files that must exist at a second path. */
  readonly copies: readonly FileCopy[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Removes duplicates. Two hosts may share a file only if its content is identical. */
const unique = (files: readonly OutputFile[]): readonly OutputFile[] => {
  const byPath = new Map<string, OutputFile>()
  for (const file of files) {
    const same = byPath.get(file.path)
    if (same !== undefined && same.bytes !== file.bytes) throw new Error(`two hosts print ${file.path} differently`)
    byPath.set(file.path, file)
  }
  return [...byPath.values()]
}

/**
 * Prints the redirects and headers for each host. If a diagnostic is an error, no files are printed.
 * @param input its redirects take one hop each
 */
export const printHosts = (names: readonly HostName[], input: HostInput): PrintedHosts => {
  const chosen = [...new Set(names)].map(name => hostOf(name))
  const diagnostics = validateHosts(chosen, input)
  if (diagnostics.some(isError)) return { published: [], serverFiles: [], copies: [], diagnostics }
  const outputs = chosen.map(host => {
    const redirects = fitRedirects(input.redirects, host.maxRedirects).filter(({ pattern }) => !(host.noPlaceholders && pattern))
    return { host, output: host.print({ ...input, redirects }) }
  })
  return {
    published: unique(outputs.flatMap(({ output }) => output.published ?? [])),
    serverFiles: outputs.flatMap(({ host, output }) =>
      (output.serverFiles ?? []).map(file => ({ ...file, path: `${host.name}/${file.path}` })),
    ),
    copies: outputs.flatMap(({ output }) => output.copies ?? []),
    diagnostics,
  }
}
