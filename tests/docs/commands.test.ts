/** Every npm script and every flag in the documents, workflows and help exists. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { commands } from '../../generator/tools/index.ts'

const under = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => join(folder, name))

const workflows = under('.github/workflows', '.yml')
const templates = readdirSync('starters/site').map(name => join('starters/site', name))
const texts = ['README.md', 'CONTRIBUTING.md', 'generator/create-townsite/README.md', ...under('docs', '.md'), ...workflows, ...templates]

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

/** Flags of each command, by its name. */
const flags = new Map(
  await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { options } = await load()
      const own = options.flatMap(option => option.flags.match(/--[a-z-]+/g) ?? [])
      return [name, new Set([...own, '--quiet', '--verbose', '--help'])] as const
    }),
  ),
)

interface Typed {
  readonly script: string
  readonly args: string
}

/** `npm run build -- --out x` in this repository, `npx townsite build --out x` in a site. */
const commandLine =
  /\bnpm (?:run (?:--silent |-s )?(?<run>[a-z:]+)|(?<short>start|test))(?: -- (?<args>[^`\n|>#”]*))?|\bnpx (?:--no-install )?townsite (?<command>[a-z]+)(?<options>[^`\n|>#”]*)/g

const typedIn = (text: string): readonly Typed[] =>
  [...text.matchAll(commandLine)].map(({ groups = {} }) => ({
    script: groups.run ?? groups.short ?? groups.command ?? '',
    args: groups.args ?? groups.options ?? '',
  }))

/** The errors in a command line. */
const faultsOf = ({ script, args }: Typed): readonly string[] => {
  if (scripts[script] === undefined) return [`no script ${script}`]
  const known = flags.get(script)
  const given = [...args.matchAll(/(?<=^|\s)--[a-z-]+/g)].map(([flag]) => flag)
  return known === undefined ? [] : given.filter(flag => !known.has(flag)).map(flag => `${script} has no ${flag}`)
}

test('finds an invalid command line', () => {
  const text =
    '`npm run biuld`, npm run build -- --out x --shrad 1/2 | cat --x, `npx townsite biuld`, npx --no-install townsite check --formt x'
  expect(typedIn(text).flatMap(faultsOf)).toEqual(['no script biuld', 'build has no --shrad', 'no script biuld', 'check has no --formt'])
})

test.each(texts)('%s', file => {
  expect(typedIn(readFileSync(file, 'utf8')).flatMap(faultsOf)).toEqual([])
})

test.each(Object.keys(commands))('examples of %s', async name => {
  const examples = (await commands[name]?.())?.examples ?? []
  expect(examples.flatMap(([line]) => typedIn(line)).flatMap(faultsOf)).toEqual([])
  expect(examples.every(([line]) => typedIn(line).some(one => one.script === name))).toBe(true)
})

test('every command has a script with its name', () => {
  expect(Object.keys(commands).filter(name => scripts[name]?.endsWith(` ${name}`) !== true)).toEqual([])
})

test('the text for GitLab is YAML, and its jobs run the same commands', () => {
  const [, text = ''] = /```yaml \.gitlab-ci\.yml\n(.*?)^```/ms.exec(readFileSync('docs/how-to/gitlab.md', 'utf8')) ?? []
  const pipeline = parse(text) as Readonly<Record<string, unknown>>
  expect(Object.keys(pipeline)).toEqual(['image', 'stages', 'variables', 'default', 'check', 'changes', 'build', 'pages'])
  expect(typedIn(text).map(one => one.script)).toEqual(['check', 'diff', 'diff', 'build', 'merge'])
})

test('decisions have the same number in their name and title, each another one', () => {
  const records = readdirSync('docs/decisions').filter(name => name !== 'README.md')
  const numbers = records.map(name => [
    Number(name.slice(0, 4)),
    Number(/^# (\d+)\. /.exec(readFileSync(join('docs/decisions', name), 'utf8'))?.[1]),
  ])
  expect(numbers.filter(([name, title]) => name !== title)).toEqual([])
  expect(new Set(numbers.map(([name]) => name)).size).toBe(records.length)
})
