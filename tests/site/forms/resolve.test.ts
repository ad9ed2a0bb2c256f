import { describe, expect, test } from 'vitest'
import type { FormService } from '../../../generator/site/forms/form-service.ts'
import type { FormRequest, FormSettings } from '../../../generator/site/forms/resolve.ts'
import { type ResolvedForm, resolveForm } from '../../../generator/site/forms/resolve.ts'
import { type FormServiceName, formServices } from '../../../generator/site/forms/services.ts'
import { validateForm } from '../../../generator/site/forms/validate.ts'
import { keysOf } from '../../../generator/site/util/table.ts'
import { inEnglish } from '../../support/text.ts'

interface Changes {
  readonly settings?: Partial<FormSettings>
  readonly form?: Partial<FormRequest['form']>
  readonly receiver?: FormRequest['receiver']
}

const requestWith = (provider: FormServiceName, { settings, form, receiver }: Changes = {}): FormRequest => ({
  settings: {
    provider,
    hidden: {},
    extraOrigins: [],
    inboxes: {},
    processor: { name: `${formServices[provider].title} Inc.` },
    ...settings,
  },
  form: {
    fields: [
      { name: 'name', type: 'text', autocomplete: 'name' },
      { name: 'phone', type: 'tel', autocomplete: 'tel' },
      { name: 'service', type: 'select' },
    ],
    ...form,
  },
  formName: 'quick',
  origin: 'https://www.example.com',
  thanks: '/en/thanks',
  ...(receiver !== undefined && { receiver }),
})

const resolved = (request: FormRequest): ResolvedForm => {
  expect(validateForm(request)).toEqual([])
  return resolveForm(request)
}

const faults = (request: FormRequest): readonly (readonly (string | undefined)[])[] =>
  validateForm(request)
    .map(inEnglish)
    .map(({ code, severity, message, hint, key }) => [`${severity} ${code}`, message, hint, key])

const sameNames = { name: 'name', phone: 'phone', service: 'service' }
const thanks = 'https://www.example.com/en/thanks'

describe('each form service', () => {
  test.each<[FormServiceName, Partial<FormSettings>]>([
    ['formspree', { id: 'xyzabcde' }],
    ['forminit', { id: 'mwpabcdefgh' }],
    ['getform', { id: 'bkkabcde' }],
    ['basin', { id: 'abc123def456', honeypot: 'nickname' }],
    ['web3forms', { id: '01234567-89ab-cdef-0123-456789abcdef' }],
    ['formspark', { id: 'Ab1Cd2Ef3' }],
    ['formsubmit', { id: 'a1b2c3d4e5f6' }],
    ['netlify', {}],
    [
      'custom',
      {
        endpoint: 'https://api.example.com/requests',
        encoding: 'form',
        hidden: { token: 'public' },
        honeypot: 'website',
        redirectField: 'then',
        extraOrigins: ['https://captcha.example.com'],
      },
    ],
  ])('%s', (provider, settings) => {
    expect(resolved(requestWith(provider, { settings }))).toMatchSnapshot()
  })

  test.for(keysOf(formServices))('%s accepts its own example of an id, and posts somewhere', name => {
    const service: FormService = formServices[name]
    const settings = service.id === null ? {} : { id: service.id.example }
    const endpoint = service.url === null ? { endpoint: 'https://forms.example/send' as const } : {}
    expect(resolved(requestWith(name, { settings: { ...settings, ...endpoint } })).action).not.toBe('')
  })
})

