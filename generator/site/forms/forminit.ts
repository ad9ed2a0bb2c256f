import { defaults, type FormService, type NamedField } from './form-service.ts'

/**
 * https://forminit.com/docs/form-blocks: field names are `fi-<block>-<name>`, and a message needs at least one property of its sender.
 * A phone is sent as a text block, because the service rejects a sender’s phone that is not in E.164.
 */
const fieldName = ({ name, type, autocomplete }: NamedField): string => {
  if (autocomplete === 'name' || name === 'name') return 'fi-sender-fullName'
  switch (type) {
    case 'email':
      return autocomplete === 'email' || name === 'email' ? 'fi-sender-email' : `fi-email-${name}`
    case 'text':
    case 'tel':
    case 'textarea':
      return `fi-text-${name}`
    case 'select':
    case 'date':
    case 'checkbox':
      return `fi-${type}-${name}`
  }
}

/** Formerly Getform. The form must be in public mode; the page to return to is a setting at the service. */
export const forminit: FormService = {
  ...defaults,
  title: 'Forminit',
  id: { pattern: /^[a-z0-9-]{4,40}$/i, example: 'mwpabcdefgh', url: 'https://forminit.com/f/' },
  url: ({ id }) => `https://forminit.com/f/${id}`,
  encoding: 'form',
  honeypot: '_gotcha',
  fieldName,
}
