/** Edits as people make them, of every kind, good and broken, each with what must come to be seen. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { attribute, colour, config, heading, jpeg, overlay, picture, property, type Studio, script, style, template } from './studio.ts'

/** One edit of a file: what is saved, and how to tell that it is seen. `number` is another one at every edit. */
export interface Edit {
  readonly about: string
  readonly file: string
  /** What the file holds afterwards; nothing when it is deleted. */
  readonly change: (before: Uint8Array, number: number) => Promise<string | Uint8Array | undefined>
  readonly seen: (page: Page, number: number) => Promise<unknown>
  /** A mistake: it is mended by putting back what was there. */
  readonly isMistake?: true
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const replaced = (from: RegExp, to: (number: number) => string): Edit['change'] => {
  return async (before, number) => {
    const old = text(before)
    if (!from.test(old)) throw new Error(`${from} is not there`)
    return old.replace(from, () => to(number))
  }
}

const mistake = (about: string, file: string, change: Edit['change'], says: string): Edit => ({
  about,
  file,
  change,
  seen: page => overlay(page, says),
  isMistake: true,
})

const red = (number: number): number => (number * 53) % 256

export const edits: readonly Edit[] = [
  {
    about: 'a word of the config',
    file: config,
    change: replaced(/Look first, then clean[^"]*/, number => `Look first, then clean ${number}`),
    seen: (page, number) => heading(page, `Look first, then clean ${number}`),
  },
  {
    about: 'a style',
    file: style,
    change: async (before, number) => `${text(before).replace(/\nbody \{ --edit.*\n$/, '')}\nbody { --edit: n${number} }\n`,
    seen: (page, number) => property(page, '--edit', `n${number}`),
  },
  {
    about: 'a template',
    file: template,
    change: replaced(/className="wrap(?: n\d+)?"/, number => `className="wrap n${number}"`),
    seen: (page, number) => attribute(page, '#main > .section--sky > .wrap', 'class', `wrap n${number}`),
  },
  {
    about: 'a script of the pages',
    file: script,
    change: async (before, number) =>
      text(before).replace(
        /(export const enhancePage = .*\n)(?: {2}root\.body\.dataset.*\n)?/,
        (_, line: string) => `${line}  root.body.dataset.edit = 'n${number}'\n`,
      ),
    seen: (page, number) => attribute(page, 'body', 'data-edit', `n${number}`),
  },
  {
    about: 'a picture',
    file: picture,
    change: (_, number) => jpeg(`rgb(${red(number)}, 90, 120)`),
    seen: (page, number) => colour(page, [red(number), 90, 120]),
  },
  mistake(
    'a wrong time',
    config,
    replaced(/mon-fri: 07:00-20:00/, () => 'mon-fri: 07:00-25:00'),
    'there is no time 25:00',
  ),
  mistake(
    'a key nobody knows',
    config,
    replaced(/\n {2}founded:/, () => '\n  foundet:'),
    'foundet',
  ),
  mistake('half a config', config, async before => before.subarray(0, 20_000 + (before.length % 977)), config),
  mistake('a config that is gone', config, async () => undefined, 'there is no such file'),
  mistake('a style without its end', style, async before => `${text(before)}\n.hero { color: red;\n`, style),
  mistake(
    'a slip of the hand in a template',
    template,
    replaced(/<Hero /, () => '<Hero <'),
    `${template}:13`,
  ),
  mistake(
    'a template that throws',
    template,
    replaced(/hero=\{page\.hero\}/, () => 'hero={(page as unknown as { none: { hero: typeof page.hero } }).none.hero}'),
    `${template}:13`,
  ),
  mistake('a template that is gone', template, async () => undefined, 'Could not resolve "./template.tsx"'),
  mistake('a script that cannot be read', script, async before => `${text(before)}\nconst = 1\n`, script),
  mistake('a picture that is broken', picture, async before => before.subarray(0, 400), 'story.jpg cannot be read'),
  mistake('a picture that is gone', picture, async () => undefined, 'story.jpg'),
]

/** Ways in which editors save. */
export const ways: readonly ((studio: Studio, file: string, content: string | Uint8Array) => Promise<void> | void)[] = [
  ({ write }, file, content) => write(file, content),
  ({ replace }, file, content) => replace(file, content),
  // Twice within ten milliseconds, the first time half of it.
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
