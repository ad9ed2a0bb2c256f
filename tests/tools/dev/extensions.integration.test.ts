/** Errors in the code of a site: `dev` shows every edit of `townsite/`, and keeps serving while the code is invalid; `check` reports the line that throws. */
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

/** Runs `dev` in a site with this footer. */
const startDev = async (text: string) => {
  const root = temporaryFolder()
  const component = join(root, 'townsite/components/footer/footer.tsx')
  mkdirSync(join(component, '..'), { recursive: true })
  writeFileSync(component, footer(text))
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
  const request = async (path: string): Promise<Response | undefined> => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
  return {
    edit: (next: string) => writeFileSync(component, footer(next)),
    page: async () => (await request('/contact'))?.text(),
    /** The first message to a browser, which has the errors of its overlay. */
    message: async () => {
      const reader = (await request('/__townsite/events'))?.body?.getReader()
      const first = await reader?.read()
      await reader?.cancel()
      return new TextDecoder().decode(first?.value)
    },
    printed: () => printed,
    stop: async () => {
      child.kill('SIGINT')
      return ended
    },
  }
}

const slow = { timeout: 60_000 }

test('dev shows each edit of townsite/, and serves the last valid page while the code has an error', thorough, async () => {
  const { edit, page, message, printed, stop } = await startDev('We walk dogs.')
  await expect.poll(page, slow).toContain('We walk dogs.')
  edit('We walk cats.')
  await expect.poll(page, slow).toContain('We walk cats.')
  edit('{')
  await expect.poll(printed, slow).toContain('townsite/components/footer/footer.tsx:')
  expect(await page()).toContain('We walk cats.')
  expect(await message()).toContain('townsite/components/footer/footer.tsx:')
  edit('We walk birds.')
  await expect.poll(page, slow).toContain('We walk birds.')
  expect(await message()).toContain('"mistakes":[]')
  edit('{undefined.x}')
  await expect.poll(printed, slow).toMatch(/townsite\/components\/footer\/footer\.tsx:7:\d+ {2}error {2}The page .* fails/)
  expect(await stop()).toEqual([130, null])
  expect(await page()).toBeUndefined()
})

test('dev serves a page with the error if the code was never valid', thorough, async () => {
  const { edit, page, message, printed, stop } = await startDev('{')
  await expect.poll(page, slow).toContain('This page has no valid version yet.')
  expect(await message()).toContain('townsite/components/footer/footer.tsx:')
  await expect.poll(printed, slow).toContain('townsite/components/footer/footer.tsx:')
  edit('We walk birds.')
  await expect.poll(page, slow).toContain('We walk birds.')
  expect(await stop()).toEqual([130, null])
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
