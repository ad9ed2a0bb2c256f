/** `forms`: the form service, and the two forms. */
import * as z from 'zod'
import { keysOf } from '../../model/table.ts'
import { providers } from '../../providers/registry.ts'
import type { Builders } from './builders.ts'
import { form } from './form.ts'
import { off } from './off.ts'
import { domainOrigin, httpUrl, identifier } from './scalars.ts'

/** A form that the site may do without. */
const switchable = <Schema extends z.ZodType>({ isGeneral }: Builders, schema: Schema) =>
  // What is off is gone by the time it is judged.
  (isGeneral ? (z.union([schema, off]) as z.ZodType as Schema) : schema).optional()

export const forms = (build: Builders) => {
  const { text } = build
  const oneForm = form(build)
  const all = z.strictObject({
    provider: z.enum(keysOf(providers)).meta({ description: 'The form service. `custom`: any address, given as endpoint.' }),
    id: z.string().min(1).optional().meta({ description: 'Your form’s id or key at the service: abcdwxyz' }),
    endpoint: httpUrl.optional().meta({ description: 'For `custom`: the address that messages are sent to.' }),
    encoding: z.enum(['json', 'form']).optional().meta({ description: 'For `custom`: how the script sends. json if left out.' }),
    hidden: z.record(z.string(), z.string()).default({}).meta({ description: 'Fixed values that the service wants with each message.' }),
    honeypot: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'Name of the trap field for robots, when it is not the service’s usual one.' }),
    redirectField: z.string().min(1).optional().meta({
      description: 'Name of the field that tells the service where to send the visitor afterwards, when it is not the service’s usual one.',
    }),
    inboxes: z.record(identifier, z.string().min(1)).default({}).meta({
      description:
        'Areas with an inbox of their own: the form’s id there (for `custom` its address), by the area’s id. A select with `locations: true` sends there.',
    }),
    extraOrigins: z
      .array(domainOrigin)
      .default([])
      .meta({ description: 'Further hosts that the service passes the visitor through, a captcha’s for instance.' }),
    onHttpError: z
      .enum(['notice', 'silent'])
      .default('notice')
      .meta({ description: 'What the visitor sees when the service refuses: a quiet line with the phone number, or nothing.' }),
    processor: z
      .strictObject({ name: z.string().min(1), country: text('Country in which it keeps the data.') })
      .meta({ description: 'The company behind the form service, for the privacy page.' }),
    retention: text('How long requests are kept.'),
    messages: z.strictObject({
      success: text('After a success.'),
      failure: text('After a network failure.'),
      sending: text('While sending.'),
      refused: text('When the service refuses.', [], ['phone']),
      offline: text('Without a connection.'),
      timedOut: text('When the service does not answer.', [], ['phone']),
      required: text('At an empty field that must be filled in.'),
      invalidEmail: text('At an e-mail address that cannot be.'),
      invalid: text('At a field whose answer cannot be accepted; `refused` if left out.').optional(),
      tooMany: text('When the service asks to wait; `refused` if left out.').optional(),
      mailInstead: text('Link that opens the visitor’s mail program with the message.'),
    }),
    quick: switchable(build, oneForm).meta({ description: 'The short form of the home page; off: a number to call in its place.' }),
    contact: switchable(build, oneForm).meta({ description: 'The form of the contact page.' }),
  })
  return switchable(build, all).meta({ description: 'The forms; off: call and e-mail take their place.' })
}
