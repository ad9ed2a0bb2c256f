/** The visitor's answers and what the service wants with them; not the trap for robots, nor what only a plain POST needs. */
export const messageOf = (form: HTMLFormElement): FormData => {
  const message = new FormData(form)
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[data-plain] input')) message.delete(name)
  return message
}

/** The message as text of this media type. */
export const encode = (message: FormData, type: string): string => {
  // No form has a file, so each value is a string.
  const pairs = [...message] as [string, string][]
  return /json/.test(type) ? JSON.stringify(Object.fromEntries(pairs)) : `${new URLSearchParams(pairs)}`
}
