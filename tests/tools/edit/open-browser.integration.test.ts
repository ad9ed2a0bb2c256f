/** What other users of the computer see when `npm run edit` opens the browser. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { startTownsite } from '../../support/cli.ts'
import { freePort } from '../../support/free-port.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
const [config, seen] = [join(folder, 'site.config.yaml'), join(folder, 'arguments')]
writeFileSync(config, smallText)
// Replaces the program that opens a URL in the browser.
writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$@" > ${seen}\n`)
chmodSync(join(folder, 'xdg-open'), 0o755)

test.runIf(process.platform === 'linux')(
  'The URL in the arguments of the browser works once, the printed one as often as its user likes',
  async () => {
    const env = { PATH: `${folder}${delimiter}${process.env.PATH}` }
    const editor = startTownsite(['edit', '--config', config, '--port', String(await freePort())], env)
    let [out, err] = ['', '']
    editor.stdout?.setEncoding('utf8').on('data', part => (out += part))
    editor.stderr?.setEncoding('utf8').on('data', part => (err += part))
    await expect.poll(() => existsSync(seen) && readFileSync(seen, 'utf8'), { timeout: 90_000 }).toMatch(/\n$/)
    const [opened, printed] = [readFileSync(seen, 'utf8').trim(), /http:\S+/.exec(out)?.[0] ?? '']

    const status = async (url: string): Promise<number> => (await fetch(url, { redirect: 'manual' })).status
    expect(opened).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/__edit\/\?open=[\w-]{32}$/)
    expect([await status(opened), await status(opened)]).toEqual([303, 403])
    expect([await status(printed), await status(printed)]).toEqual([303, 303])
    expect(err).toBe(
      'The link that opened the browser was used a second time, so it no longer gives access. If you did not use it twice, another user of this computer did. Open the URL above.\n',
    )
  },
)
