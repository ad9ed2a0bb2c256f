import { type FormService, usual } from './form-service.ts'

/** https://formsubmit.co: the id is an e-mail address, or the alias that the service gives for it; a fetch has its own address. */
export const formsubmit: FormService = {
  ...usual,
  title: 'FormSubmit',
  id: { pattern: /^(el\/)?[A-Za-z0-9._%+-]+(@[A-Za-z0-9.-]+\.[A-Za-z]{2,})?$/, example: 'a1b2c3d4e5f6', address: 'https://formsubmit.co/' },
  address: ({ id }) => `https://formsubmit.co/${id}`,
  fetchAddress: ({ id }) => `https://formsubmit.co/ajax/${id}`,
  routable: false,
  hidden: () => [{ name: '_captcha', value: 'false' }],
  honeypot: '_honey',
  returnField: '_next',
}
