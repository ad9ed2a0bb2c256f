/** One form: its fields and the words around them. */
import * as z from 'zod'
import type { Builders } from './builders.ts'
import { httpUrl, identifier } from './scalars.ts'

const field = ({ text, textOrString }: Builders) =>
  z
    .strictObject({
      name: z
        .string()
        .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, 'field')
        .meta({ description: 'Name under which the answer is sent: email' }),
      type: z.enum(['text', 'tel', 'email', 'select', 'textarea', 'date', 'checkbox']).meta({ description: 'Kind of field.' }),
      label: text('Label beside the field.'),
      placeholder: textOrString(
        'Example inside the empty field. A field for a phone number shows one of your area that nobody has, if left out.',
      ).optional(),
      hint: text('Help below the field.').optional(),
      required: z.boolean().default(false).meta({ description: 'Whether it must be filled in.' }),
      autocomplete: z
        .string()
        .min(1)
        .optional()
        .meta({ description: 'HTML autofill token, so that phones fill it in: name, tel, email, street-address.' }),
      services: z.boolean().optional().meta({ description: 'For a select: list all services first.' }),
      options: z
        .array(z.strictObject({ value: identifier.meta({ description: 'What is sent.' }), label: text('What the visitor reads.') }))
        .optional()
        .meta({ description: 'For a select: the choices (after the services).' }),
      locations: z.boolean().optional().meta({ description: 'For a select: list all areas first.' }),
      default: z.string().optional().meta({ description: 'The choice selected at the start.' }),
    })
    .meta({ description: 'One field of a form.' })

export const form = (build: Builders) => {
  const { text } = build
  return z.strictObject({
    id: z.string().min(1).optional().meta({ description: 'Id or key of this form at the service, when it differs from forms.id.' }),
    endpoint: httpUrl.optional().meta({ description: 'Address of the form service for this form, when it differs from forms.endpoint.' }),
    heading: text('Heading of the form.', ['fields']),
    lead: text('A sentence below the heading.', ['fields']).optional(),
    fields: z.array(field(build)).min(1),
    consent: text('What the visitor agrees to by sending.'),
    submit: text('Button.'),
  })
}
