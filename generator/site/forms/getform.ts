import { type FormService, usual } from './form-service.ts'

/** Old ids of the service that is now Forminit, in the old flat format. The page to come back to is a setting there. */
export const getform: FormService = {
  ...usual,
  title: 'Getform',
  id: { pattern: /^[a-z0-9-]{4,40}$/i, example: 'bkkabcde', address: 'https://getform.io/f/' },
  address: ({ id }) => `https://getform.io/f/${id}`,
  encoding: 'form',
  honeypot: '_gotcha',
  passesThrough: ['https://forminit.com'],
}
