/**
 * The files that each host prints for the small site, in `printed/`. To add a host, create an empty `printed/NAME.txt` and update the
 * snapshots. The documentation of each format is linked as `manual` of the host.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { hostNames, printHosts } from '../../../generator/site/hosts/index.ts'
import { small } from './small.ts'

const printed = readdirSync(join(import.meta.dirname, 'printed')).map(file => file.replace(/\.txt$/, ''))

test.each(hostNames.filter(name => printed.includes(name)))('%s prints its files', async name => {
  const { published, serverFiles, copies } = printHosts([name], small)
  const files = [...published, ...serverFiles].map(({ path, bytes }) => `${path}\n${'─'.repeat(path.length)}\n${bytes}`)
  const text = [...files, ...copies.map(({ from, to }) => `${from} is copied to ${to}\n`)].join('\n')
  await expect(text).toMatchFileSnapshot(`printed/${name}.txt`)
})

test('the values of Render’s Blueprint are valid YAML', () => {
  const [file] = printHosts(['render'], small).serverFiles
  expect(parse(String(file?.bytes)).services[0].headers).toEqual([
    { path: '/*', name: 'Permissions-Policy', value: 'camera=(self "https://x.example"), usb=()' },
    { path: '/assets/*', name: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
  ])
})
