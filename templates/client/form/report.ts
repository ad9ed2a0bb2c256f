import type { Field } from './fields.ts'

/**
 * Shows a message in its live region and clears the others. Each message is a `<template>` after its region.
 * @returns `false` if there is no message with this name
 */
export const say = (form: HTMLFormElement, message: string): boolean => {
  for (const region of form.querySelectorAll('[role]')) region.textContent = ''
  const template = form.querySelector<HTMLTemplateElement>(`[data-say~=${message}]`)
  template?.parentElement?.firstElementChild?.append(template.content.cloneNode(true))
  writeLetter(form)
  return template !== null
}

/** Adds the visitor’s answers to the mailto links. */
export const writeLetter = (form: HTMLFormElement): void => {
  let letter = ''
  for (const label of form.querySelectorAll('label')) {
    // Each label precedes its field.
    const field = label.control as Field
    if (!field.matches('[type=checkbox]:not(:checked)')) letter += `${label.firstChild?.textContent}: ${field.value}\r\n`
  }
  for (const link of form.querySelectorAll<HTMLAnchorElement>('[href^=mailto]'))
    link.href = link.href.replace(/body=.*/, `body=${encodeURIComponent(letter)}`)
}
