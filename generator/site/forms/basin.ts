import { type FormService, usual } from './form-service.ts'

/** https://docs.usebasin.com: the trap field has the name that the form's settings there give it, so the config says it. */
export const basin: FormService = {
  ...usual,
  title: 'Basin',
  country: 'US',
  id: { pattern: /^[a-z0-9]{6,40}$/i, example: 'abc123def456', address: 'https://usebasin.com/f/' },
  address: ({ id }) => `https://usebasin.com/f/${id}`,
  returnField: 'redirect_url',
}
