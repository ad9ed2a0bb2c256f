import { expect, test } from 'vitest'
import { emailAddress } from '../../../generator/site/config/schema/scalars.ts'
import { compileText, smallWith } from '../../support/sample.ts'

test.each([
  ['info@example.com', true],
  ["o'hara.first+last_2@sub.example.ca", true],
  ['été@exämple.com', true],
  ['почта@пример.рф', true],
  ['a@sub.example.co.uk', true],
  ['info@example', false],
  ['a@b..c', false],
  ['a..x@example.com', false],
  ['.a@b.ca', false],
  ['a.@b.ca', false],
  ['a@b.ca.', false],
  ['a@.b.ca', false],
  ['a@-b.ca', false],
  ['a@b-.ca', false],
  ['hello@-pipeworks..example', false],
  ['почта..x@пример.рф', false],
  ['a@127.0.0.1', false],
  ['a@b@c.ca', false],
  [`${'a'.repeat(65)}@example.com`, false],
  [`a@${'b'.repeat(64)}.com`, false],
  ['info?subject=x@example.com', false],
  ['in fo@example.com', false],
])('accepts the e-mail address %s: %s', (address, isOne) => {
  expect(emailAddress.safeParse(address).success).toBe(isOne)
})

test('validates the e-mail address of a form service', () => {
  const form = (id: string) =>
    compileText(
      smallWith(
        ['provider: formspree, id: abcdwxyz', `provider: formsubmit, id: "${id}"`],
        ['processor: { name: Formspree,', 'processor: { name: FormSubmit,'],
      ),
    ).diagnostics.map(({ code }) => code)
  expect([form('mail@small.example'), form('mail..x@small.example')]).toEqual([[], ['EMAIL_INVALID']])
})
