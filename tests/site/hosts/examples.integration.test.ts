/** The printed server examples: the real programs accept them and redirect every other host name and scheme to the origin. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { freePorts } from '../../support/free-port.ts'
import { ask } from './ask.ts'
import { findServer } from './find-servers.ts'
import { input, writeSite } from './fixture.ts'
import { type Server, startChild } from './servers/child.ts'
import { nginxConf, nginxFolder, startServer, writeFiles } from './servers/start.ts'

const host = new URL(input.origin).hostname
const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

const newSite = (): string => {
  const root = writeSite([])
  roots.push(root)
  return root
}

const nginx = findServer('nginx')
const canSign = spawnSync('openssl', ['version']).status === 0

/** The path that the examples contain, in the temporary folder of the test. */
const selfSigned = (root: string): void => {
  const certificates = join(root, 'live', host)
  mkdirSync(certificates, { recursive: true })
  const files = ['-keyout', join(certificates, 'privkey.pem'), '-out', join(certificates, 'fullchain.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', `/CN=${host}`]
  execFileSync('openssl', ['req', '-x509', ...key, ...files], { stdio: 'ignore' })
}

describe('nginx site.conf', () => {
  if (nginx.kind === 'missing' || !canSign) {
    test('is accepted', context => context.skip(nginx.kind === 'missing' ? `nginx is ${nginx.reason}` : 'openssl is not installed'))
    return
  }
  let server: Server
  beforeAll(async () => {
    const root = newSite()
    const { serverFiles } = printHosts(['nginx'], input)
    const { program } = nginx
    nginxFolder({ program, root, host, serverFiles })
    selfSigned(root)
    const [plain, secure, probe = 0] = await freePorts(3)
    // Only ports, certificates and folder are replaced.
    const site = readFileSync(join(root, host, 'site.conf'), 'utf8')
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${secure}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('/etc/letsencrypt', root)
      .replaceAll(`/var/www/${host}`, `${root}/site`)
    writeFileSync(join(root, host, 'site.conf'), site)
    writeFileSync(
      join(root, 'nginx.conf'),
      nginxConf(root, `include ${host}/site.conf; server { listen 127.0.0.1:${probe}; root ${root}/site; }`),
    )
    server = await startChild(program, ['-c', join(root, 'nginx.conf')], probe)
    server = { ...server, origin: `http://127.0.0.1:${plain}` }
  })
  afterAll(() => server?.stop())

  test.each([host, host.replace('www.', '')])('http://%s redirects to the origin', async name => {
    const answer = await ask(server.origin, '/en/about?a=1', { headers: { host: name } })
    expect([answer.status, answer.headers.location]).toEqual([301, `${input.origin}/en/about?a=1`])
  })
})

const lighttpd = findServer('lighttpd')

describe('lighttpd site.conf', () => {
  if (lighttpd.kind === 'missing' || !canSign) {
    test('is accepted', context =>
      context.skip(lighttpd.kind === 'missing' ? `lighttpd is ${lighttpd.reason}` : 'openssl is not installed'))
    return
  }
  let server: Server
  beforeAll(async () => {
    const root = newSite()
    writeFiles(root, printHosts(['lighttpd'], input).serverFiles)
    selfSigned(root)
    const [plain = 0, secure] = await freePorts(2)
    const site = readFileSync(join(root, 'lighttpd/site.conf'), 'utf8')
      .replaceAll('":443"', `"127.0.0.1:${secure}"`)
      .replaceAll('/etc/letsencrypt', root)
      .replaceAll(`/etc/lighttpd/${host}`, `${root}/lighttpd`)
      .replaceAll(`/var/www/${host}`, `${root}/site`)
    writeFileSync(join(root, 'lighttpd/site.conf'), site)
    const config = join(root, 'lighttpd.conf')
    const own = `server.port = ${plain}\nserver.bind = "127.0.0.1"\nserver.document-root = "${root}/site"\n`
    writeFileSync(config, `${own}include "${root}/lighttpd/site.conf"\n`)
    server = await startChild(lighttpd.program, ['-D', '-f', config], plain)
  })
  afterAll(() => server?.stop())

  test.each([host, host.replace('www.', '')])('http://%s redirects to the origin', async name => {
    const answer = await ask(server.origin, '/en/about?a=1', { headers: { host: name } })
    expect([answer.status, answer.headers.location]).toEqual([301, `${input.origin}/en/about?a=1`])
  })
})

const apache = findServer('apache')

describe('.htaccess', () => {
  if (apache.kind === 'missing') {
    test('redirects to one host name', context => context.skip(`apache is ${apache.reason}`))
    return
  }
  let server: Server
  beforeAll(async () => {
    const root = writeSite(printHosts(['apache'], input).published)
    roots.push(root)
    server = await startServer('apache', { program: apache.program, root, host, serverFiles: [] })
  })
  afterAll(() => server?.stop())

  const moved = [301, `${input.origin}/en/about?a=1`]
  test.each([
    { title: 'the name without encryption', headers: { host }, expected: moved },
    {
      title: 'the name in capitals, encrypted',
      headers: { host: host.toUpperCase(), 'x-forwarded-proto': 'https' },
      expected: [200, undefined],
    },
    { title: 'the name behind a proxy', headers: { host, 'x-forwarded-proto': 'https' }, expected: [200, undefined] },
    { title: 'the name with its port', headers: { host: `${host}:443`, 'x-forwarded-proto': 'https' }, expected: [200, undefined] },
    { title: 'the other name', headers: { host: host.replace('www.', ''), 'x-forwarded-proto': 'https' }, expected: moved },
    { title: 'a stranger’s name', headers: { host: 'evil.example', 'x-forwarded-proto': 'https' }, expected: moved },
    { title: 'one’s own computer', headers: { host: 'localhost:3000' }, expected: [200, undefined] },
  ])('$title', async ({ headers, expected }) => {
    const answer = await ask(server.origin, '/en/about?a=1', { headers })
    expect([answer.status, answer.headers.location]).toEqual(expected)
  })

  test.each(['/foo%0d%0aX-Evil:y/', '/%5Cevil.example/', '//evil.example/'])('%s does not redirect to another site', async path => {
    const answer = await ask(server.origin, path, { headers: { host: 'evil.example' } })
    expect({ evil: answer.headers['x-evil'], to: new URL(answer.headers.location ?? '').origin }).toEqual({
      evil: undefined,
      to: input.origin,
    })
  })

  test('does not redirect ACME challenges', async () => {
    expect((await ask(server.origin, '/.well-known/acme-challenge/x', { headers: { host } })).status).toBe(404)
  })
})

const caddy = findServer('caddy')

describe('Caddyfile', () => {
  if (caddy.kind === 'missing') {
    test('is accepted', context => context.skip(`caddy is ${caddy.reason}`))
    return
  }
  test.each([
    { title: 'with redirects', site: input },
    { title: 'without redirects', site: { ...input, redirects: [] } },
    { title: 'without encryption', site: { ...input, origin: 'http://ducts.example:8080' as const } },
  ])('$title is accepted', ({ site }) => {
    const root = newSite()
    writeFiles(root, printHosts(['caddy'], site).serverFiles)
    const { status, stderr } = spawnSync(caddy.program, ['validate', '--adapter', 'caddyfile', '--config', join(root, 'caddy/Caddyfile')], {
      encoding: 'utf8',
      env: { ...process.env, HOME: root, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root },
    })
    expect({ status, error: status === 0 ? '' : stderr }).toEqual({ status: 0, error: '' })
  })
})
