import { readdirSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { thoroughUnless } from '../support/thorough.ts'
import { components } from './components.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Shared values, and the form. */
const ownTests = ['base', 'form']

/** Drawings and pictures, which are the same in right-to-left text. */
const wordless = ['before-after', 'coverage-map', 'icon', 'logo', 'picture', 'sign']

describe('every component', () => {
  test('has examples in its folder, one of them from right to left', () => {
    const folders = readdirSync('templates/components', { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => entry.name)
    const shown = folders.filter(folder => !ownTests.includes(folder))
    expect(shown.filter(folder => !components.some(one => one.folder === folder))).toEqual([])
    const worded = shown.filter(folder => !wordless.includes(folder))
    expect(worded.filter(folder => !components.some(one => one.folder === folder && one.direction === 'rtl'))).toEqual([])
  })

  for (const [index, { folder, example, element }] of components.entries())
    test(`is valid HTML: ${folder}, ${example}`, thoroughUnless(index % 4 === 0), async () => {
      const report = await validator.validateString(renderToStaticMarkup(element))
      expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
    })
})
