/** Forms and the services that receive their messages. */
import { type Entry, fixed, wording } from './entry.ts'

const remove = 'Remove it.'

export const forms = {
  FORM_ID_MISSING: {
    severity: 'error',
    about: 'The form service tells the forms of its clients apart by an id, which the config does not give.',
    says: wording({ service: 'Formspree', example: 'xabcdefg' }, ({ service, example }) => ({
      message: `${service} needs the id of your form`,
      remedy: `Write forms.id; an id there looks like ${example}.`,
    })),
  },
  FORM_ID_INVALID: {
    severity: 'error',
    about: 'The form service gives out ids of another shape, so messages would go nowhere.',
    says: {
      service: wording(
        { id: 'https://formspree.io/f/xabcdefg', service: 'Formspree', example: 'xabcdefg', rest: 'xabcdefg' as string | undefined },
        ({ id, service, example, rest }) => ({
          message: `“${id}” is no form id of ${service}`,
          remedy: rest === undefined ? `An id there looks like ${example}.` : `Write only its last part: ${rest}`,
        }),
      ),
      address: wording({ id: 'laval-inbox' }, ({ id }) => ({
        message: `“${id}” is no web address`,
        remedy: 'Write the whole address, with https:// before it.',
      })),
    },
  },
  FORM_ENDPOINT_MISSING: {
    severity: 'error',
    about: 'The forms go to an address of your own, which the config does not give.',
    says: fixed(
      'there is no address to send the forms to',
      'Give the address as forms.endpoint, or name a form service as forms.provider.',
    ),
  },
  FORM_ENDPOINT_INSECURE: {
    severity: 'error',
    about: 'Messages would travel without encryption.',
    says: wording({ endpoint: 'http://forms.example/post' }, ({ endpoint }) => ({
      message: `messages to ${endpoint} would travel in the clear, and browsers refuse to send them`,
      remedy: 'Use an address that begins with https://',
    })),
  },
  FORM_SETTING_UNUSED: {
    severity: 'warning',
    about: 'A setting has no effect with this form service.',
    says: {
      id: wording({ service: 'Netlify', id: 'xabcdefg' }, ({ service, id }) => ({
        message: `${service} forms have no id, so “${id}” is not used`,
        remedy: remove,
      })),
      encoding: wording({ service: 'Formspree' }, ({ service }) => ({
        message: `how to send is known for ${service}, so the encoding is not used`,
        remedy: remove,
      })),
    },
  },
  FORM_INBOX_UNUSED: {
    severity: 'error',
    about: 'A location has an inbox of its own, which this form service does not offer.',
    says: wording({ service: 'Netlify' }, ({ service }) => ({
      message: `${service} cannot send one form to several inboxes`,
      remedy: 'Sort the messages at the service, or choose another service.',
    })),
  },
  FORM_FIELD_RESERVED: {
    severity: 'error',
    about: 'A field has a name by which the form service or the browser means something else.',
    says: wording({ name: '_subject', byService: true }, ({ name, byService }) => ({
      message: `a field cannot be called “${name}”: ${byService ? 'the form service gives the name another meaning' : 'browsers use the name themselves'}`,
      remedy: `Call it ${name.replace(/^_+/, '')}Answer, for instance.`,
    })),
  },
  FORM_PROCESSOR_DIFFERS: {
    severity: 'warning',
    about: 'The privacy page tells visitors that another company receives their messages than does.',
    says: wording({ named: 'Acme Forms', service: 'Formspree' }, ({ named, service }) => ({
      message: `the privacy page names ${named}, but ${service} receives the messages`,
      remedy: 'Name the company that receives them, with its country.',
    })),
  },
} as const satisfies Readonly<Record<string, Entry>>
