/** Parses a tutorial or a page of `docs/how-to/develop/` into steps that a test can follow. */
import { readFileSync } from 'node:fs'

export type Step =
  /** ` ```ts generator/x.ts `: the whole file. */
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  /** ` ```yaml site.config.yaml + `: lines at the end of the file. */
  | { readonly kind: 'append'; readonly file: string; readonly text: string }
  /** ` ```diff generator/x.ts `: removed and added lines with unchanged lines around them; `@@` separates two hunks. */
  | { readonly kind: 'change'; readonly file: string; readonly hunks: readonly Hunk[] }
  /** ` ```sh `: one command per line; `# exits with 1` marks one that must fail. */
  | { readonly kind: 'run'; readonly command: string; readonly exit: number }
  /** The same with `# runs until Ctrl-C`: a command that serves the site. */
  | { readonly kind: 'serve'; readonly command: string }
  /** ` ```text `: lines that the commands before it must print. */
  | { readonly kind: 'expect'; readonly lines: readonly string[] }

export interface Hunk {
  readonly before: string
  readonly after: string
}

const hunkOf = (text: string): Hunk => {
  const lines = text.split('\n').filter(line => line !== '')
  const side = (other: '+' | '-'): string =>
    lines
      .filter(line => !line.startsWith(other))
      .map(line => `${line.slice(1)}\n`)
      .join('')
  return { before: side('+'), after: side('-') }
}

const stepsOf = (language: string, file: string | undefined, isAddition: boolean, text: string): readonly Step[] => {
  if (language === 'sh')
    return text
      .trimEnd()
      .split('\n')
      .map((line): Step => {
        const [, serving] = /^(.*?)\s+# runs until Ctrl-C$/.exec(line) ?? []
        if (serving !== undefined) return { kind: 'serve', command: serving }
        const [, command = line, exit = '0'] = /^(.*?)(?:\s+# exits with (\d+))?$/.exec(line) ?? []
        return { kind: 'run', command, exit: Number(exit) }
      })
  if (language === 'text') return [{ kind: 'expect', lines: text.trimEnd().split('\n') }]
  if (file === undefined) throw new Error(`a ${language} block has no file name`)
  if (language === 'diff') return [{ kind: 'change', file, hunks: text.split(/^@@\n/m).map(hunkOf) }]
  return [{ kind: isAddition ? 'append' : 'write', file, text }]
}

export const readRecipe = (path: string): readonly Step[] =>
  [...readFileSync(path, 'utf8').matchAll(/^```(\w+)(?: (\S+))?( \+)?\n(.*?)^```$/gms)].flatMap(
    ([, language = '', file, addition, text = '']) => stepsOf(language, file, addition !== undefined, text),
  )

/** Applies hunks to a text. @throws if the lines of a hunk do not occur exactly once */
export const changed = (text: string, { file, hunks }: { readonly file: string; readonly hunks: readonly Hunk[] }): string =>
  hunks.reduce((done, { before, after }) => {
    const found = done.split(before).length - 1
    if (found !== 1) throw new Error(`these lines occur ${found} times in ${file}:\n${before}`)
    return done.replace(before, () => after)
  }, text)
