import { type FormService, usual } from './form-service.ts'

/** Any address that takes a form: a success there is a status of 200 to 299, whatever else it answers. */
export const custom: FormService = {
  ...usual,
  title: 'custom',
  id: null,
  address: null,
  answer: 'any',
}
