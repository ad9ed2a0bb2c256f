/** A form: its fields and texts. */
import * as z from 'zod'
import { keysOf } from '../../util/table.ts'
import type { Builders } from './builders.ts'
import { field, labels } from './field.ts'
import { formUrl, identifier } from './scalars.ts'

/** The types of fields. */
const types = {
  text: { en: 'One line', fr: 'Une ligne' },
  tel: { en: 'Phone number', fr: 'Numéro de téléphone' },
  email: { en: 'E-mail address', fr: 'Adresse de courriel' },
  select: { en: 'One of a list', fr: 'Un choix dans une liste' },
  textarea: { en: 'Several lines', fr: 'Plusieurs lignes' },
  date: { en: 'Date', fr: 'Date' },
  checkbox: { en: 'Box to tick', fr: 'Case à cocher' },
} as const

const formField = ({ text, textOrString }: Builders) =>
  field(
    z.strictObject({
      name: field(z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/, 'field'), {
        label: labels.name,
        help: { en: 'Name under which the answer is sent: email', fr: 'Nom sous lequel la réponse est envoyée : email' },
      }),
      type: field(z.enum(keysOf(types)), {
        options: types,
        label: labels.type,
        help: { en: 'Kind of field.', fr: 'Genre de champ.' },
      }),
      label: text({ label: labels.label, help: { en: 'Label next to the field.', fr: 'Étiquette du champ.' } }),
      placeholder: textOrString({
        label: { en: 'Placeholder', fr: 'Exemple' },
        help: {
          en: 'Example inside the empty field. If left out, a field for a phone number shows an unused number of your area.',
          fr: 'Exemple dans le champ vide. À défaut, un champ de téléphone montre un numéro de votre région qui n’est à personne.',
        },
      }).optional(),
      hint: text({ label: { en: 'Hint', fr: 'Aide' }, help: { en: 'Help below the field.', fr: 'Aide sous le champ.' } }).optional(),
      required: field(z.boolean().default(false), {
        label: { en: 'Required', fr: 'Obligatoire' },
        help: { en: 'Whether it must be filled in.', fr: 'Faut-il le remplir?' },
      }),
      autocomplete: field(z.string().min(1).optional(), {
        label: { en: 'Autocomplete', fr: 'Remplissage automatique' },
        help: {
          en: 'HTML autofill token, so that phones fill it in: name, tel, email, street-address.',
          fr: 'Ce que le téléphone peut remplir de lui-même : name, tel, email, street-address.',
        },
      }),
      services: field(z.boolean().optional(), {
        label: labels.services,
        help: { en: 'For a select: list all services first.', fr: 'Pour une liste : tous les services d’abord.' },
      }),
      options: field(
        z
          .array(
            z.strictObject({
              value: field(identifier, { label: labels.value, help: { en: 'What is sent.', fr: 'Ce qui est envoyé.' } }),
              label: text({ label: labels.label, help: { en: 'What the visitor reads.', fr: 'Ce que lit le visiteur.' } }),
            }),
          )
          .optional(),
        {
          label: { en: 'Options', fr: 'Choix' },
          item: { en: 'a choice', fr: 'un choix' },
          help: { en: 'For a select: the choices (after the services).', fr: 'Pour une liste : les choix, après les services.' },
        },
      ),
      locations: field(z.boolean().optional(), {
        label: labels.locations,
        help: { en: 'For a select: list all areas first.', fr: 'Pour une liste : tous les secteurs d’abord.' },
      }),
      default: field(z.string().optional(), {
        label: { en: 'Default', fr: 'Choix fait d’avance' },
        help: { en: 'The choice selected at the start.', fr: 'Le choix fait d’avance.' },
      }),
    }),
    { help: { en: 'One field of a form.', fr: 'Un champ de formulaire.' } },
  )

export const form = (build: Builders) => {
  const { text } = build
  return z.strictObject({
    id: field(z.string().min(1).optional(), {
      label: labels.id,
      help: {
        en: 'Id or key of this form at the service, when it differs from forms.id.',
        fr: 'Identifiant ou clé de ce formulaire, s’il diffère de celui des formulaires.',
      },
    }),
    endpoint: field(formUrl.optional(), {
      label: labels.endpoint,
      help: {
        en: 'Address of the form service for this form, when it differs from forms.endpoint.',
        fr: 'Adresse d’envoi de ce formulaire, si elle diffère de celle des formulaires.',
      },
    }),
    heading: text({ label: labels.heading, help: { en: 'Heading of the form.', fr: 'Titre du formulaire.' } }, ['fields']),
    lead: text({ label: labels.lead, help: { en: 'A sentence below the heading.', fr: 'Une phrase sous le titre.' } }, [
      'fields',
    ]).optional(),
    fields: field(z.array(formField(build)).min(1), { label: { en: 'Fields', fr: 'Champs' }, item: { en: 'a field', fr: 'un champ' } }),
    consent: text({
      label: { en: 'Consent', fr: 'Consentement' },
      help: { en: 'What the visitor agrees to by sending.', fr: 'Ce que le visiteur accepte en envoyant.' },
    }),
    submit: text({ label: labels.submit, help: { en: 'Button.', fr: 'Bouton.' } }),
  })
}
