/** `docs/reference/cli.md`: what `--help` of each command prints. */
import type { Command } from '../command.ts'
import { commands } from '../index.ts'
import { cell, code, generatedFrom, page, table } from './markdown.ts'

const lineOf = (name: string): string => (name === 'start' ? 'npm start' : `npm run ${name}`)

const section = (name: string, { about, args, options, examples }: Command): string => {
  const shown = options.filter(({ hidden }) => hidden !== true)
  return page([
    `## ${name}`,
    cell(about.en).replace(/(?<![.!?])$/, '.'),
    `\`\`\`\n${lineOf(name)} -- [options]${args === undefined ? '' : ` ${args}`}\n\`\`\``,
    shown.length === 0
      ? ''
      : table(
          ['Option', 'Meaning', 'Default'],
          shown.map(({ flags, about: meaning, standard = '' }) => [code(flags), cell(meaning.en), cell(standard)]),
        ),
    examples.length === 0
      ? ''
      : table(
          ['Example', 'Does'],
          examples.map(([line, does]) => [code(line), cell(does.en)]),
        ),
  ]).trimEnd()
}

export const cliPage = async (): Promise<string> => {
  const loaded = await Promise.all(Object.entries(commands).map(async ([name, load]) => [name, await load()] as const))
  return page([
    generatedFrom('generator/tools/'),
    '# Command line',
    'In this repository, run a command with `npm run NAME -- OPTIONS`. In the folder of a site, run `npx townsite NAME OPTIONS`. They are the same program. `npm run NAME -- --help` prints what this page lists.',
    table(
      ['Command', 'Does'],
      loaded.map(([name, { title }]) => [`[${code(lineOf(name))}](#${name})`, cell(title.en)]),
    ),
    '## All commands',
    table(
      ['Option', 'Meaning'],
      [
        ['`--quiet`', 'Print only errors and results.'],
        ['`--verbose`', 'Print detailed output.'],
        ['`-h, --help`', 'Print the options and examples of a command.'],
      ],
    ),
    'Results are written to stdout, errors and warnings to stderr. With `--json`, stdout contains only JSON. Errors are still text on stderr, except those of `build` and `check`, whose JSON contains them. In scripts, use `npm run --silent`, because npm prints the name of the script first. `NO_COLOR` and `FORCE_COLOR` are respected.',
    table(
      ['Exit code', 'Means'],
      [
        ['0', 'No errors. `diff`: no differences. `upgrade`: nothing left to do. `urls`: every published URL still works.'],
        [
          '1',
          'The config, a page or a URL has an error, or the output could not be written. `diff`: there are differences. `upgrade`: there is something to apply. `explain`: nothing found.',
        ],
        ['2', 'The command line is invalid. `diff`, `upgrade`: the comparison failed.'],
        ['128 + n', 'Stopped by signal n. Ctrl-C is 130.'],
      ],
    ),
    ...loaded.map(([name, command]) => section(name, command)),
  ])
}
