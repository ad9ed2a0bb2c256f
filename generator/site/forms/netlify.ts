import { defaults, type FormService } from './form-service.ts'

/**
 * https://docs.netlify.com/forms/setup: the host detects the form in the published HTML by its attributes and accepts messages at any path
 * of the site. A plain POST goes directly to the thank-you page, which is also the response.
 */
export const netlify: FormService = {
  ...defaults,
  title: 'Netlify',
  country: 'US',
  id: null,
  url: ({ thanks }) => thanks,
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
