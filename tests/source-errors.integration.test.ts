/**
 * Errors in the sources of a checkout: `build` and `check` report them with file, line and page, and `dev` survives every edit.
 *
 * @module-tag thorough
 */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startDev } from './support/dev.ts'
import { copyProject } from './support/project.ts'
import { smallText } from './support/sample.ts'
import { thorough } from './support/thorough.ts'

const project = copyProject()
afterAll(project.remove)

const read = (file: string): string => readFileSync(project.file(file), 'utf8')
const write = (file: string, text: string): void => writeFileSync(project.file(file), text)

/** Small, so that a build is fast. */
const config = 'small.config.yaml'
write(config, smallText)

const townsite = (...args: readonly string[]): readonly [code: number | null, out: string, err: string] => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [project.file('generator/bin.mjs'), ...args], {
    encoding: 'utf8',
    cwd: project.folder,
    env: { ...process.env, NO_COLOR: '1' },
  })
  return [status, stdout, stderr]
}

const services = 'generator/site/pages/services/template.tsx'
const fix = 'Fix the line that throws. Until then, you see the last valid version. To print the stack trace, add --verbose.'
const thrown = (place: string, frame: string): string => `${place}\n${frame}\n  → ${fix}\n\n1 error\n`

/** Changes a file, runs, and restores the file. */
const whileChanged = <Value>(file: string, change: (text: string) => string, run: () => Value): Value => {
  const text = read(file)
  const changed = change(text)
  if (changed === text) throw new Error(`${file} does not change`)
  write(file, changed)
  try {
    return run()
  } finally {
    write(file, text)
  }
}

const template = (body: string): string => `export const Template = ({ page }: { readonly page: never }) => ${body}\n`
const reading = "Cannot read properties of undefined (reading 'size')"

test.each([
  [
    'a template that throws',
    template('<p>{(page as any).map.size}</p>'),
    thrown(
      `${services}:1:87  error  The page /services fails: ${reading}  CODE_FAILED`,
      `  1 │ export const Template = ({ page }: { readonly page: never }) => <p>{(page as any).map.size}</p>\n    │ ${' '.repeat(86)}^`,
    ),
  ],
  [
    'a template that throws a text',
    template("<p>{(() => { throw 'no map' })()}</p>"),
    `error  The page /services fails: no map  CODE_FAILED\n  → ${fix}\n\n1 error\n`,
  ],
  [
    'a template that throws when it is loaded',
    `${template('<p />')}throw new Error('too early')\n`,
    thrown(
      `${services}:2:7  error  The program fails: too early  CODE_FAILED`,
      `  1 │ ${template('<p />')}  2 │ throw new Error('too early')\n    │       ^`,
    ),
  ],
  [
    'a syntax error',
    `${template('<p />')}const = 3\n`,
    `${services}:2:7  error  Expected identifier but found "="  CODE_INVALID\n  1 │ ${template('<p />')}  2 │ const = 3\n    │       ^\n  → Fix the line. A running “npm run dev” continues as soon as the file is correct.\n\n1 error\n`,
  ],
] as const)('build and check report %s', thorough, (_, text, err) => {
  whileChanged(
    services,
    () => text,
    () => {
      expect(townsite('build', '--config', config)).toEqual([1, '', err])
      expect(townsite('check', '--config', config)).toEqual([1, '', err])
    },
  )
})

const endless = "<p>{(() => { console.error('endless'); for (;;); })()}</p>"

test('build reports a template that does not finish, with its page', { ...thorough, timeout: 300_000 }, () => {
  whileChanged(
    services,
    () => template(endless),
    () =>
      expect(townsite('build', '--config', config)).toEqual([
        1,
        '',
        expect.stringMatching(
          /^(endless\n)+error {2}The page \/services does not finish {2}CODE_FAILED\n {2}→ Look for an endless loop in its template\.\n\n1 error\n$/,
        ),
      ]),
  )
})

test.each([['build'], ['check'], ['plan']])('Ctrl-C ends %s during a template that does not finish', thorough, async command => {
  const text = read(services)
  write(services, template(endless))
  const child = spawn(process.execPath, [project.file('generator/bin.mjs'), command, '--config', config], { cwd: project.folder })
  try {
    let err = ''
    child.stderr.on('data', part => {
      err += part
    })
    await expect.poll(() => err, { timeout: 60_000 }).toContain('endless')
    child.kill('SIGINT')
    expect(await new Promise(done => child.once('close', (code, signal) => done([code, signal])))).toEqual([130, null])
  } finally {
    child.kill('SIGKILL')
    write(services, text)
  }
})

