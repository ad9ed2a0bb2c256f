/** The visitor’s answers and the service’s hidden fields, without the honeypot and the fields for plain POSTs. */
export const messageOf = (form: HTMLFormElement): FormData => {
  const message = new FormData(form)
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[data-plain] input')) message.delete(name)
  return message
}

/** The message encoded in this media type. */
export const encode = (message: FormData, type: string): string => {
  // No form has a file input, so each value is a string.
  const pairs = [...message] as [string, string][]
  return /json/.test(type) ? JSON.stringify(Object.fromEntries(pairs)) : `${new URLSearchParams(pairs)}`
}
