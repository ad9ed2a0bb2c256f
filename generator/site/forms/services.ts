/** The form services: most differ from the defaults only in names and URLs. */
import { extensionsIn } from '../util/extensions.ts'
import { defaults, type FormService, type NamedField } from './form-service.ts'

/** https://docs.usebasin.com. The honeypot has no default name: it is set at the service, so the config must contain it. */
const basin: FormService = {
  ...defaults,
  title: 'Basin',
  country: 'US',
  id: { pattern: /^[a-z0-9]{6,40}$/i, example: 'abc123def456', url: 'https://usebasin.com/f/' },
  url: ({ id }) => `https://usebasin.com/f/${id}`,
  returnField: 'redirect_url',
}

/** Any URL that accepts a form. Every status from 200 to 299 is a success. */
const custom: FormService = {
  ...defaults,
  title: 'custom',
  id: null,
  url: null,
  answer: 'any',
}

/** https://documentation.formspark.io. Without `_append: false` it adds the visitor’s answers to the URL it redirects to. */
const formspark: FormService = {
  ...defaults,
  title: 'Formspark',
  id: { pattern: /^[A-Za-z0-9]{4,32}$/, example: 'Ab1Cd2Ef3', url: 'https://submit-form.com/' },
  url: ({ id }) => `https://submit-form.com/${id}`,
  plain: [{ name: '_append', value: 'false' }],
  honeypot: '_honeypot',
  returnField: '_redirect',
}

/** https://help.formspree.io. The `Accept` header selects JSON or a page. A response to `fetch` is a page if a captcha is required. */
const formspree: FormService = {
  ...defaults,
  title: 'Formspree',
  country: 'US',
  id: { pattern: /^[a-z0-9]{4,32}$/i, example: 'xyzabcde', url: 'https://formspree.io/f/' },
  url: ({ id }) => `https://formspree.io/f/${id}`,
  honeypot: '_gotcha',
  returnField: '_next',
}

/** https://formsubmit.co. The id is an e-mail address, or the alias that the service issues for it. */
const formsubmit: FormService = {
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
const getform: FormService = {
  ...defaults,
  title: 'Getform',
  id: { pattern: /^[a-z0-9-]{4,40}$/i, example: 'bkkabcde', url: 'https://getform.io/f/' },
  url: ({ id }) => `https://getform.io/f/${id}`,
  encoding: 'form',
  honeypot: '_gotcha',
  passesThrough: ['https://forminit.com'],
}

/**
 * https://forminit.com/docs/form-blocks: field names are `fi-<block>-<name>`, and a message needs at least one property of its sender.
 * A phone is sent as a text block, because the service rejects a sender’s phone that is not in E.164.
 */
const forminitFieldName = ({ name, type, autocomplete }: NamedField): string => {
  if (autocomplete === 'name' || name === 'name') return 'fi-sender-fullName'
  switch (type) {
    case 'email':
      return autocomplete === 'email' || name === 'email' ? 'fi-sender-email' : `fi-email-${name}`
    case 'text':
    case 'tel':
    case 'textarea':
      return `fi-text-${name}`
    case 'select':
    case 'date':
    case 'checkbox':
      return `fi-${type}-${name}`
  }
}

/** Formerly Getform. The form must be in public mode; the page to return to is a setting at the service. */
const forminit: FormService = {
  ...defaults,
  title: 'Forminit',
  id: { pattern: /^[a-z0-9-]{4,40}$/i, example: 'mwpabcdefgh', url: 'https://forminit.com/f/' },
  url: ({ id }) => `https://forminit.com/f/${id}`,
  encoding: 'form',
  honeypot: '_gotcha',
  fieldName: forminitFieldName,
}

/**
 * https://docs.netlify.com/forms/setup: the host detects the form in the published HTML by its attributes and accepts messages at any path
 * of the site. A plain POST goes directly to the thank-you page, which is also the response.
 */
const netlify: FormService = {
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

/** https://docs.web3forms.com. All forms have the same URL; the message contains the form’s public key. */
const web3forms: FormService = {
  ...defaults,
  title: 'Web3Forms',
  id: {
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    example: '01234567-89ab-cdef-0123-456789abcdef',
    url: 'https://api.web3forms.com/submit/',
  },
  url: () => 'https://api.web3forms.com/submit',
  routable: false,
  hidden: ({ id }) => [{ name: 'access_key', value: id }],
  honeypot: 'botcheck',
  returnField: 'redirect',
  passesThrough: ['https://web3forms.com'],
}

const ownServices = {
  formspree,
  forminit,
  getform,
  basin,
  web3forms,
  formspark,
  formsubmit,
  netlify,
  custom,
} as const satisfies Record<string, FormService>

/** Those of the program. A site may add others. */
export type FormServiceName = keyof typeof ownServices

/** Every form service, by its name in a config. */
export const formServices: Readonly<Record<FormServiceName, FormService>> = {
  ...extensionsIn<FormService>('form-services'),
  ...ownServices,
}
