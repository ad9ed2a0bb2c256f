/** Follows the steps of a page of the documentation. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { changed, type Step } from './recipe.ts'

/** The environment of a developer’s shell, without the variables of the test runner and npm. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|npm_|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name)),
)

/** Follows steps in a folder, and compares the output with what they promise. */
export const follow = (copy: string, steps: readonly Step[]): void => {
  let printed = ''
  let last: Step['kind'] | undefined
  for (const step of steps) {
    switch (step.kind) {
      case 'write':
        mkdirSync(dirname(join(copy, step.file)), { recursive: true })
        writeFileSync(join(copy, step.file), step.text)
        break
      case 'append':
        appendFileSync(join(copy, step.file), step.text)
        break
      case 'change':
        writeFileSync(join(copy, step.file), changed(readFileSync(join(copy, step.file), 'utf8'), step))
        break
      case 'run': {
        if (last !== 'run') printed = ''
        const { status, stdout, stderr } = spawnSync(step.command, {
          cwd: copy,
          shell: true,
          encoding: 'utf8',
          env: { ...environment, NO_COLOR: '1' },
        })
        printed += `${stdout}${stderr}`
        expect({ command: step.command, exit: status, printed: status === step.exit ? '' : printed }).toEqual({
          command: step.command,
          exit: step.exit,
          printed: '',
        })
        break
      }
      case 'expect': {
        const lines = printed.split('\n').map(line => line.trimEnd())
        expect({ missing: step.lines.filter(line => !lines.includes(line)), printed }).toEqual({ missing: [], printed })
        break
      }
    }
    last = step.kind
  }
}
