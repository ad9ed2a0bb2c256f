/** Valid YAML that leaves out a part of what was written: each line, and the warning about it. */
import { expect, test } from 'vitest'
import { compileText, smallWith } from '../../support/sample.ts'

/** The name of the business on its line. */
const name = '  name: Small\n'

const lostIn = (line: string) => {
  const { ok, config, diagnostics } = compileText(smallWith([name, `${line}\n`]))
  return { ok, name: config?.business.name, warnings: diagnostics.map(({ at, message, hint }) => ({ at, message, hint })) }
}

/** Comments that were probably meant as text, anchors that no alias repeats, and lists and keys that became part of the text above them. */
const lost: readonly string[] = [
  '  name: Main St #204',
  '  name: Suite A #3B',
  '  name: 1200 Main St  #204, Austin',
  '  name: Home of the #PipeWeek team',
  '  name: "Main St" #204',
  '  name: Straße 5 #½',
  '  name: "Small" #1 in town',
  '  name: Small\n    #1 in town',
  '  name: &Sons Plumbing',
  '  name: &co Pipes & Ducts',
  '  name: Small\n    - ducts\n    - vents',
  '  name: Small\n    founded:1998',
]

test('reports what the text lost, with the line to write', async () => {
  const report = lost.map(line => {
    const { ok, name: shown, warnings } = lostIn(line)
    expect([line, ok, warnings.length]).toEqual([line, true, 1])
    const texts = warnings.flatMap(({ at, message, hint }) => [message, `at ${at}`, `→ ${hint}`])
    return [`── ${line.trim()}`, `name: ${shown}`, ...texts, ''].join('\n')
  })
  await expect(report.join('\n')).toMatchFileSnapshot('lost-texts.txt')
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

test('an anchor that an alias repeats is not reported', () => {
  const text = smallWith([name, '  name: &small Small\n'], ['title: { en: The owner }', 'title: { en: *small }'])
  expect(compileText(text)).toMatchObject({ ok: true, diagnostics: [] })
})

test.each(['  name: Small\n    and fine', '  name: Small\n    https://small.example', '  name: "Small\n    - ducts"'])(
  'a text on two lines is not reported: %s',
  line => {
    expect(lostIn(line)).toMatchObject({ ok: true, warnings: [] })
  },
)

test('each suggested line has no warning', () => {
  for (const line of ['name: "Main St #204"', 'name: "&Sons Plumbing"', 'name: "Small - ducts"'])
    expect(lostIn(`  ${line}`)).toEqual({ ok: true, name: line.slice(7, -1), warnings: [] })
})
