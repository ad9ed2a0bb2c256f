/** The fields of a form, and the errors next to them. */

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Shows the error of a field; an empty text clears it. */
export const mark = (field: Field, error = ''): void => {
  // The element for the error is the last one next to a field.
  field.parentElement?.lastElementChild?.replaceChildren(error)
  field.setAttribute('aria-invalid', `${!!error}`)
}

/**
 * Validates all fields and focuses the first invalid one.
 * @param refused names of fields that the service rejected
 * @returns whether all fields are valid
 */
export const check = (form: HTMLFormElement, refused: readonly string[] = []): boolean => {
  const { required, invalidEmail, invalid } = form.dataset
  // Hidden fields and the honeypot have no id, buttons have no name.
  const wrong = [...form.querySelectorAll<Field>('[id][name]')].filter(field => {
    const { validity, type, name } = field
    const bad = !validity.valid || refused.includes(name)
    mark(field, bad ? (validity.valueMissing ? required : type === 'email' ? invalidEmail : invalid) : '')
    return bad
  })
  wrong[0]?.focus()
  return !wrong[0]
}
