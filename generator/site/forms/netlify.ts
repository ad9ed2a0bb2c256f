import { type FormService, usual } from './form-service.ts'

/**
 * https://docs.netlify.com/forms/setup: the host finds the form in the published HTML by its attributes and takes its
 * messages at any path of the site, so a plain POST goes straight to the page of thanks. It answers with that page.
 */
export const netlify: FormService = {
  ...usual,
  title: 'Netlify',
  country: 'US',
  id: null,
  address: ({ thanks }) => thanks,
  routable: false,
  encoding: 'form',
  answer: 'any',
  hidden: ({ formName }) => [{ name: 'form-name', value: formName }],
  honeypot: 'bot-field',
  attributes: ({ formName, honeypot }) => [
    { name: 'name', value: formName },
    { name: 'data-netlify', value: 'true' },
    { name: 'netlify-honeypot', value: honeypot ?? '' },
  ],
}
