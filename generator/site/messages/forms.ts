/** Diagnostics about forms and the services that receive their messages. */
import { type MessageTable, message } from './message.ts'

export const forms = {
  FORM_ID_MISSING: {
    severity: 'error',
    about: {
      en: 'The form service needs the id of the form, which is missing in the config.',
      fr: 'Le service de formulaires exige l’identifiant du formulaire, qui manque dans la configuration.',
    },
    text: message({
      example: { service: 'Formspree', example: 'xabcdefg' },
      en: '{service} needs the id of your form, but “forms” has no “id”',
      fr: '{service} exige l’identifiant de votre formulaire, mais « forms » n’a pas de « id »',
      hint: {
        en: 'Copy the id from your account at {service}, and add it to “forms”. Example: id: {example}',
        fr: 'Copiez l’identifiant de votre compte chez {service}, et ajoutez-le à « forms ». Exemple : id: {example}',
      },
    }),
  },
  FORM_ID_INVALID: {
    severity: 'error',
    about: {
      en: 'The id is not a form id of this service, so messages would be lost.',
      fr: 'L’identifiant n’est pas celui d’un formulaire de ce service, donc les messages seraient perdus.',
    },
    variants: {
      service: message({
        example: {
          id: 'https://formspree.io/f/xabcdefg',
          service: 'Formspree',
          example: 'xabcdefg',
          rest: 'xabcdefg' as string | undefined,
        },
        en: '“{id}” is not a valid form id at {service}',
        fr: '« {id} » n’est pas un identifiant de formulaire valide chez {service}',
        hint: {
          en: ({ example, rest }) =>
            rest === undefined ? `Copy the id from your account. Example: id: ${example}` : `Write only the last part: id: ${rest}`,
          fr: ({ example, rest }) =>
            rest === undefined
              ? `Copiez l’identifiant de votre compte. Exemple : id: ${example}`
              : `Écrivez seulement la dernière partie : id: ${rest}`,
        },
      }),
    },
  },
  FORM_ENDPOINT_MISSING: {
    severity: 'error',
    about: {
      en: 'The form service is “custom”, but its URL is missing in the config.',
      fr: 'Le service de formulaires est « custom », mais son adresse manque dans la configuration.',
    },
    text: {
      en: '“forms” has no “endpoint”, so forms cannot be sent',
      fr: '« forms » n’a pas de « endpoint » : les formulaires ne peuvent pas être envoyés',
      hint: {
        en: 'Add the URL of your server as forms.endpoint, or choose a form service as forms.provider.',
        fr: 'Ajoutez l’URL de votre serveur sous forms.endpoint, ou choisissez un service de formulaires sous forms.provider.',
      },
    },
  },
  FORM_ENDPOINT_INSECURE: {
    severity: 'error',
    about: {
      en: 'Messages would be sent without encryption.',
      fr: 'Les messages seraient envoyés sans chiffrement.',
    },
    text: message({
      example: { endpoint: 'http://api.example.com/post', secure: 'https://api.example.com/post' },
      en: '“{endpoint}” is not encrypted, so browsers do not send forms to it',
      fr: '« {endpoint} » n’est pas chiffré : les navigateurs refusent d’y envoyer des formulaires',
      hint: {
        en: 'Only https:// is allowed, except on this computer. If the server supports HTTPS, write {secure}',
        fr: 'Seul https:// est permis, sauf sur cet ordinateur. Si le serveur accepte HTTPS, écrivez {secure}',
      },
    }),
  },
  FORM_SETTING_UNUSED: {
    severity: 'warning',
    about: {
      en: 'A setting has no effect with this form service.',
      fr: 'Un réglage est sans effet avec ce service de formulaires.',
    },
    variants: {
      id: message({
        example: { service: 'Netlify', id: 'xabcdefg' },
        en: '{service} forms have no id, so “{id}” has no effect',
        fr: 'Les formulaires de {service} n’ont pas d’identifiant : « {id} » n’a aucun effet',
        hint: { en: 'Remove “id”.', fr: 'Retirez « id ».' },
      }),
      encoding: message({
        example: { service: 'Formspree' },
        en: '“encoding” has no effect with {service}, which has its own',
        fr: '« encoding » n’a aucun effet avec {service}, qui a son propre encodage',
        hint: { en: 'Remove “encoding”.', fr: 'Retirez « encoding ».' },
      }),
    },
  },
  FORM_INBOX_UNUSED: {
    severity: 'error',
    about: {
      en: 'A location has its own form inbox, which this form service does not support.',
      fr: 'Un lieu a sa propre boîte de réception, ce que ce service de formulaires ne permet pas.',
    },
    text: message({
      example: { service: 'Netlify' },
      en: '{service} cannot send one form to several inboxes',
      fr: '{service} ne peut pas envoyer un formulaire à plusieurs boîtes de réception',
      hint: {
        en: 'Sort the messages at the service, or choose another service as forms.provider.',
        fr: 'Triez les messages dans ce service, ou choisissez-en un autre sous forms.provider.',
      },
    }),
  },
  FORM_FIELD_RESERVED: {
    severity: 'error',
    about: {
      en: 'The form service or the browser reserves the name of a field.',
      fr: 'Le service de formulaires ou le navigateur réserve le nom d’un champ.',
    },
    text: message({
      example: { name: '_subject', byService: true },
      en: ({ name, byService }) =>
        `A field cannot have the name “${name}”, which ${byService ? 'the form service reserves' : 'browsers reserve'}`,
      fr: ({ name, byService }) =>
        `Un champ ne peut pas s’appeler « ${name} », un nom réservé par ${byService ? 'le service de formulaires' : 'les navigateurs'}`,
      hint: {
        en: ({ name }) => `Choose another name, for example ${name.replace(/^_+/, '')}Answer.`,
        fr: ({ name }) => `Choisissez un autre nom, par exemple ${name.replace(/^_+/, '')}Answer.`,
      },
    }),
  },
  FORM_PROCESSOR_DIFFERS: {
    severity: 'warning',
    about: {
      en: 'The privacy page does not name the company that receives the messages.',
      fr: 'La page de confidentialité ne nomme pas l’entreprise qui reçoit les messages.',
    },
    text: message({
      example: { named: 'Acme Forms', service: 'Formspree' },
      en: 'The privacy page names {named}, but {service} receives the messages',
      fr: 'La page de confidentialité nomme {named}, mais c’est {service} qui reçoit les messages',
      hint: {
        en: 'Write {service} and its country under forms.processor.',
        fr: 'Écrivez {service} et son pays sous forms.processor.',
      },
    }),
  },
} as const satisfies MessageTable
