import { expect, test } from 'vitest'
import { emailAddress } from '../../../generator/site/config/schema/scalars.ts'

test.each([
  ['info@example.com', true],
  ["o'hara.first+last_2@sub.example.ca", true],
  ['été@exämple.com', true],
  ['почта@пример.рф', true],
  ['info@example', false],
  ['info?subject=x@example.com', false],
  ['in fo@example.com', false],
])('accepts the e-mail address %s: %s', (address, isOne) => {
  expect(emailAddress.safeParse(address).success).toBe(isOne)
})
