import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { terminalIn } from '../../generator/platform/terminal/terminal.ts'
import { UsageError } from '../../generator/tools/command.ts'
import { outputFile } from '../../generator/tools/output-file.ts'
import { temporaryFolder } from '../support/temporary.ts'

const cwd = temporaryFolder()
const silent = { write: () => undefined }
const shell = { out: silent, err: silent, cwd, env: {}, person: undefined, stopped: () => new Promise<void>(() => undefined) }
const terminal = terminalIn(shell, 'usual')

const commands = ['check', 'diff', 'locations', 'schema'] as const

/** The file that is written, or why none is. */
const written = (command: (typeof commands)[number], content: string, force = false): string | undefined => {
  writeFileSync(join(cwd, 'file'), content)
  try {
    return outputFile(command, command === 'locations' ? 'export' : 'out', { out: 'file', export: 'file', force }, terminal)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
}

test.each(commands)('%s replaces a file of another origin only with --force', command => {
  const option = command === 'locations' ? '--export' : '--out'
  for (const content of [
    'site:\n  origin: https://a.example\n',
    '{\n  "name": "townsite"\n}\n',
    'city,file\nHull,x\n',
    '<!doctype html><p>',
  ]) {
    expect(written(command, content)).toBe(
      `file was not written by “npm run ${command}”, so ${option} does not replace it. Choose a new file, or replace it with ${option} file --force`,
    )
    expect(written(command, content, true)).toBe('file')
  }
  expect(written(command, '')).toBe('file')
})

test.each([
  ['check', '[]\n'],
  ['check', '[\n  {\n    "code": "DRAFT_TEXT",\n    "severity": "notice",\n'],
  ['check', '::error file=a::b\n'],
  ['check', 'site.config.yaml: 56 pages, 74 checks: 1 notice\n'],
  ['check', '<!doctype html><html lang="en"><head><meta charSet="utf-8"/><meta name="generator" content="Townsite"/>'],
  ['diff', 'dist → merged\nNothing changed.\n'],
  ['diff', '### Nothing changed.\n\n`dist` → `merged`\n'],
  ['diff', '{\n  "version": 1,\n  "before": "dist",\n  "after": "merged",\n'],
  ['locations', '\ufeffid,name.en,in.en\r\n'],
  ['locations', '\ufeffconfig,id,name.en\r\n'],
  ['locations', '\ufeffStore code,Business name\r\n'],
  ['schema', '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "title": "Townsite config",\n'],
] as const)('%s replaces its own result: %j', (command, content) => {
  expect(written(command, content)).toBe('file')
})
