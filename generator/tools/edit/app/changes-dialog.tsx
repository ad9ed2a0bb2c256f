/** What saving would do: the lines of the files, and in words what the pages then say. */
import { useEffect, useRef, useState } from 'react'
import type { Changes } from '../protocol.ts'
import { call } from './client.ts'
import type { Say } from './words.ts'

const signs = { added: '+', removed: '−', same: ' ' } as const

type Section = Changes['sections'][number]
type Item = Section['items'][number]
type Told = Extract<Item, { readonly kind: 'change' }>

/** Milliseconds between two looks, in which other things are answered. */
const pause = 30

/** What is there at once, and more for as long as there are pages to look at. */
const useChanges = (): Changes | null => {
  const [changes, setChanges] = useState<Changes | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpen = true
    const look = async (): Promise<void> => {
      const found = await call('changes', {})
      if (!isOpen) return
      setChanges(found)
      if (found.looked < found.of) timer = setTimeout(() => void look(), pause)
    }
    void look()
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
  }, [])
  return changes
}

const Side = ({ pieces, kind }: { readonly pieces: Told['before']; readonly kind: 'ins' | 'del' }) => {
  const Changed = kind
  if (pieces === null) return null
  return (
    <p className="told" dir="auto">
      {pieces.map(({ kind: piece, text }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
        piece === 'same' ? <span key={index}>{text}</span> : <Changed key={index}>{text}</Changed>,
      )}
    </p>
  )
}

const Sentence = ({ item }: { readonly item: Item }) => {
  switch (item.kind) {
    case 'say':
    case 'warn':
      return <p className={item.kind === 'warn' ? 'fault' : 'note'}>{item.text}</p>
    case 'lines':
      return <pre>{item.lines.join('\n')}</pre>
    case 'list':
      return (
        <ul className="plain">
          {item.items.map(([name, about]) => (
            <li key={name}>
              {name} <small>{about}</small>
            </li>
          ))}
        </ul>
      )
    case 'change':
      return (
        <>
          <p>
            <b>{[item.what, item.where].filter(Boolean).join(' ')}</b> <small>{item.pages}</small>
          </p>
          <Side pieces={item.before} kind="del" />
          <Side pieces={item.after} kind="ins" />
          {item.note !== null && <p className="note">{item.note}</p>}
        </>
      )
  }
}

interface PagesProps {
  readonly changes: Changes
  readonly say: Say
  readonly onPage: (path: string) => void
}

/** So many addresses are listed. */
const listed = 200

const Pages = ({ changes: { pages, sections, looked, of }, say, onPage }: PagesProps) => (
  <section aria-busy={looked < of}>
    <h3>{pages.length === 1 ? say('pagesOne') : say('pages', { count: pages.length })}</h3>
    {looked < of && <p className="note">{say('lookedAt', { looked, of })}</p>}
    {sections.map(({ title, items }) => (
      <div key={title}>
        <h4>{title}</h4>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one report, in its order
          <Sentence key={index} item={item} />
        ))}
      </div>
    ))}
    {pages.length > 0 && (
      <details>
        <summary>{say('eachPage')}</summary>
        <ul className="leads">
          {pages.slice(0, listed).map(path => (
            <li key={path}>
              <button type="button" onClick={() => onPage(path)}>
                {path}
              </button>
            </li>
          ))}
        </ul>
      </details>
    )}
  </section>
)

/** The file is for those who read it: in words it is said above. */
const Lines = ({ file: { file, lines }, say }: { readonly file: Changes['files'][number]; readonly say: Say }) => (
  <details className="group">
    <summary>{say('lines', { file })}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
    <pre tabIndex={0}>
      {lines.map(({ kind, line, text }) => (
        <span key={`${kind} ${line}`} data-kind={kind}>
          {`${String(line).padStart(4)} ${signs[kind]} ${text}\n`}
        </span>
      ))}
    </pre>
  </details>
)

interface DialogProps {
  readonly say: Say
  readonly canSave: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly onPage: (path: string) => void
}

export const ChangesDialog = ({ say, canSave, onSave, onClose, onPage }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const changes = useChanges()
  useEffect(() => dialog.current?.showModal(), [])
  const leave = (path: string): void => {
    onPage(path)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="changes-title" onClose={onClose}>
      <h2 id="changes-title">{say('whatChanges')}</h2>
      {changes !== null && changes.files.length === 0 && <p>{say('noChanges')}</p>}
      {changes !== null && changes.files.length > 0 && <Pages changes={changes} say={say} onPage={leave} />}
      {changes?.files.map(file => (
        <Lines key={file.file} file={file} say={say} />
      ))}
      <p className="doing">
        <button
          type="button"
          className="primary"
          disabled={!canSave}
          onClick={() => {
            onSave()
            dialog.current?.close()
          }}
        >
          {say('save')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
        {!canSave && <span className="note">{say('unsound')}</span>}
      </p>
    </dialog>
  )
}
