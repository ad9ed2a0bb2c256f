import { type FormService, usual } from './form-service.ts'

/** https://documentation.formspark.io. Without `_append: false` it writes the visitor's answers into the address it returns to. */
export const formspark: FormService = {
  ...usual,
  title: 'Formspark',
  id: { pattern: /^[A-Za-z0-9]{4,32}$/, example: 'Ab1Cd2Ef3', address: 'https://submit-form.com/' },
  address: ({ id }) => `https://submit-form.com/${id}`,
  plain: [{ name: '_append', value: 'false' }],
  honeypot: '_honeypot',
  returnField: '_redirect',
}
