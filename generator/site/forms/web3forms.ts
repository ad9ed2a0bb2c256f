import { type FormService, usual } from './form-service.ts'

/** https://docs.web3forms.com: one address for all, the form's public key travels in the message. */
export const web3forms: FormService = {
  ...usual,
  title: 'Web3Forms',
  id: {
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    example: '01234567-89ab-cdef-0123-456789abcdef',
    address: 'https://api.web3forms.com/submit/',
  },
  address: () => 'https://api.web3forms.com/submit',
  routable: false,
  hidden: ({ id }) => [{ name: 'access_key', value: id }],
  honeypot: 'botcheck',
  returnField: 'redirect',
  passesThrough: ['https://web3forms.com'],
}
