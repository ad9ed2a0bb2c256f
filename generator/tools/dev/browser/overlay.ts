/** Shows errors in a dialog over the last valid page, and notes in its corner. A shadow root isolates the styles. */
const css = `
dialog { all: revert; box-sizing: border-box; width: min(70rem, calc(100vw - 2rem)); max-height: calc(100vh - 4rem); overflow: auto; padding: 1.25rem;
  border: 0; border-top: .4rem solid #e5484d; border-radius: .5rem; background: #16181d; color: #e8eaed; color-scheme: dark }
dialog::backdrop { background: rgb(0 0 0 / .55) }
h1 { margin: 0 3rem 1rem 0; font: 600 1rem/1.4 system-ui, sans-serif }
pre { margin: 0 0 1.5rem; font: .875rem/1.55 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: 0; font: .8125rem/1.5 system-ui, sans-serif; color: #a9afb9 }
.bold { font-weight: 700 } .dim { color: #8b929c } .red { color: #ff8589 } .yellow { color: #ffd166 } .cyan { color: #7fd6e8 }
button { font: 600 .8125rem/1 system-ui, sans-serif; padding: .5rem .75rem; border: 1px solid #565d68; border-radius: .375rem; background: #262a31; color: inherit; cursor: pointer }
dialog button { position: absolute; inset-block-start: 1rem; inset-inline-end: 1rem }
[role=status] { position: fixed; z-index: 2147483647; inset-block-end: .75rem; inset-inline-start: .75rem; display: flex; gap: .5rem; align-items: center;
  max-width: min(40rem, calc(100vw - 1.5rem)); padding: .5rem .75rem; border-radius: .5rem; background: #16181d; color: #e8eaed; font: .8125rem/1.4 system-ui, sans-serif }
[role=status]:empty { display: none }
[role=status].bad { background: #7d1d22 }
@media print { :host { display: none } }
`

/** Classes for ANSI codes. */
const classes: Readonly<Record<string, string>> = { '1': 'bold', '2': 'dim', '31': 'red', '33': 'yellow', '36': 'cyan' }

const painted = (text: string): readonly Node[] => {
  let name = ''
  return text.split(/\u001b\[(\d+)m/).flatMap((part, index) => {
    if (index % 2 === 1) {
      name = classes[part] ?? ''
      return []
    }
    return [Object.assign(document.createElement('span'), { className: name, textContent: part })]
  })
}

/** @returns a function that shows these errors and notes */
export const makeOverlay = (): ((mistakes: readonly string[], notes: readonly string[]) => void) => {
  const host = document.createElement('townsite-dev')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const dialog = document.createElement('dialog')
  const status = document.createElement('div')
  status.setAttribute('role', 'status')
  root.append(dialog, status)
  document.documentElement.append(host)

  let seen = ''
  let notes: readonly string[] = []
  let mistakes: readonly string[] = []

  const showStatus = (): void => {
    const isHidden = mistakes.length > 0 && !dialog.open
    status.classList.toggle('bad', isHidden)
    if (!isHidden) {
      status.replaceChildren(notes.join(' '))
      return
    }
    const again = Object.assign(document.createElement('button'), { textContent: 'Show', onclick: open })
    status.replaceChildren('This is the last valid version, because of an error.', again)
  }
  const open = (): void => {
    if (!dialog.open) dialog.showModal()
    showStatus()
  }
  dialog.onclose = showStatus

  const fill = (): void => {
    const close = Object.assign(document.createElement('button'), { textContent: 'Close', onclick: () => dialog.close() })
    const title = document.createElement('h1')
    title.append('This is the last valid version. Fix this error to see your changes:')
    const texts = mistakes.map(text => {
      const pre = document.createElement('pre')
      pre.append(...painted(text))
      return pre
    })
    const hint = document.createElement('p')
    hint.append('This dialog closes when the error is fixed and saved.')
    dialog.replaceChildren(close, title, ...texts, hint)
  }

  return (newMistakes, newNotes) => {
    mistakes = newMistakes
    notes = newNotes
    const text = mistakes.join('\n')
    // A closed dialog opens again only for new errors.
    if (text !== seen) {
      seen = text
      fill()
      if (text === '') dialog.close()
      else open()
    }
    showStatus()
  }
}
