import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encode } from '../../templates/client/form/payload.ts'
import { bundleFormScript } from './form-site.tsx'

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

test('the form script leaves space for the others below 2 kB', async () => {
  const script = await bundleFormScript()
  const size = { brotli: brotliCompressSync(script).length, gzip: gzipSync(script, { level: 9 }).length }
  console.info(`form script: ${script.length} bytes, ${size.gzip} gzip, ${size.brotli} brotli`)
  expect(size.brotli).toBeLessThanOrEqual(1300)
  expect(size.gzip).toBeLessThanOrEqual(1500)
})
