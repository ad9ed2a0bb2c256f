import { type FormService, type NamedField, usual } from './form-service.ts'

/**
 * https://forminit.com/docs/form-blocks: a field is called `fi-<block>-<name>`, and a message needs one property of its sender.
 * A phone goes in a text block: the service refuses a sender's phone that is not written in E.164, as people do not write it.
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

/** Formerly Getform. The form must be in public mode; the page to come back to is a setting there. */
export const forminit: FormService = {
  ...usual,
  title: 'Forminit',
  id: { pattern: /^[a-z0-9-]{4,40}$/i, example: 'mwpabcdefgh', address: 'https://forminit.com/f/' },
  address: ({ id }) => `https://forminit.com/f/${id}`,
  encoding: 'form',
  honeypot: '_gotcha',
  fieldName,
}