describe('one form', () => {
  test('may have its own id', () => {
    const request = requestWith('formspree', { settings: { id: 'xyzabcde' }, form: { id: 'quickone' } })
    expect(resolved(request).action).toBe('https://formspree.io/f/quickone')
  })

  test('may have its own endpoint, which replaces both URLs of the service', () => {
    const request = requestWith('formsubmit', { form: { endpoint: 'https://proxy.example.com/forms' } })
    const { action, fetchAction, answer, origins } = resolved(request)
    expect([action, fetchAction, answer, origins.connect]).toEqual([
      'https://proxy.example.com/forms',
      null,
      'any',
      ['https://proxy.example.com'],
    ])
  })

  test('is sent to the inbox of a location', () => {
    const request = requestWith('formspree', { settings: { id: 'xyzabcde', inboxes: { laval: 'lavallav' } } })
    expect(resolved(request).inboxes).toEqual({ laval: 'https://formspree.io/f/lavallav' })
  })

  test('is sent to an inbox at any URL, which the policy allows', () => {
    const request = requestWith('custom', {
      settings: { endpoint: 'https://api.example.com/all', inboxes: { laval: 'https://laval.example.com/requests' } },
    })
    const { inboxes, origins } = resolved(request)
    expect([inboxes, origins.connect, origins.formAction]).toEqual([
      { laval: 'https://laval.example.com/requests' },
      ['https://api.example.com', 'https://laval.example.com'],
      ['https://api.example.com', 'https://laval.example.com'],
    ])
  })

  test('names each type of field as Forminit requires', () => {
    const fields: FormRequest['form']['fields'] = [
      { name: 'fullName', type: 'text', autocomplete: 'name' },
      { name: 'email', type: 'email' },
      { name: 'partner', type: 'email' },
      { name: 'phone', type: 'tel' },
      { name: 'area', type: 'select' },
      { name: 'day', type: 'date' },
      { name: 'message', type: 'textarea' },
      { name: 'offers', type: 'checkbox' },
    ]
    expect(Object.values(resolved(requestWith('forminit', { settings: { id: 'mwpabcdefgh' }, form: { fields } })).names)).toEqual([
      'fi-sender-fullName',
      'fi-sender-email',
      'fi-email-partner',
      'fi-text-phone',
      'fi-select-area',
      'fi-date-day',
      'fi-text-message',
      'fi-checkbox-offers',
    ])
  })

  test('is sent to the local receiver like to the service, without an account', () => {
    const receiver = 'http://127.0.0.1:4000'
    const form = resolved(requestWith('web3forms', { receiver, settings: { extraOrigins: ['https://captcha.example.com'] } }))
    expect(form).toEqual({
      action: 'http://127.0.0.1:4000/quick?return=%2Fen%2Fthanks',
      fetchAction: null,
      encoding: 'json',
      answer: 'any',
      attributes: [],
      hidden: [{ name: 'access_key', value: '' }],
      plainHidden: [{ name: 'redirect', value: thanks }],
      honeypot: 'botcheck',
      names: sameNames,
      inboxes: {},
      origins: { connect: [receiver], formAction: [receiver] },
    })
  })

  test('sends the chosen inbox to the local receiver', () => {
    const request = requestWith('formspree', { receiver: 'http://127.0.0.1:4000/', settings: { inboxes: { laval: 'lavallav' } } })
    expect(resolved(request).inboxes).toEqual({ laval: 'http://127.0.0.1:4000/quick?inbox=laval&return=%2Fen%2Fthanks' })
  })
})

describe('a problem', () => {
  test('is reported with the line to change', async () => {
    const invalid: readonly (readonly [title: string, request: FormRequest])[] = [
      ['no id', requestWith('formspree')],
      ['the whole address as the id', requestWith('formspree', { settings: { id: 'https://formspree.io/f/xyzabcde' } })],
      ['an id of another service', requestWith('web3forms', { form: { id: 'xyzabcde' } })],
      ['an id where none is used', requestWith('netlify', { settings: { id: 'xyzabcde' } })],
      ['nowhere to send to', requestWith('custom')],
      [
        'a field with a name that the service uses',
        requestWith('formspree', { settings: { id: 'xyzabcde' }, form: { fields: [{ name: '_next', type: 'text' }] } }),
      ],
      [
        'a field with a name that the browser uses',
        requestWith('formspree', { settings: { id: 'xyzabcde' }, form: { fields: [{ name: 'reset', type: 'text' }] } }),
      ],
      ['inboxes where the service has none', requestWith('netlify', { settings: { inboxes: { laval: 'lavallav' } } })],
      ['an encoding where it is known', requestWith('formspree', { settings: { id: 'xyzabcde', encoding: 'form' } })],
      [
        'another company on the privacy page',
        requestWith('basin', { settings: { id: 'abc123def456', processor: { name: 'Formspree, Inc.' } } }),
      ],
    ]
    const report = invalid.map(([title, request]) => [`── ${title}`, ...faults(request).flat(), ''].join('\n'))
    await expect(report.join('\n')).toMatchFileSnapshot('resolve.txt')
  })

  test('reports several problems at once', () => {
    const request = requestWith('formspree', { settings: { id: 'a b' }, form: { fields: [{ name: '_gotcha', type: 'text' }] } })
    expect(validateForm(request).map(({ code }) => code)).toEqual(['FORM_ID_INVALID', 'FORM_FIELD_RESERVED'])
  })
})
