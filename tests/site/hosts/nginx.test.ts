/** https://nginx.org/en/docs/http/ngx_http_core_module.html#location https://nginx.org/en/docs/http/ngx_http_headers_module.html */
import { expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { small } from './small.ts'

/** A hostname of this many characters. */
const hostname = (length: number): string => `${'a.'.repeat(126)}`.slice(0, length - 1).concat('b')

test.each([3, 22, 23, 46, 47, 60, 253])('keeps keys of hash tables within 46 characters for a hostname of %i', length => {
  const host = hostname(length)
  const files = printHosts(['nginx'], { ...small, origin: `https://${host}` }).serverFiles
  const text = (path: string) => files.find(file => file.path === path)?.bytes.toString() ?? ''
  const variables = [...text('nginx/http.conf').matchAll(/^map \S+ \$(\w+)/gm)].map(([, name = '']) => name)
  expect(variables.map(name => name.length <= 46)).toEqual([true, true, true, true])
  const expected = length <= 46 ? `  server_name ${host};` : `  server_name "~^${host.replaceAll('.', '\\.')}$";`
  expect(
    text('nginx/site.conf')
      .split('\n')
      .find(line => line.includes('server_name')),
  ).toBe(expected)
})

test('hosts that differ only in signs have different variables', () => {
  const maps = (origin: 'https://a-b.example' | 'https://a.b.example') =>
    printHosts(['nginx'], { ...small, origin })
      .serverFiles.find(({ path }) => path === 'nginx/http.conf')
      ?.bytes.toString()
      .split('\n')[0]
  expect([maps('https://a-b.example'), maps('https://a.b.example')]).toEqual([
    'map $uri $permissions_policy_a_b_example_1aip1gf {',
    'map $uri $permissions_policy_a_b_example_1pt1xoo {',
  ])
})
