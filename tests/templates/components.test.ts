import { readdirSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { components } from './components.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

describe('every component', () => {
  test('has examples in its folder, one of them from right to left', () => {
    const folders = readdirSync('templates/components', { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => entry.name)
    expect(folders.filter(folder => !['base', 'form'].includes(folder) && !components.some(shown => shown.folder === folder))).toEqual([])
    const mine = folders.filter(folder => !['base', 'form', 'before-after', 'coverage-map', 'icon', 'logo', 'picture'].includes(folder))
    expect(mine.filter(folder => !components.some(shown => shown.folder === folder && shown.direction === 'rtl'))).toEqual([])
  })

  test.each(components)('is valid HTML: $folder, $example', async ({ element }) => {
    const report = await validator.validateString(renderToStaticMarkup(element))
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  })
})
