/**
 * Sends the forms of a page without leaving it. Without this script they work as plain POSTs. All texts and settings are in the markup: see
 * components/form.
 */
import { check, type Field, mark } from './fields.ts'
import { say, writeLetter } from './report.ts'
import { send } from './send.ts'

// The browser asks before leaving a page that is sending. Phone and mail links do not leave it.
const hold = (): string | null => (/tel|mail/.test((document.activeElement as HTMLAnchorElement).protocol) ? null : '?')

const enhance = (form: HTMLFormElement): void => {
  const { dataset } = form
  const button = form.querySelector('button')

  const enter = (state: string): void => {
    dataset.state = state
    const sending = state === 'sending'
    // Not `disabled`, which would remove the focus.
    button?.setAttribute('aria-disabled', `${sending}`)
    window.onbeforeunload = sending ? hold : null
  }

  form.noValidate = true
  // The honeypot, and the service’s fields for plain POSTs.
  form.querySelector('[data-plain]')?.remove()

  form.oninput = ({ target }) => {
    mark(target as Field)
    writeLetter(form)
  }

  form.onsubmit = async event => {
    event.preventDefault()
    if (dataset.state === 'sending' || !check(form)) return
    enter('sending')
    say(form, 'sending')
    // Bots submit immediately. A person who is as fast, thanks to autofill, does not notice the delay.
    await new Promise(resolve => setTimeout(resolve, +(dataset.shortest ?? 2e3) - event.timeStamp))
    const { outcome, refused } = await send(form)
    enter(outcome)
    if (outcome === 'success') form.reset()
    const message = say(form, outcome)
    if (outcome !== 'refused' && outcome !== 'tooMany') alert(dataset[outcome] ?? dataset.failure)
    else if (message) check(form, refused)
  }

  addEventListener('online', () => {
    if (dataset.state === 'offline') say(form, 'idle')
  })
}

/** Enhances every form of this program below an element. */
export const enhanceForms = (root: ParentNode): void => {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-success]')) enhance(form)
}
