/** `forms`: the form service, and the two forms. */
import * as z from 'zod'
import { formServices } from '../../forms/services.ts'
import { keysOf } from '../../util/table.ts'
import { type Builders, optionalOrOff } from './builders.ts'
import { field, labels } from './field.ts'
import { form } from './form.ts'
import { formOrigin, formUrl, identifier } from './scalars.ts'

const messages = ({ text }: Builders) =>
  field(
    z.strictObject({
      success: text({ label: { en: 'Success', fr: 'Après l’envoi' }, help: { en: 'After a success.', fr: 'Après un envoi réussi.' } }),
      failure: text({
        label: { en: 'Failure', fr: 'Après une panne' },
        help: { en: 'After a network failure.', fr: 'Après une panne du réseau.' },
      }),
      sending: text({ label: { en: 'Sending', fr: 'Pendant l’envoi' }, help: { en: 'While sending.', fr: 'Pendant l’envoi.' } }),
      refused: text(
        { label: { en: 'Refused', fr: 'Service qui refuse' }, help: { en: 'When the service refuses.', fr: 'Si le service refuse.' } },
        [],
        ['phone'],
      ),
      offline: text({ label: { en: 'Offline', fr: 'Sans connexion' }, help: { en: 'Without a connection.', fr: 'Sans connexion.' } }),
      timedOut: text(
        {
          label: { en: 'Timed out', fr: 'Service qui ne répond pas' },
          help: { en: 'When the service does not answer.', fr: 'Si le service ne répond pas.' },
        },
        [],
        ['phone'],
      ),
      required: text({
        label: { en: 'Required', fr: 'Champ vide' },
        help: { en: 'At an empty field that must be filled in.', fr: 'Sous un champ obligatoire resté vide.' },
      }),
      invalidEmail: text({
        label: { en: 'Invalid email', fr: 'Courriel impossible' },
        help: { en: 'At an e-mail address that cannot be.', fr: 'Sous une adresse courriel impossible.' },
      }),
      invalid: text({
        label: { en: 'Invalid', fr: 'Réponse refusée' },
        help: {
          en: 'At a field whose answer cannot be accepted; `refused` if left out.',
          fr: 'Sous un champ dont la réponse ne peut pas être acceptée.',
        },
      }).optional(),
      tooMany: text({
        label: { en: 'Too many', fr: 'Trop de messages' },
        help: { en: 'When the service asks to wait; `refused` if left out.', fr: 'Si le service demande d’attendre.' },
      }).optional(),
      mailInstead: text({
        label: { en: 'Mail instead', fr: 'Courriel à la place' },
        help: {
          en: 'Link that opens the visitor’s mail program with the message.',
          fr: 'Lien qui ouvre le message dans le courriel du visiteur.',
        },
      }),
    }),
    { label: { en: 'Messages', fr: 'Messages' } },
  )

