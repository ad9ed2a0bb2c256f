/** A form: its fields and texts. */
import * as z from 'zod'
import { keysOf } from '../../util/table.ts'
import type { Builders } from './builders.ts'
import { field, labels } from './field.ts'
import { formUrl, identifier } from './scalars.ts'

/** The types of fields. */
const types = {
  text: { en: 'Short text', fr: 'Texte court' },
  tel: { en: 'Phone number', fr: 'Numéro de téléphone' },
  email: { en: 'Email address', fr: 'Adresse courriel' },
  select: { en: 'Dropdown', fr: 'Liste déroulante' },
  textarea: { en: 'Long text', fr: 'Texte long' },
  date: { en: 'Date', fr: 'Date' },
  checkbox: { en: 'Checkbox', fr: 'Case à cocher' },
} as const

const formField = ({ text, textOrString }: Builders) =>
  field(
    z.strictObject({
      name: field(z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*$/, 'field'), {
        label: labels.name,
        help: {
          en: 'Name of the field in the message: email. Letters, digits, hyphens and underscores.',
          fr: 'Nom du champ dans le message : email. Lettres, chiffres, traits d’union et traits de soulignement.',
        },
      }),
      type: field(z.enum(keysOf(types)), {
        options: types,
        label: labels.type,
        help: { en: 'Type of field.', fr: 'Type de champ.' },
      }),
      label: text({ label: labels.label, help: { en: 'Label above the field.', fr: 'Étiquette au-dessus du champ.' } }),
      placeholder: textOrString({
        label: { en: 'Placeholder', fr: 'Exemple' },
        help: {
          en: 'Example shown in the empty field. Default for phone numbers: a fictitious number of your country.',
          fr: 'Exemple affiché dans le champ vide. Par défaut, pour un téléphone, un numéro fictif de votre pays.',
        },
      }).optional(),
      hint: text({
        label: { en: 'Hint', fr: 'Aide' },
        help: { en: 'Help text below the field.', fr: 'Texte d’aide sous le champ.' },
      }).optional(),
      required: field(z.boolean().default(false), {
        label: { en: 'Required', fr: 'Obligatoire' },
        help: { en: 'Whether visitors must fill in the field.', fr: 'Les visiteurs doivent-ils remplir ce champ?' },
      }),
      autocomplete: field(z.string().min(1).optional(), {
        label: { en: 'Autocomplete', fr: 'Remplissage automatique' },
        help: {
          en: 'HTML autocomplete value, so that browsers can fill in the field: name, tel, email, street-address',
          fr: 'Valeur HTML « autocomplete », pour que le navigateur remplisse le champ : name, tel, email, street-address',
        },
      }),
      services: field(z.boolean().optional(), {
        label: labels.services,
        help: {
          en: 'For a select: list all services first, before options.',
          fr: 'Pour une liste : affiche d’abord tous les services, avant les choix.',
        },
      }),
      options: field(
        z
          .array(
            z.strictObject({
              value: field(identifier, {
                label: labels.value,
                help: { en: 'Value sent in the message.', fr: 'Valeur envoyée dans le message.' },
              }),
              label: text({ label: labels.label, help: { en: 'Text that visitors choose.', fr: 'Texte que choisit le visiteur.' } }),
            }),
          )
          .optional(),
        {
          label: { en: 'Options', fr: 'Choix' },
          item: { en: 'a choice', fr: 'un choix' },
          help: {
            en: 'For a select: the choices, listed after services and areas.',
            fr: 'Pour une liste : les choix, après les services et les secteurs.',
          },
        },
      ),
      locations: field(z.boolean().optional(), {
        label: labels.locations,
        help: {
          en: 'For a select: list all areas first, before options.',
          fr: 'Pour une liste : affiche d’abord tous les secteurs, avant les choix.',
        },
      }),
      default: field(z.string().optional(), {
        label: { en: 'Selected by default', fr: 'Choix par défaut' },
        help: { en: 'Value of the choice that is selected by default.', fr: 'Valeur du choix sélectionné au départ.' },
      }),
    }),
    { help: { en: 'Field of a form.', fr: 'Un champ de formulaire.' } },
  )

export const form = (build: Builders) => {
  const { text } = build
  return z.strictObject({
    id: field(z.string().min(1).optional(), {
      label: labels.id,
      help: {
        en: 'Id or key of this form at the form service. Default: forms.id',
        fr: 'Identifiant ou clé de ce formulaire auprès du service. Par défaut, forms.id',
      },
    }),
    endpoint: field(formUrl.optional(), {
      label: labels.endpoint,
      help: {
        en: 'URL that this form is sent to. Default: forms.endpoint',
        fr: 'Adresse d’envoi de ce formulaire. Par défaut, forms.endpoint',
      },
    }),
    heading: text({ label: labels.heading, help: { en: 'Heading above the form.', fr: 'Titre au-dessus du formulaire.' } }, ['fields']),
    lead: text({ label: labels.lead, help: { en: 'One sentence below the heading.', fr: 'Une phrase sous le titre.' } }, [
      'fields',
    ]).optional(),
    fields: field(z.array(formField(build)).min(1), {
      label: { en: 'Fields', fr: 'Champs' },
      item: { en: 'a field', fr: 'un champ' },
      help: { en: 'Fields of the form, in the order shown.', fr: 'Champs du formulaire, dans l’ordre d’affichage.' },
    }),
    consent: text({
      label: { en: 'Consent', fr: 'Consentement' },
      help: {
        en: 'Text below the button: what visitors agree to when they send the form.',
        fr: 'Texte sous le bouton : ce que le visiteur accepte en envoyant le formulaire.',
      },
    }),
    submit: text({
      label: labels.submit,
      help: { en: 'Text of the button that sends the form.', fr: 'Texte du bouton qui envoie le formulaire.' },
    }),
  })
}
