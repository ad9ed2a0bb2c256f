/** Errors in the code of a site: `dev` shows every edit of `townsite/`, and a mistake does not end it; `check` reports the line that throws. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { leastText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thorough } from '../../support/thorough.ts'

const footer = (text: string): string => `import { Footer as Standard, original } from 'townsite/extension'

const Original = original(Standard)

export const Footer = (props: Parameters<typeof Original>[0]) => (
  <>
    <p>${text}</p>
    <Original {...props} />
  </>
)
`

test('dev shows each edit of townsite/, and continues after a mistake', thorough, async () => {
  const root = temporaryFolder()
  const component = join(root, 'townsite/components/footer/footer.tsx')
  mkdirSync(join(component, '..'), { recursive: true })
  writeFileSync(component, footer('We walk dogs.'))
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'site.config.yaml'), leastText)
  const port = await freePort()
  const child = spawn(process.execPath, [resolve('generator/bin.mjs'), 'dev', '--port', String(port)], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
  })
  const ended = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', part => (printed += part))
  const page = async (): Promise<string> => {
    try {
      return await (await fetch(`http://127.0.0.1:${port}/contact`)).text()
    } catch {
      return 'no answer'
    }
  }
  await expect.poll(page, { timeout: 60_000 }).toContain('We walk dogs.')
  writeFileSync(component, footer('We walk cats.'))
  await expect.poll(page, { timeout: 60_000 }).toContain('We walk cats.')
  writeFileSync(component, footer('{'))
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('Waiting for a change in townsite/. Press Ctrl-C to stop.')
  expect(printed).toContain('townsite/components/footer/footer.tsx:')
  writeFileSync(component, footer('We walk birds.'))
  await expect.poll(page, { timeout: 60_000 }).toContain('We walk birds.')
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
  expect(await page()).toBe('no answer')
})

test('check reports the line of a check in townsite/ that throws', thorough, () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'townsite/checks'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'site.config.yaml'), leastText)
  writeFileSync(
    join(root, 'townsite/checks/heading.ts'),
    `import { defineCheck } from 'townsite/extension'

export default defineCheck({
  id: 'heading',
  severity: 'warning',
  about: { en: 'A', fr: 'A' },
  hint: { en: 'B', fr: 'B' },
  messages: { one: { en: 'C', fr: 'C' } },
  example: { variant: 'one' },
  needs: 'page',
  run: ({ page }) => (page as any).none.length,
})
`,
  )
  const { status, stderr } = spawnSync(process.execPath, [resolve('generator/bin.mjs'), 'check', '--quiet'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /townsite\/checks\/heading\.ts:11:41 {2}error {2}The check fails: Cannot read properties of undefined \(reading 'length'\)/,
  )
  expect(stderr).toContain('11 │   run: ({ page }) => (page as any).none.length,')
})
