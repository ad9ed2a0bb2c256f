/** `forms`: the form service, and the two forms. */
import * as z from 'zod'
import { formServices } from '../../forms/services.ts'
import { keysOf } from '../../util/table.ts'
import { type Builders, optionalOrOff } from './builders.ts'
import { field, labels } from './field.ts'
import { form } from './form.ts'
import { formOrigin, formUrl, identifier, plainText } from './scalars.ts'

const messages = ({ text }: Builders) =>
  field(
    z.strictObject({
      success: text({
        label: { en: 'After sending', fr: 'Après l’envoi' },
        help: { en: 'Message after the form was sent.', fr: 'Message après l’envoi du formulaire.' },
      }),
      failure: text({
        label: { en: 'After an error', fr: 'Après une erreur' },
        help: { en: 'Message if the network failed.', fr: 'Message en cas de panne du réseau.' },
      }),
      sending: text({
        label: { en: 'Sending', fr: 'Pendant l’envoi' },
        help: { en: 'Message while the form is being sent.', fr: 'Message pendant l’envoi.' },
      }),
      refused: text(
        {
          label: { en: 'If the message is rejected', fr: 'Si le message est refusé' },
          help: { en: 'Message if the form service rejects the form.', fr: 'Message si le service refuse le formulaire.' },
        },
        [],
        ['phone'],
      ),
      offline: text({
        label: { en: 'Offline', fr: 'Sans connexion' },
        help: { en: 'Message if the visitor is offline.', fr: 'Message si le visiteur n’a pas de connexion.' },
      }),
      timedOut: text(
        {
          label: { en: 'If there is no response', fr: 'Sans réponse' },
          help: { en: 'Message if the form service does not respond.', fr: 'Message si le service ne répond pas.' },
        },
        [],
        ['phone'],
      ),
      required: text({
        label: { en: 'Required field', fr: 'Champ obligatoire vide' },
        help: { en: 'Message below a required field that is empty.', fr: 'Message sous un champ obligatoire resté vide.' },
      }),
      invalidEmail: text({
        label: { en: 'Invalid email', fr: 'Courriel invalide' },
        help: { en: 'Message below an invalid email address.', fr: 'Message sous une adresse courriel invalide.' },
      }),
      invalid: text({
        label: { en: 'Invalid', fr: 'Réponse refusée' },
        help: {
          en: 'Message below a field that the form service rejects. Default: the text of `refused`.',
          fr: 'Message sous un champ que le service refuse. Par défaut, le texte de « refused ».',
        },
      }).optional(),
      tooMany: text({
        label: { en: 'Too many', fr: 'Trop de messages' },
        help: {
          en: 'Message if the form service receives too many forms. Default: the text of `refused`.',
          fr: 'Message si le service reçoit trop de formulaires. Par défaut, le texte de « refused ».',
        },
      }).optional(),
      mailInstead: text({
        label: { en: 'Send by email instead', fr: 'Envoyer plutôt par courriel' },
        help: {
          en: 'Link that opens the message in the visitor’s email program.',
          fr: 'Lien qui ouvre le message dans le logiciel de courriel du visiteur.',
        },
      }),
    }),
    {
      label: { en: 'Messages', fr: 'Messages' },
      help: { en: 'What visitors read when they send a form.', fr: 'Ce que lit le visiteur quand il envoie un formulaire.' },
    },
  )

