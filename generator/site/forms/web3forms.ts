import { defaults, type FormService } from './form-service.ts'

/** https://docs.web3forms.com. All forms have the same URL; the message contains the form’s public key. */
export const web3forms: FormService = {
  ...defaults,
  title: 'Web3Forms',
  id: {
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    example: '01234567-89ab-cdef-0123-456789abcdef',
    url: 'https://api.web3forms.com/submit/',
  },
  url: () => 'https://api.web3forms.com/submit',
  routable: false,
  hidden: ({ id }) => [{ name: 'access_key', value: id }],
  honeypot: 'botcheck',
  returnField: 'redirect',
  passesThrough: ['https://web3forms.com'],
}