test('errors in the code that prints errors are printed by the compiler, and errors in worker threads by the program', thorough, () => {
  const messages = 'generator/site/messages/files.ts'
  const [code, out, err] = whileChanged(
    messages,
    text => `${text}const = 3\n`,
    () => townsite('build', '--config', config),
  )
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(/^✘ \[ERROR\] Expected identifier but found "="\n\n {4}generator\/site\/messages\/files\.ts:\d+:6:\n/)
  write('second.config.yaml', smallText)
  whileChanged(
    services,
    () => template('<p>{(page as any).map.size}</p>'),
    () =>
      expect(townsite('check', '--config', '*.config.yaml')[2]).toContain(`${services}:1:87  error  The page /services fails: ${reading}`),
  )
})

/** Milliseconds; long enough for a busy machine. */
const timeout = 60_000

test('dev shows or reports every edit of the sources, and recovers when it is undone', thorough, async () => {
  const dev = await startDev(project, { args: ['--config', config] })
  const page = async (): Promise<string> => (await fetch(`${dev.url}/services`)).text()
  const printed = (from: number, what: RegExp): Promise<void> =>
    expect.poll(() => dev.printed().slice(from), { timeout }).toMatch(what) as Promise<void>
  const report = /shown in \d+ ms/
  await printed(0, /code, styles, scripts, assets changed: shown in/)
  const whole = await page()
  const edit = async (file: string, change: (text: string) => string, what: RegExp): Promise<void> => {
    const text = read(file)
    let from = dev.printed().length
    write(file, change(text))
    await printed(from, what)
    expect({ file, status: (await fetch(`${dev.url}/services`)).status }).toEqual({ file, status: 200 })
    from = dev.printed().length
    write(file, text)
    await printed(from, report)
    // The page is that of the start, without the names of its versions.
    const versions = /(page|styles)=\w+/g
    expect({ file, page: (await page()).replace(versions, '') }).toEqual({ file, page: whole.replace(versions, '') })
  }
  /** A change of the compiled code that changes nothing else. */
  const more = (text: string): string => `${text}\nObject.assign(globalThis, { edited: 1 })\n`
  for (const file of [
    'generator/site/config/schema/business.ts',
    'generator/site/config/rules/facts.ts',
    'generator/site/pages/thanks/index.tsx',
    'generator/site/plan/resolve.ts',
    'generator/platform/site.ts',
    'templates/components/logo/logo.tsx',
    'templates/document.tsx',
    services,
  ])
    await edit(file, more, report)
  const business = 'generator/site/config/schema/business.ts'
  const throwing = (text: string): string => `${text}\nthrow new Error('at load')\n`
  for (const file of [business, 'templates/components/hero/hero.tsx', services]) {
    await edit(file, throwing, /The program fails: at load {2}CODE_FAILED/)
    await edit(file, text => `${text}\nconst = 3\n`, /Expected identifier but found "=" {2}CODE_INVALID/)
  }
  await edit(
    'generator/site/config/compile/compile-config.ts',
    text => text.replace(/(export const compileChain = [\s\S]*?=> )\{/, "$1{\n  throw new Error('in the compiler')"),
    /Reading the config fails: in the compiler/,
  )
  await edit(
    'generator/site/build.ts',
    text => text.replace('\n  const site: Site = {', "\n  throw new Error('in the site')\n  const site: Site = {"),
    /Building the site fails: in the site/,
  )
  await edit(
    'generator/tools/dev/hot-modules/config.ts',
    text => text.replace('{ compileChain }', '{ compileChain as renamed }'),
    /hot-modules\/config\.ts no longer exports compileChain/,
  )
  // A new key of the schema, for a config that has it already.
  let from = dev.printed().length
  write(config, smallText.replace(/^business:\n/m, 'business:\n  motto: Clean air\n'))
  await printed(from, /small\.config\.yaml:\d+:\d+ {2}error .*motto/)
  from = dev.printed().length
  const schema = read(business)
  write(
    business,
    schema.replace('    z.strictObject({\n      name: ', '    z.strictObject({\n      motto: z.string().optional(),\n      name: '),
  )
  expect(read(business)).not.toBe(schema)
  await printed(from, report)
  expect(dev.printed().slice(from)).not.toContain('error')
  expect([dev.isRunning(), await dev.stop()]).toEqual([true, 130])
})
