/**
 * Sends the forms of a page without leaving it. They work without it too, as plain POSTs. All texts and settings stand in
 * the markup: see components/form.
 */
import { check, type Field, mark } from './fields.ts'
import { say, writeLetter } from './report.ts'
import { send } from './send.ts'

// The browser asks before a page is left that still sends. Calling, or writing a mail, does not leave it.
const hold = (): string | null => (/tel|mail/.test((document.activeElement as HTMLAnchorElement).protocol) ? null : '?')

const enhance = (form: HTMLFormElement): void => {
  const { dataset } = form
  const button = form.querySelector('button')

  const enter = (state: string): void => {
    dataset.state = state
    const sending = state === 'sending'
    // Not `disabled`, which would take the focus away.
    button?.setAttribute('aria-disabled', `${sending}`)
    window.onbeforeunload = sending ? hold : null
  }

  form.noValidate = true

  form.addEventListener('input', ({ target }) => {
    mark(target as Field)
    writeLetter(form)
  })

  form.addEventListener('submit', async event => {
    event.preventDefault()
    if (dataset.state === 'sending' || !check(form)) return
    enter('sending')
    say(form, 'sending')
    // Robots fill in a form at once. A person as quick as one, thanks to autofill, waits out the rest without noticing.
    await new Promise(resolve => setTimeout(resolve, +(dataset.shortest ?? 2e3) - event.timeStamp))
    const { outcome, refused } = await send(form)
    enter(outcome)
    if (outcome === 'success') form.reset()
    const said = say(form, outcome)
    if (outcome !== 'refused' && outcome !== 'tooMany') alert(dataset[outcome] ?? dataset.failure)
    else if (said) check(form, refused)
  })

  addEventListener('online', () => {
    if (dataset.state === 'offline') say(form, 'idle')
  })
}

/** Every form of the product below this element. */
export const enhanceForms = (root: ParentNode): void => {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-success]')) enhance(form)
}
