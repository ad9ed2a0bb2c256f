/** The real programs, with the configuration of their Debian packages, accept the printed files for any hostname and number of redirects. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import type { HostInput, Redirect } from '../../../generator/site/model/host.ts'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { thorough } from '../../support/thorough.ts'
import { ask } from './ask.ts'
import { findServer, type ServerName } from './find-servers.ts'
import { input, writeSite } from './fixture.ts'
import { startServer, writeFiles } from './servers/start.ts'

/** A hostname of this many characters, with labels of at most 63. */
const hostname = (length: number): string => {
  const name = Array.from({ length: Math.ceil(length / 60) }, () => 'a'.repeat(59)).join('.')
  return `${name.slice(0, length - 2).replace(/\.$/, 'a')}.b`
}

const moved = (count: number, status: Redirect['status']): readonly Redirect[] =>
  Array.from({ length: count }, (_, index) => {
    const from: UrlPath = `/old/${'a-rather-long-name-of-a-page-'.repeat(3)}${index}`
    return { from, to: '/contact', status }
  })

const longName = 'location'.repeat(10)
const longTarget = `https://book.example/${'x'.repeat(1900)}` as const

const sites: readonly { readonly title: string; readonly site: HostInput }[] = [
  ...[3, 22, 23, 46, 47, 60, 100, 253].map(length => ({
    title: `a hostname of ${length} characters`,
    site: { ...input, origin: `https://${hostname(length)}` as const },
  })),
  { title: '2,000 permanent redirects', site: { ...input, redirects: moved(2000, 301) } },
  { title: '900 temporary redirects', site: { ...input, redirects: moved(900, 302) } },
  {
    title: 'a placeholder of 80 characters, a target of 1,900 and a home page of 120',
    site: {
      ...input,
      homeFiles: ['index.html', `${'accueil-'.repeat(15)}fr.html`],
      redirects: [
        { from: `/areas/:${longName}`, to: `/contact/:${longName}`, status: 301, pattern: true },
        { from: '/book', to: longTarget, status: 302 },
      ],
    },
  },
]

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

const newSite = (site: HostInput): { readonly root: string; readonly host: string } => {
  const root = writeSite(printHosts(['apache'], site).published)
  roots.push(root)
  return { root, host: new URL(site.origin).hostname }
}

/** The certificates that the examples name, in the folder of the test. */
const selfSigned = (root: string, host: string): void => {
  const folder = join(root, 'live', host)
  mkdirSync(folder, { recursive: true })
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=test.example']
  execFileSync('openssl', ['req', '-x509', ...key, ...files], { stdio: 'ignore' })
}

const run = (program: string, args: readonly string[], root: string) => {
  const env = { ...process.env, HOME: root, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root }
  const { status, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8', env })
  return { status, output: status === 0 ? '' : `${stderr}${stdout}` }
}

const accepted = { status: 0, output: '' }

const nginx = (program: string, site: HostInput) => {
  const { root, host } = newSite(site)
  selfSigned(root, host)
  const files = printHosts(['nginx'], site).serverFiles.map(({ path, bytes }) => ({
    path: path.replace('nginx/', `${host}/`),
    bytes: bytes.toString().replaceAll('/etc/letsencrypt', root).replaceAll(`/var/www/${host}`, `${root}/site`),
  }))
  writeFiles(root, files)
  const stock = readFileSync('/etc/nginx/nginx.conf', 'utf8')
    .replace(/^pid .*/m, `pid ${root}/nginx.pid;`)
    .replaceAll('/var/log/nginx', root)
    .replace('/etc/nginx/sites-enabled/*', `${host}/site.conf`)
  writeFileSync(join(root, 'nginx.conf'), stock)
  return run(program, ['-t', '-c', join(root, 'nginx.conf')], root)
}

const caddy = (program: string, site: HostInput) => {
  const { root } = newSite(site)
  writeFiles(root, printHosts(['caddy'], site).serverFiles)
  const config = join(root, 'caddy/etc.caddy')
  writeFileSync(config, `${readFileSync('/etc/caddy/Caddyfile', 'utf8')}\nimport Caddyfile\n`)
  return run(program, ['validate', '--adapter', 'caddyfile', '--config', config], root)
}

const lighttpd = (program: string, site: HostInput) => {
  const { root, host } = newSite(site)
  selfSigned(root, host)
  const files = printHosts(['lighttpd'], site).serverFiles.map(({ path, bytes }) => ({
    path,
    bytes: bytes
      .toString()
      .replaceAll('/etc/letsencrypt', root)
      .replaceAll(`/etc/lighttpd/${host}`, `${root}/lighttpd`)
      .replaceAll(`/var/www/${host}`, `${root}/site`),
  }))
  writeFiles(root, files)
  const config = join(root, 'lighttpd.conf')
  writeFileSync(config, `${readFileSync('/etc/lighttpd/lighttpd.conf', 'utf8')}\ninclude "${root}/lighttpd/site.conf"\n`)
  return run(program, ['-tt', '-f', config], root)
}

/** Apache reads `.htaccess` only when it answers. */
const apache = async (program: string, site: HostInput) => {
  const { root, host } = newSite(site)
  const server = await startServer('apache', { program, root, host, serverFiles: [] })
  try {
    const answer = await ask(server.origin, '/contact', { headers: { host, 'x-forwarded-proto': 'https' } })
    return { status: answer.status === 200 ? 0 : answer.status, output: '' }
  } finally {
    await server.stop()
  }
}

describe.each([
  { name: 'nginx', accepts: nginx },
  { name: 'caddy', accepts: caddy },
  { name: 'lighttpd', accepts: lighttpd },
  { name: 'apache', accepts: apache },
] as const satisfies readonly { readonly name: ServerName; readonly accepts: unknown }[])(
  '$name with its stock configuration',
  {
    ...thorough,
  },
  ({ name, accepts }) => {
    const found = findServer(name)
    if (found.kind === 'missing' || spawnSync('openssl', ['version']).status !== 0) {
      test('accepts the printed files', context =>
        context.skip(found.kind === 'missing' ? `${name} is ${found.reason}` : 'openssl is missing'))
      return
    }
    test.each(sites)('accepts $title', async ({ site }) => {
      expect(await accepts(found.program, site)).toEqual(accepted)
    })
  },
)