export const forms = (build: Builders) => {
  const { text } = build
  const oneForm = form(build)
  const all = z.strictObject({
    provider: field(z.enum(keysOf(formServices)), {
      options: { custom: { en: 'Another one', fr: 'Un autre' } },
      label: labels.provider,
      help: { en: 'The form service. `custom`: any address, given as endpoint.', fr: 'Le service qui reçoit les formulaires.' },
    }),
    id: field(z.string().min(1).optional(), {
      label: labels.id,
      help: {
        en: 'Your form’s id or key at the service: abcdwxyz',
        fr: 'L’identifiant ou la clé de votre formulaire chez ce service : abcdwxyz',
      },
    }),
    endpoint: field(formUrl.optional(), {
      label: labels.endpoint,
      help: { en: 'For `custom`: the address that messages are sent to.', fr: 'Pour « custom » : l’adresse où les messages sont envoyés.' },
    }),
    encoding: field(z.enum(['json', 'form']).optional(), {
      options: { json: { en: 'JSON', fr: 'JSON' }, form: { en: 'As forms do', fr: 'Comme un formulaire' } },
      label: { en: 'Encoding', fr: 'Format d’envoi' },
      help: { en: 'For `custom`: how the script sends. json if left out.', fr: 'Pour « custom » : le format d’envoi; json à défaut.' },
    }),
    hidden: field(z.record(z.string(), z.string()).default({}), {
      label: { en: 'Hidden', fr: 'Valeurs fixes' },
      help: {
        en: 'Fixed values that the service wants with each message.',
        fr: 'Valeurs fixes que le service demande avec chaque message.',
      },
    }),
    honeypot: field(z.string().min(1).optional(), {
      label: { en: 'Honeypot', fr: 'Champ-piège' },
      help: {
        en: 'Name of the trap field for robots, when it is not the service’s usual one.',
        fr: 'Nom du champ-piège pour les robots, s’il n’est pas celui du service.',
      },
    }),
    redirectField: field(z.string().min(1).optional(), {
      label: { en: 'Redirect field', fr: 'Champ de retour' },
      help: {
        en: 'Name of the field with the URL that the service redirects the visitor to, when it is not the service’s usual one.',
        fr: 'Nom du champ qui dit au service où mener ensuite le visiteur, s’il n’est pas celui du service.',
      },
    }),
    inboxes: field(z.record(identifier, z.string().min(1)).default({}), {
      label: { en: 'Inboxes', fr: 'Boîtes de réception' },
      help: {
        en: 'Areas with an inbox of their own: the form’s id there (for `custom` its address), by the area’s id. A select with `locations: true` sends there.',
        fr: 'Secteurs qui ont leur propre boîte de réception.',
      },
    }),
    extraOrigins: field(z.array(formOrigin).default([]), {
      label: { en: 'Extra origins', fr: 'Autres domaines' },
      help: {
        en: 'Further hosts that the service passes the visitor through, a captcha’s for instance.',
        fr: 'Autres domaines par où passe le visiteur, celui d’un captcha par exemple.',
      },
    }),
    onHttpError: field(z.enum(['notice', 'silent']).default('notice'), {
      options: {
        notice: { en: 'A quiet line with the phone number', fr: 'Une ligne discrète avec le téléphone' },
        silent: { en: 'Nothing', fr: 'Rien' },
      },
      label: { en: 'On http error', fr: 'Si le service refuse' },
      help: {
        en: 'What the visitor sees when the service refuses: a quiet line with the phone number, or nothing.',
        fr: 'Ce que voit le visiteur si le service refuse : une ligne discrète avec le téléphone, ou rien.',
      },
    }),
    processor: field(
      z.strictObject({
        name: field(z.string().min(1), { label: labels.name }),
        country: text({
          label: labels.country,
          help: { en: 'Country in which it keeps the data.', fr: 'Pays où elle conserve les données.' },
        }),
      }),
      {
        label: { en: 'Processor', fr: 'Service de formulaires' },
        help: {
          en: 'The company behind the form service, for the privacy page.',
          fr: 'L’entreprise derrière le service de formulaires, pour la page de confidentialité.',
        },
      },
    ),
    retention: text({
      label: { en: 'Retention', fr: 'Conservation' },
      help: { en: 'How long requests are kept.', fr: 'Combien de temps les demandes sont conservées.' },
    }),
    messages: messages(build),
    quick: field(optionalOrOff(build, oneForm), {
      label: { en: 'Quick', fr: 'Petit formulaire' },
      help: {
        en: 'The short form of the home page; off: a number to call in its place.',
        fr: 'Le petit formulaire de l’accueil. Sans lui, un numéro à appeler prend sa place.',
      },
    }),
    contact: field(optionalOrOff(build, oneForm), {
      label: { en: 'Contact', fr: 'Contact' },
      help: { en: 'The form of the contact page.', fr: 'Le formulaire de la page de contact.' },
    }),
  })
  return field(optionalOrOff(build, all), {
    help: {
      en: 'The forms; off: call and e-mail take their place.',
      fr: 'Les formulaires. Sans eux, l’appel et le courriel prennent leur place.',
    },
  })
}
