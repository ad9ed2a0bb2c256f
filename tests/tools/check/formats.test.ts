import { describe, expect, test } from 'vitest'
import { formatGithub } from '../../../generator/site/diagnostics/github.ts'
import { formatJson, type SiteDiagnostic } from '../../../generator/site/diagnostics/json.ts'

const broken: SiteDiagnostic = {
  code: 'LINK_TARGET',
  severity: 'error',
  values: {},
  message: 'The link “Prices” leads to /gone, which does not exist (on /contact)',
  hint: 'Correct the link, or remove it.',
  config: 'sites/laval.config.yaml',
  pages: ['/contact'],
}

const placed: SiteDiagnostic = {
  code: 'TITLE_LENGTH',
  severity: 'warning',
  values: {},
  message: 'The title has 100 % too many characters:\nsee below',
  hint: 'Main words first.',
  config: 'site.config.yaml',
  key: 'pages.home.title.fr',
  where: { file: 'sites/a,b:c.config.yaml', line: 12, column: 5, endColumn: 20 },
  pages: [],
}

test('has the same keys for every diagnostic in JSON', () => {
  expect(JSON.parse(formatJson([broken, placed]))).toEqual([
    {
      code: 'LINK_TARGET',
      severity: 'error',
      message: 'The link “Prices” leads to /gone, which does not exist (on /contact)',
      hint: 'Correct the link, or remove it.',
      config: 'sites/laval.config.yaml',
      key: null,
      file: null,
      line: null,
      column: null,
      endColumn: null,
      pages: ['/contact'],
    },
    {
      code: 'TITLE_LENGTH',
      severity: 'warning',
      message: 'The title has 100 % too many characters:\nsee below',
      hint: 'Main words first.',
      config: 'site.config.yaml',
      key: 'pages.home.title.fr',
      file: 'sites/a,b:c.config.yaml',
      line: 12,
      column: 5,
      endColumn: 20,
      pages: [],
    },
  ])
})

describe('github', () => {
  test('annotates the config as a whole', () => {
    expect(formatGithub(broken)).toBe(
      '::error file=sites/laval.config.yaml,title=LINK_TARGET::The link “Prices” leads to /gone, which does not exist (on /contact)%0ACorrect the link, or remove it.',
    )
  })

  test('annotates a line, and escapes the syntax of workflow commands', () => {
    expect(formatGithub(placed)).toBe(
      '::warning file=sites/a%2Cb%3Ac.config.yaml,line=12,col=5,endColumn=20,title=TITLE_LENGTH::The title has 100 %25 too many characters:%0Asee below%0AMain words first.',
    )
  })
})
