import { expect, test } from 'vitest'
import { combineReports } from '../../../generator/tools/diff/print/combine-reports.ts'
import type { Report, ReportItem } from '../../../generator/tools/diff/print/report.ts'
import { reportText } from '../../../generator/tools/diff/print/text.ts'

const change = (before: string, after: string, pages: string): ReportItem => ({
  kind: 'change',
  what: 'Text',
  where: '',
  pages,
  paths: [pages],
  before: [{ kind: 'before', text: before }],
  after: [{ kind: 'after', text: after }],
  note: null,
})
const names = { before: 'main', after: 'the working tree' }
const report = (...items: readonly ReportItem[]): Report => ({ ...names, headline: '', sections: [{ title: 'Texts', items }] })

test('a change that several sites share is reported once, on however many pages of each', () => {
  const combined = combineReports(names, [
    { config: 'a.yaml', same: false, report: report(change('old', 'new', 'all 9 pages'), change('one', 'two', '/a')) },
    { config: 'b.yaml', same: false, report: report(change('old', 'new', 'all 12 pages'), change('three', 'four', '/b')) },
    { config: 'c.yaml', same: false, report: report(change('old', 'new', 'all 9 pages'), change('three', 'four', '/c')) },
  ])
  expect(reportText(combined, { colour: false })).toBe(`main → the working tree
3 sites: 3 changed.

In all 3 sites: Texts
  Text · all 9 pages
    old → new

In 2 of 3 sites (b.yaml, c.yaml): Texts
  Text · /b
    three → four

a.yaml: Texts
  Text · /a
    one → two`)
  expect(combineReports(names, [{ config: 'a.yaml', same: true, report: { ...names, headline: '', sections: [] } }]).headline).toBe(
    'The same: 1 site, and no file differs.',
  )
})
