/** What saving would change: the lines of the files, and the texts of the pages. */
import { useEffect, useRef, useState } from 'react'
import type { Changes, PageChanges } from '../protocol.ts'
import { call } from './client.ts'
import type { Say } from './words.ts'

const signs = { added: '+', removed: '−', same: ' ' } as const

type Section = PageChanges['sections'][number]
type Item = Section['items'][number]
type Told = Extract<Item, { readonly kind: 'change' }>

const useChanges = (): { readonly files: Changes['files'] | null; readonly pages: PageChanges | null } => {
  const [files, setFiles] = useState<Changes['files'] | null>(null)
  const [pages, setPages] = useState<PageChanges | null>(null)
  useEffect(() => {
    void call('changes', {}).then(found => setFiles(found.files))
    void call('pageChanges', {}).then(setPages)
  }, [])
  return { files, pages }
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
    case 'text':
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
  readonly changes: PageChanges
  readonly say: Say
  readonly onPage: (path: string) => void
}

/** At most so many paths are listed. */
const listed = 200

const Pages = ({ changes: { pages, sections }, say, onPage }: PagesProps) => (
  <section>
    <h3>{pages.length === 1 ? say('pagesOne') : say('pages', { count: pages.length })}</h3>
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
  const { files, pages } = useChanges()
  useEffect(() => dialog.current?.showModal(), [])
  const leave = (path: string): void => {
    onPage(path)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="changes-title" onClose={onClose}>
      <h2 id="changes-title">{say('whatChanges')}</h2>
      {files?.length === 0 && <p>{say('noChanges')}</p>}
      {files !== null && files.length > 0 && pages !== null && <Pages changes={pages} say={say} onPage={leave} />}
      {files?.map(file => (
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
