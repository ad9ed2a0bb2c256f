/** Diagnostics about forms and the services that receive their messages. */
import { type MessageTable, message } from './message.ts'

export const forms = {
  FORM_ID_MISSING: {
    severity: 'error',
    about: 'The form service identifies forms by an id, which the config does not have.',
    text: message({
      example: { service: 'Formspree', example: 'xabcdefg' },
      en: '{service} needs the id of your form',
      fr: '{service} a besoin de l’identifiant de votre formulaire',
      hint: { en: 'Write forms.id; an id there looks like {example}.', fr: 'Écrivez forms.id; un identifiant y ressemble à {example}.' },
    }),
  },
  FORM_ID_INVALID: {
    severity: 'error',
    about: 'The form service gives out ids of another shape, so messages would go nowhere.',
    variants: {
      service: message({
        example: {
          id: 'https://formspree.io/f/xabcdefg',
          service: 'Formspree',
          example: 'xabcdefg',
          rest: 'xabcdefg' as string | undefined,
        },
        en: '“{id}” is not a form id of {service}',
        fr: '« {id} » n’est pas un identifiant de formulaire de {service}',
        hint: {
          en: ({ example, rest }) => (rest === undefined ? `An id there looks like ${example}.` : `Write only its last part: ${rest}`),
          fr: ({ example, rest }) =>
            rest === undefined ? `Un identifiant y ressemble à ${example}.` : `Écrivez seulement la dernière partie : ${rest}`,
        },
      }),
    },
  },
  FORM_ENDPOINT_MISSING: {
    severity: 'error',
    about: 'The forms go to your own address, which the config does not have.',
    text: {
      en: 'there is no address to send the forms to',
      fr: 'il n’y a pas d’adresse où envoyer les formulaires',
      hint: {
        en: 'Give the address as forms.endpoint, or name a form service as forms.provider.',
        fr: 'Donnez l’adresse sous forms.endpoint, ou nommez un service de formulaires sous forms.provider.',
      },
    },
  },
  FORM_ENDPOINT_INSECURE: {
    severity: 'error',
    about: 'Messages would travel without encryption.',
    text: message({
      example: { endpoint: 'http://api.example.com/post', secure: 'https://api.example.com/post' },
      en: '“{endpoint}” is not encrypted, and browsers refuse to send forms to it',
      fr: '« {endpoint} » n’est pas chiffré, et les navigateurs refusent d’y envoyer des formulaires',
      hint: {
        en: 'Only https:// is allowed, except on this computer. If that server supports HTTPS, write {secure}',
        fr: 'Seul https:// est permis, sauf sur cet ordinateur. Si ce serveur accepte HTTPS, écrivez {secure}',
      },
    }),
  },
  FORM_SETTING_UNUSED: {
    severity: 'warning',
    about: 'A setting has no effect with this form service.',
    variants: {
      id: message({
        example: { service: 'Netlify', id: 'xabcdefg' },
        en: '{service} forms have no id, so “{id}” is not used',
        fr: 'les formulaires de {service} n’ont pas d’identifiant : « {id} » ne sert à rien',
        hint: { en: 'Remove it.', fr: 'Retirez-le.' },
      }),
      encoding: message({
        example: { service: 'Formspree' },
        en: 'how to send is known for {service}, so the encoding is not used',
        fr: 'la façon d’envoyer est connue pour {service} : l’encodage ne sert à rien',
        hint: { en: 'Remove it.', fr: 'Retirez-le.' },
      }),
    },
  },
  FORM_INBOX_UNUSED: {
    severity: 'error',
    about: 'A location has its own inbox, which this form service does not support.',
    text: message({
      example: { service: 'Netlify' },
      en: '{service} cannot send one form to several inboxes',
      fr: '{service} ne peut pas envoyer un formulaire à plusieurs boîtes de réception',
      hint: {
        en: 'Sort the messages at the service, or choose another service.',
        fr: 'Triez les messages dans ce service, ou choisissez-en un autre.',
      },
    }),
  },
  FORM_FIELD_RESERVED: {
    severity: 'error',
    about: 'A field has a name by which the form service or the browser means something else.',
    text: message({
      example: { name: '_subject', byService: true },
      en: ({ name, byService }) =>
        `a field cannot be called “${name}”: ${byService ? 'the form service gives the name another meaning' : 'browsers use the name themselves'}`,
      fr: ({ name, byService }) =>
        `un champ ne peut pas s’appeler « ${name} » : ${byService ? 'le service de formulaires donne un autre sens à ce nom' : 'les navigateurs se servent eux-mêmes de ce nom'}`,
      hint: {
        en: ({ name }) => `Call it ${name.replace(/^_+/, '')}Answer, for instance.`,
        fr: ({ name }) => `Appelez-le ${name.replace(/^_+/, '')}Answer, par exemple.`,
      },
    }),
  },
  FORM_PROCESSOR_DIFFERS: {
    severity: 'warning',
    about: 'The privacy page does not name the company that receives the messages.',
    text: message({
      example: { named: 'Acme Forms', service: 'Formspree' },
      en: 'the privacy page names {named}, but {service} receives the messages',
      fr: 'la page de confidentialité nomme {named}, mais c’est {service} qui reçoit les messages',
      hint: { en: 'Name the company that receives them, with its country.', fr: 'Nommez l’entreprise qui les reçoit, avec son pays.' },
    }),
  },
} as const satisfies MessageTable
