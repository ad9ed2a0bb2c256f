import { describe, expect, test } from 'vitest'
import { encode } from '../../templates/client/form/payload.ts'

const messageOf = (pairs: readonly (readonly [string, string])[]): FormData => {
  const message = new FormData()
  for (const [name, value] of pairs) message.append(name, value)
  return message
}

describe('encode', () => {
  const message = messageOf([
    ['name', 'Zoé "Z" Tremblay'],
    ['phone', '(514) 555-0123'],
    ['message', 'a & b = c\nnext line'],
    ['empty', ''],
  ])

  test('as JSON', () => {
    expect(encode(message, 'application/json')).toBe(
      '{"name":"Zoé \\"Z\\" Tremblay","phone":"(514) 555-0123","message":"a & b = c\\nnext line","empty":""}',
    )
  })

  test('as a form', () => {
    expect(encode(message, 'application/x-www-form-urlencoded')).toBe(
      'name=Zo%C3%A9+%22Z%22+Tremblay&phone=%28514%29+555-0123&message=a+%26+b+%3D+c%0Anext+line&empty=',
    )
  })
})
