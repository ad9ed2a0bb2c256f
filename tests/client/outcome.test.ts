import { describe, expect, test } from 'vitest'
import { type Answer, outcomeOf, refusedFields } from '../../templates/client/form/outcome.ts'

const ok: Answer = { ok: true, status: 200, html: false, body: null }
const no = (status: number): Answer => ({ ...ok, ok: false, status })
const page: Answer = { ...ok, html: true }
const says = (body: Answer['body']): Answer => ({ ...ok, body })

describe('outcomeOf', () => {
  test.each<[string, Answer, 'any' | 'json', ReturnType<typeof outcomeOf>]>([
    ['a success without a word', ok, 'any', 'success'],
    ['the same, where data is usual', ok, 'json', 'success'],
    ['Formspree’s success', says({ ok: true }), 'json', 'success'],
    ['Web3Forms’ success', says({ success: true }), 'json', 'success'],
    ['FormSubmit’s success, as text', says({ success: 'true' }), 'json', 'success'],
    ['FormSubmit’s refusal, with status 200', says({ success: 'false' }), 'json', 'refused'],
    ['a refusal with status 200', says({ success: false }), 'json', 'refused'],
    ['not ok, with status 200', says({ ok: false }), 'json', 'refused'],
    // SPEC 7: of an address that documents nothing, only the status is read.
    [
      'the same, where the status alone counts',
      says({ ok: false, success: 'false', error: 'no', errors: [{ field: 'email' }] }),
      'any',
      'success',
    ],
    ['an error with status 200', says({ error: 'form not found' }), 'json', 'refused'],
    ['no error', says({ success: true, error: null, errors: [] }), 'json', 'success'],
    ['errors with status 200', says({ errors: [{ field: 'email' }] }), 'json', 'refused'],
    // What a service may send in spite of the type.
    ['a body that is no object', says('"ok"' as unknown as Answer['body']), 'json', 'success'],
    ['a page of thanks', page, 'any', 'success'],
    ['a page that asks for a captcha', page, 'json', 'refused'],
    ['a bad request', no(400), 'any', 'refused'],
    ['a form unknown there', no(404), 'json', 'refused'],
    ['too many', no(429), 'json', 'tooMany'],
    ['a fault of the server', no(500), 'json', 'refused'],
    ['a fault of the server with a kind word', { ...no(500), body: { success: true } }, 'json', 'refused'],
  ])('%s', (_, answer, wants, outcome) => {
    expect(outcomeOf(answer, wants)).toBe(outcome)
  })
})

describe('refusedFields', () => {
  test.each<[string, Answer['body'], readonly string[]]>([
    [
      'a list, as Formspree writes it',
      { errors: [{ field: 'email', message: 'should be an email' }, { message: 'no field' }] },
      ['email', 'undefined'],
    ],
    ['a list with a hole', { errors: [null] }, ['undefined']],
    ['an object with a key for each', { errors: { phone: ['is too short'], name: [] } }, ['phone', 'name']],
    ['none', { error: 'form not found' }, []],
    ['no body', null, []],
  ])('%s', (_, body, fields) => {
    expect(refusedFields(body)).toEqual(fields)
  })
})
