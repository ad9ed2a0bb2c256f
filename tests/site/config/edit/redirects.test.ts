import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { addRedirects, changeRedirects } from '../../../../generator/site/config/edit/edit-redirects.ts'

const added = [
  { from: '/old', to: '/new' },
  { from: '/é', to: 'https://x.example/a?b,c', status: 302 as const },
]

test.each([
  [
    'an empty list',
    'a: 1\n# why\nredirects: [] # none yet\n\n# Look\ntheme: 1\n',
    'a: 1\n# why\nredirects: # none yet\n  - { from: /old, to: /new }\n  - { from: /é, to: "https://x.example/a?b,c", status: 302 }\n\n# Look\ntheme: 1\n',
  ],
  [
    'a key without a value',
    'redirects:\ntheme: 1\n',
    'redirects:\n  - { from: /old, to: /new }\n  - { from: /é, to: "https://x.example/a?b,c", status: 302 }\ntheme: 1\n',
  ],
  [
    'a list',
    'redirects:\n    - { from: /a, to: /b } # kept\n\n# Look\ntheme: 1\n',
    'redirects:\n    - { from: /a, to: /b } # kept\n    - { from: /old, to: /new }\n    - { from: /é, to: "https://x.example/a?b,c", status: 302 }\n\n# Look\ntheme: 1\n',
  ],
  [
    'a list that is not indented, its items on several lines',
    'redirects:\n- from: /a\n  to: /b\ntheme: 1\n',
    'redirects:\n- from: /a\n  to: /b\n- { from: /old, to: /new }\n- { from: /é, to: "https://x.example/a?b,c", status: 302 }\ntheme: 1\n',
  ],
  [
    'a list in brackets',
    'redirects: [{ from: /a, to: /b }] # kept\n',
    'redirects: [{ from: /a, to: /b }, { from: /old, to: /new }, { from: /é, to: "https://x.example/a?b,c", status: 302 }] # kept\n',
  ],
  [
    'a list at the end of a file without a line end',
    'redirects:\n  - { from: /a, to: /b }',
    'redirects:\n  - { from: /a, to: /b }\n  - { from: /old, to: /new }\n  - { from: /é, to: "https://x.example/a?b,c", status: 302 }\n',
  ],
  ['no list', 'a: 1', 'a: 1\n\nredirects:\n  - { from: /old, to: /new }\n  - { from: /é, to: "https://x.example/a?b,c", status: 302 }\n'],
  [
    'other line ends',
    'redirects: []\r\na: 1\r\n',
    'redirects:\r\n  - { from: /old, to: /new }\r\n  - { from: /é, to: "https://x.example/a?b,c", status: 302 }\r\na: 1\r\n',
  ],
])('%s', (_, before, after) => {
  expect(addRedirects(before, added)).toBe(after)
  const { redirects } = parse(after) as { redirects: readonly unknown[] }
  expect(redirects.slice(-2)).toEqual(added)
})

test('leaves the text unchanged if there is no redirect to add', () => {
  expect(addRedirects('redirects: []', [])).toBe('redirects: []')
})

const [a, b, c] = [
  { from: '/a', to: '/x' },
  { from: '/b', to: '/x' },
  { from: '/c', to: '/c2', status: 302 as const },
]
const lines = [
  { was: a, now: { from: '/a', to: '/y' } },
  { was: b, now: null },
  { was: c, now: c },
]

test.each([
  [
    'lines',
    'redirects:\n  # moved\n  - { from: /a, to: /x } # kept\n  - from: /b\n    to: /x\n  - { from: /c, to: /c2, status: 302 }\nz: 1\n',
    'redirects:\n  # moved\n  - { from: /a, to: /y } # kept\n  - { from: /c, to: /c2, status: 302 }\n  - { from: /x, to: /y }\nz: 1\n',
  ],
  [
    'brackets',
    'redirects: [{ from: /a, to: /x }, { from: /b, to: /x }, { from: /c, to: /c2, status: 302 }]\n',
    'redirects: [{ from: /a, to: /y }, { from: /c, to: /c2, status: 302 }, { from: /x, to: /y }]\n',
  ],
  [
    'another config’s list, which stays as it is',
    'extends: base.yaml\n',
    'extends: base.yaml\n\nredirects:\n  - { from: /a, to: /y }\n  - { from: /x, to: /y }\n',
  ],
  [
    'a list that overlays one of another config',
    'redirects:\n  - { from: /b, to: /x }\n  - { from: /own, to: /z }\n',
    'redirects:\n  - { from: /own, to: /z }\n  - { from: /a, to: /y }\n  - { from: /x, to: /y }\n',
  ],
])('changes, removes and adds redirects: %s', (_, before, after) => {
  expect(changeRedirects(before, lines, [{ from: '/x', to: '/y' }])).toBe(after)
})

test('leaves an empty list after removing the last redirect', () => {
  expect(changeRedirects('redirects:\n  - { from: /b, to: /x }\nz: 1\n', [{ was: b, now: null }], [])).toBe('redirects: []\nz: 1\n')
})
