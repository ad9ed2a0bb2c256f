/** Valid and invalid edits of every kind of file, each with what the browser must show afterwards. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { attribute, colour, config, heading, jpeg, overlay, picture, property, type Studio, script, style, template } from './studio.ts'

/** One edit of a file. `number` differs for each edit. */
export interface Edit {
  readonly about: string
  readonly file: string
  /** @returns the new content; `undefined` to delete the file */
  readonly change: (before: Uint8Array, number: number) => Promise<string | Uint8Array | undefined>
  /** Waits until the browser shows the edit. */
  readonly shown: (page: Page, number: number) => Promise<unknown>
  /** Whether it is invalid; the previous content fixes it. */
  readonly isInvalid?: true
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const replaced = (from: RegExp, to: (number: number) => string): Edit['change'] => {
  return async (before, number) => {
    const old = text(before)
    if (!from.test(old)) throw new Error(`${from} is not in the file`)
    return old.replace(from, () => to(number))
  }
}

const invalid = (about: string, file: string, change: Edit['change'], says: string): Edit => ({
  about,
  file,
  change,
  shown: page => overlay(page, says),
  isInvalid: true,
})

const red = (number: number): number => (number * 53) % 256

export const edits: readonly Edit[] = [
  {
    about: 'a text of the config',
    file: config,
    change: replaced(/Look first, then clean[^"]*/, number => `Look first, then clean ${number}`),
    shown: (page, number) => heading(page, `Look first, then clean ${number}`),
  },
  {
    about: 'a style',
    file: style,
    change: async (before, number) => `${text(before).replace(/\nbody \{ --edit.*\n$/, '')}\nbody { --edit: n${number} }\n`,
    shown: (page, number) => property(page, '--edit', `n${number}`),
  },
  {
    about: 'a template',
    file: template,
    change: replaced(/className="wrap(?: n\d+)?"/, number => `className="wrap n${number}"`),
    shown: (page, number) => attribute(page, '#main > .section--sky > .wrap', 'class', `wrap n${number}`),
  },
  {
    about: 'a script of the pages',
    file: script,
    change: async (before, number) =>
      text(before).replace(
        /(export const enhancePage = .*\n)(?: {2}root\.body\.dataset.*\n)?/,
        (_, line: string) => `${line}  root.body.dataset.edit = 'n${number}'\n`,
      ),
    shown: (page, number) => attribute(page, 'body', 'data-edit', `n${number}`),
  },
  {
    about: 'an image',
    file: picture,
    change: (_, number) => jpeg(`rgb(${red(number)}, 90, 120)`),
    shown: (page, number) => colour(page, [red(number), 90, 120]),
  },
  invalid(
    'an invalid time',
    config,
    replaced(/mon-fri: 07:00-20:00/, () => 'mon-fri: 07:00-25:00'),
    '“25:00” is not a valid time',
  ),
  invalid(
    'an unknown key',
    config,
    replaced(/\n {2}founded:/, () => '\n  foundet:'),
    'foundet',
  ),
  invalid('a truncated config', config, async before => before.subarray(0, 20_000 + (before.length % 977)), config),
  invalid('a deleted config', config, async () => undefined, 'This file does not exist'),
  invalid('an unclosed style rule', style, async before => `${text(before)}\n.hero { color: red;\n`, style),
  invalid(
    'a syntax error in a template',
    template,
    replaced(/<Hero /, () => '<Hero <'),
    `${template}:14`,
  ),
  invalid(
    'a template that throws',
    template,
    replaced(/hero=\{page\.hero\}/, () => 'hero={(page as unknown as { none: { hero: typeof page.hero } }).none.hero}'),
    `${template}:14`,
  ),
  invalid('a deleted template', template, async () => undefined, 'Could not resolve "./template.tsx"'),
  invalid('a syntax error in a script', script, async before => `${text(before)}\nconst = 1\n`, script),
  invalid('a truncated image', picture, async before => before.subarray(0, 400), 'story.jpg is damaged'),
  invalid('a deleted image', picture, async () => undefined, 'story.jpg'),
]

/** The ways in which text editors save a file. */
export const saveMethods: readonly ((studio: Studio, file: string, content: string | Uint8Array) => Promise<void> | void)[] = [
  ({ write }, file, content) => write(file, content),
  ({ replace }, file, content) => replace(file, content),
  // Twice within ten milliseconds, first only half of the content.
  async ({ write }, file, content) => {
    write(file, content.slice(0, content.length / 2))
    await new Promise(done => setTimeout(done, 4))
    write(file, content)
  },
  async ({ write, remove }, file, content) => {
    remove(file)
    await new Promise(done => setTimeout(done, 15))
    write(file, content)
  },
]

export const bytesOf = (studio: Studio, file: string): Uint8Array => readFileSync(studio.project.file(file))
