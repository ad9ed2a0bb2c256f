import type { Field } from './fields.ts'

/**
 * Shows a message in the region that announces it, and nothing elsewhere. Each message lies in the form as a `<template>`
 * behind its region; false when there is none of this name.
 */
export const say = (form: HTMLFormElement, message: string): boolean => {
  for (const region of form.querySelectorAll('[role]')) region.textContent = ''
  const template = form.querySelector<HTMLTemplateElement>(`[data-say~=${message}]`)
  template?.parentElement?.firstElementChild?.append(template.content.cloneNode(true))
  writeLetter(form)
  return template !== null
}

/** Fills what the visitor wrote into the links to their own mail program. */
export const writeLetter = (form: HTMLFormElement): void => {
  let letter = ''
  for (const label of form.querySelectorAll('label')) {
    // Each label stands before one of the form's fields.
    const field = label.control as Field
    if (!field.matches('[type=checkbox]:not(:checked)')) letter += `${label.firstChild?.textContent}: ${field.value}\r\n`
  }
  for (const link of form.querySelectorAll<HTMLAnchorElement>('[href^=mailto]'))
    link.href = link.href.replace(/body=.*/, `body=${encodeURIComponent(letter)}`)
}
