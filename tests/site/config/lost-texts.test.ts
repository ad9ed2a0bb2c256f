/** Valid YAML that leaves out a part of what was written: each line, and the warning about it. */
import { describe, expect, test } from 'vitest'
import { compileText, smallWith } from '../../support/sample.ts'

/** The name of the business on its line. */
const name = '  name: Small\n'

const lostIn = (line: string) => {
  const { ok, config, diagnostics } = compileText(smallWith([name, `${line}\n`]))
  return { ok, name: config?.business.name, warnings: diagnostics.map(({ at, message, hint }) => ({ at, message, hint })) }
}

const hint = (line: string) =>
  `If it is part of the text, put the whole text in quotation marks: ${line}\n    If it is a comment, put a space after #.`

describe('reports a comment that was probably meant as text, with the line to write', () => {
  test.each([
    ['  name: Main St #204', 'Main St', '#204', 'name: "Main St #204"'],
    ['  name: Suite A #3B', 'Suite A', '#3B', 'name: "Suite A #3B"'],
    ['  name: 1200 Main St  #204, Austin', '1200 Main St', '#204, Austin', undefined],
    ['  name: Home of the #PipeWeek team', 'Home of the', '#PipeWeek team', 'name: "Home of the #PipeWeek team"'],
    ['  name: "Main St" #204', 'Main St', '#204', 'name: "Main St #204"'],
    ['  name: Straße 5 #½', 'Straße 5', '#½', 'name: "Straße 5 #½"'],
    ['  name: "Small" #1 in town', 'Small', '#1 in town', 'name: "Small #1 in town"'],
    ['  name: Small\n    #1 in town', 'Small', '#1 in town', undefined],
  ])('%s', (line, shown, lost, quoted) => {
    const expected = quoted === undefined ? hint('').replace(': \n', '.\n') : hint(quoted)
    expect(lostIn(line)).toEqual({
      ok: true,
      name: shown,
      warnings: [{ at: lost, message: `The text ends at “${shown}”, because “${lost}” is a comment`, hint: expected }],
    })
  })
})

test.each([
  '  name: Small # a comment',
  '  name: Small Works # 204',
  '  name: small #or-large',
  '  name: Small Works #TODO: ask for the full name',
  '  name: Small Works #founded: 1998',
  '  name: Small Works ## 204',
  '  name: Small Works #--- 204',
  '  name: "Small #204"',
  "  name: 'Small #204' # a comment",
  '  name: Small Works#204',
  '  #name: Smaller #204\n  name: Small',
  '  name: Small\n  #1 is the first of two notes',
  '  name: |-\n    Small #204',
  '  name: >-\n    Small\n    #204',
  '  name: Small &co',
])('does not report %s', line => {
  expect(lostIn(line)).toMatchObject({ ok: true, warnings: [] })
})

test('does not report notes behind numbers, ids, codes and colors', () => {
  const text = smallWith(
    ['  founded: 1998', '  founded: 1998 #year'],
    ['  email: mail@small.example', '  email: mail@small.example #inbox'],
    ['style: pipes }', 'style: pipes } #2 of 3'],
  )
  expect(compileText(text).diagnostics).toEqual([])
})

describe('reports an anchor that no alias repeats, before a text', () => {
  test.each([
    ['  name: &Sons Plumbing', 'Plumbing', '&Sons', 'name: "&Sons Plumbing"'],
    ['  name: &co Pipes & Ducts', 'Pipes & Ducts', '&co', 'name: "&co Pipes & Ducts"'],
  ])('%s', (line, shown, lost, quoted) => {
    expect(lostIn(line)).toEqual({
      ok: true,
      name: shown,
      warnings: [
        {
          at: lost,
          message: `The text is only “${shown}”, because “${lost}” gives it a name for an alias, which does not exist`,
          hint: `If it is part of the text, put the whole text in quotation marks: ${quoted}\n    Otherwise, remove “${lost}”.`,
        },
      ],
    })
  })

  test('an anchor that an alias repeats is not reported', () => {
    const text = smallWith([name, '  name: &small Small\n'], ['title: { en: The owner }', 'title: { en: *small }'])
    expect(compileText(text)).toMatchObject({ ok: true, diagnostics: [] })
  })
})

describe('reports a list or a key that became part of the text above it', () => {
  test.each([
    ['  name: Small\n    - ducts\n    - vents', 'Small - ducts - vents', '- ducts', 'If it is a list, remove the text after “name:”.'],
    [
      '  name: Small\n    founded:1998',
      'Small founded:1998',
      'founded:1998',
      'If it is a key, indent it like “name:” and put a space after its colon.',
    ],
  ])('%s', (line, shown, lost, advice) => {
    expect(lostIn(line)).toEqual({
      ok: true,
      name: shown,
      warnings: [
        {
          at: lost,
          message: `“${lost}” continues the text above, which becomes “${shown}”`,
          hint: `If it is part of the text, put the whole text in quotation marks.\n    ${advice}`,
        },
      ],
    })
  })

  test.each(['  name: Small\n    and fine', '  name: Small\n    https://small.example', '  name: "Small\n    - ducts"'])(
    'a text on two lines is not reported: %s',
    line => {
      expect(lostIn(line)).toMatchObject({ ok: true, warnings: [] })
    },
  )
})

test('each suggested line has no warning', () => {
  for (const line of ['name: "Main St #204"', 'name: "&Sons Plumbing"', 'name: "Small - ducts"'])
    expect(lostIn(`  ${line}`)).toEqual({ ok: true, name: line.slice(7, -1), warnings: [] })
})
