/** Form services that differ from the defaults only in names and URLs. */
import { defaults, type FormService } from './form-service.ts'

/** https://docs.usebasin.com. The honeypot has no default name: it is set at the service, so the config must contain it. */
export const basin: FormService = {
  ...defaults,
  title: 'Basin',
  country: 'US',
  id: { pattern: /^[a-z0-9]{6,40}$/i, example: 'abc123def456', url: 'https://usebasin.com/f/' },
  url: ({ id }) => `https://usebasin.com/f/${id}`,
  returnField: 'redirect_url',
}

/** Any URL that accepts a form. Every status from 200 to 299 is a success. */
export const custom: FormService = {
  ...defaults,
  title: 'custom',
  id: null,
  url: null,
  answer: 'any',
}

/** https://documentation.formspark.io. Without `_append: false` it adds the visitor’s answers to the URL it redirects to. */
export const formspark: FormService = {
  ...defaults,
  title: 'Formspark',
  id: { pattern: /^[A-Za-z0-9]{4,32}$/, example: 'Ab1Cd2Ef3', url: 'https://submit-form.com/' },
  url: ({ id }) => `https://submit-form.com/${id}`,
  plain: [{ name: '_append', value: 'false' }],
  honeypot: '_honeypot',
  returnField: '_redirect',
}

/** https://help.formspree.io. The `Accept` header selects JSON or a page. A response to `fetch` is a page if a captcha is required. */
export const formspree: FormService = {
  ...defaults,
  title: 'Formspree',
  country: 'US',
  id: { pattern: /^[a-z0-9]{4,32}$/i, example: 'xyzabcde', url: 'https://formspree.io/f/' },
  url: ({ id }) => `https://formspree.io/f/${id}`,
  honeypot: '_gotcha',
  returnField: '_next',
}

/** https://formsubmit.co. The id is an e-mail address, or the alias that the service issues for it. */
export const formsubmit: FormService = {
  ...defaults,
  title: 'FormSubmit',
  id: { pattern: /^(el\/)?[A-Za-z0-9._%+-]+(@[A-Za-z0-9.-]+\.[A-Za-z]{2,})?$/, example: 'a1b2c3d4e5f6', url: 'https://formsubmit.co/' },
  url: ({ id }) => `https://formsubmit.co/${id}`,
  fetchUrl: ({ id }) => `https://formsubmit.co/ajax/${id}`,
  routable: false,
  hidden: () => [{ name: '_captcha', value: 'false' }],
  honeypot: '_honey',
  returnField: '_next',
}

/** Ids from before the service became Forminit, with the flat format. The page to return to is a setting at the service. */
export const getform: FormService = {
  ...defaults,
  title: 'Getform',
  id: { pattern: /^[a-z0-9-]{4,40}$/i, example: 'bkkabcde', url: 'https://getform.io/f/' },
  url: ({ id }) => `https://getform.io/f/${id}`,
  encoding: 'form',
  honeypot: '_gotcha',
  passesThrough: ['https://forminit.com'],
}