export const forms = (build: Builders) => {
  const { text } = build
  const oneForm = form(build)
  const settings = z.strictObject({
    provider: field(z.enum(keysOf(formServices)), {
      options: { custom: { en: 'Another service', fr: 'Un autre service' } },
      label: labels.provider,
      help: {
        en: 'Form service that receives the messages. Use `custom` and endpoint for any other service.',
        fr: 'Service de formulaires qui reçoit les messages. Pour tout autre service, écrivez « custom » et endpoint.',
      },
    }),
    id: field(z.string().min(1).optional(), {
      label: labels.id,
      help: {
        en: 'Id or key of your form at the form service: abcdwxyz',
        fr: 'Identifiant ou clé de votre formulaire auprès du service : abcdwxyz',
      },
    }),
    endpoint: field(formUrl.optional(), {
      label: labels.endpoint,
      help: {
        en: 'For `custom`: URL that messages are sent to: https://example.com/forms',
        fr: 'Pour « custom » : adresse à laquelle les messages sont envoyés : https://example.com/forms',
      },
    }),
    encoding: field(z.enum(['json', 'form']).optional(), {
      options: { json: { en: 'JSON', fr: 'JSON' }, form: { en: 'As an HTML form', fr: 'Comme un formulaire HTML' } },
      label: { en: 'Submission format', fr: 'Format d’envoi' },
      help: {
        en: 'For `custom`: format of the messages, json or form. Default: json',
        fr: 'Pour « custom » : format des messages, json ou form. Par défaut : json',
      },
    }),
    hidden: field(z.record(z.string(), z.string()).default({}), {
      label: { en: 'Fixed values', fr: 'Valeurs fixes' },
      help: {
        en: 'Fixed values that the form service requires in each message, by field name.',
        fr: 'Valeurs fixes que le service exige dans chaque message, par nom de champ.',
      },
    }),
    honeypot: field(z.string().min(1).optional(), {
      label: { en: 'Spam trap', fr: 'Champ-piège' },
      help: {
        en: 'Name of the hidden field that catches spam bots. Default: that of the form service.',
        fr: 'Nom du champ caché qui piège les robots indésirables. Par défaut, celui du service.',
      },
    }),
    redirectField: field(z.string().min(1).optional(), {
      label: { en: 'Redirect field', fr: 'Champ de retour' },
      help: {
        en: 'Name of the field with the URL that visitors are redirected to. Default: that of the form service.',
        fr: 'Nom du champ qui contient l’adresse vers laquelle le visiteur est redirigé. Par défaut, celui du service.',
      },
    }),
    inboxes: field(z.record(identifier, z.string().min(1)).default({}), {
      label: { en: 'Inboxes', fr: 'Boîtes de réception' },
      help: {
        en: 'Form ids (for `custom`: URLs) of areas with an inbox of their own, by the id of the area. Used if visitors choose an area in a select with `locations: true`.',
        fr: 'Identifiants de formulaire (pour « custom » : adresses) des secteurs qui ont leur propre boîte de réception, selon l’id du secteur. Utilisés si le visiteur choisit un secteur dans une liste qui a `locations: true`.',
      },
    }),
    extraOrigins: field(z.array(formOrigin).default([]), {
      label: { en: 'Other domains', fr: 'Autres domaines' },
      help: {
        en: 'Other origins that visitors pass through when they send a form, such as a captcha: https://captcha.example.com',
        fr: 'Autres origines par où passe le visiteur à l’envoi, comme un captcha : https://captcha.example.com',
      },
    }),
    onHttpError: field(z.enum(['notice', 'silent']).default('notice'), {
      options: {
        notice: { en: 'A message with the phone number', fr: 'Un message avec le téléphone' },
        silent: { en: 'Nothing', fr: 'Rien' },
      },
      label: { en: 'If the service rejects a form', fr: 'Si le service refuse un formulaire' },
      help: {
        en: 'What visitors see if the form service rejects a form: a message with the phone number (notice), or nothing (silent).',
        fr: 'Ce que voit le visiteur si le service refuse un formulaire : un message avec le téléphone (notice), ou rien (silent).',
      },
    }),
    processor: field(
      z.strictObject({
        name: field(plainText, {
          label: labels.name,
          help: { en: 'Name of the company: Formspree', fr: 'Nom de l’entreprise : Formspree' },
        }),
        country: text({
          label: labels.country,
          help: { en: 'Country where the company stores the data: Ireland', fr: 'Pays où l’entreprise conserve les données : Irlande' },
        }),
      }),
      {
        label: { en: 'Form service', fr: 'Service de formulaires' },
        help: {
          en: 'Company that runs the form service. Shown on the privacy page.',
          fr: 'Entreprise qui exploite le service de formulaires. Indiquée sur la page de confidentialité.',
        },
      },
    ),
    retention: text({
      label: { en: 'Storage period', fr: 'Durée de conservation' },
      help: {
        en: 'How long messages are kept: 12 months. Shown on the privacy page.',
        fr: 'Durée de conservation des messages : 12 mois. Indiquée sur la page de confidentialité.',
      },
    }),
    messages: messages(build),
    quick: field(optionalOrOff(build, oneForm), {
      label: { en: 'Short form', fr: 'Petit formulaire' },
      help: {
        en: 'Short form of the home page and the service pages. Use off to show the phone number instead.',
        fr: 'Petit formulaire de l’accueil et des pages de services. Avec off, le numéro de téléphone le remplace.',
      },
    }),
    contact: field(optionalOrOff(build, oneForm), {
      label: { en: 'Contact', fr: 'Contact' },
      help: { en: 'Form of the contact page.', fr: 'Formulaire de la page de contact.' },
    }),
  })
  return field(optionalOrOff(build, settings), {
    help: {
      en: 'Forms and the form service. Use off to show phone and email instead.',
      fr: 'Formulaires et service de formulaires. Avec off, le téléphone et le courriel les remplacent.',
    },
  })
}
