import { type FormService, usual } from './form-service.ts'

/** https://help.formspree.io: the `Accept` header decides between JSON and a page; a page answers a fetch when it wants a captcha. */
export const formspree: FormService = {
  ...usual,
  title: 'Formspree',
  country: 'US',
  id: { pattern: /^[a-z0-9]{4,32}$/i, example: 'xyzabcde', address: 'https://formspree.io/f/' },
  address: ({ id }) => `https://formspree.io/f/${id}`,
  honeypot: '_gotcha',
  returnField: '_next',
}
