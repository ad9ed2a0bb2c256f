import { type Example, hours, labels } from '../base/base.examples.ts'
import { examples as details } from '../contact-details/contact-details.examples.ts'
import { contact } from '../form/form.examples.ts'
import type { Props } from './contact-grid.tsx'

export const examples: readonly Example<Props>[] = details.map(({ props, ...example }) => ({
  ...example,
  props: { page: { form: contact.props.form, details: props.details, hours: { heading: 'Opening hours', times: hours }, labels } },
}))
