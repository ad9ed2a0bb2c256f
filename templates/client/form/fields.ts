/** What the visitor fills in, and the errors beside it. */

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Says what is wrong with a field, or with an empty text that nothing is. */
export const mark = (field: Field, error = ''): void => {
  // The place for the error is the last thing beside a field.
  field.parentElement?.lastElementChild?.replaceChildren(error)
  field.setAttribute('aria-invalid', `${!!error}`)
}

/**
 * Marks each field and goes to the first wrong one; true when there is none.
 * @param refused names of fields that the service objects to, whatever the browser thinks of them
 */
export const check = (form: HTMLFormElement, refused: readonly string[] = []): boolean => {
  const { required, invalidEmail, invalid } = form.dataset
  // Hidden fields and the trap for robots have no id, buttons no name.
  const wrong = [...form.querySelectorAll<Field>('[id][name]')].filter(field => {
    const { validity, type, name } = field
    const bad = !validity.valid || refused.includes(name)
    mark(field, bad ? (validity.valueMissing ? required : type === 'email' ? invalidEmail : invalid) : '')
    return bad
  })
  wrong[0]?.focus()
  return !wrong[0]
}
