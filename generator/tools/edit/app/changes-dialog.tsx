/** What saving would change: the lines of the files, and the texts of the pages. */
import { useEffect, useState } from 'react'
import type { PageChanges } from '../protocol.ts'
import type { ChangedFile } from '../server/texts.ts'
import { call } from './client.ts'
import { LinkList, ModalDialog } from './components.tsx'
import { useEditor } from './editor-state.ts'
import { useTexts } from './texts.ts'

const signs = { added: '+', removed: '−', same: ' ' } as const

type Item = PageChanges['sections'][number]['items'][number]
type TextChange = Extract<Item, { readonly kind: 'change' }>

const ChangedText = ({ pieces, tag: Tag }: { readonly pieces: TextChange['before']; readonly tag: 'ins' | 'del' }) =>
  pieces && (
    <p className="changed-text" dir="auto">
      {pieces.map(({ kind, text }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
        kind === 'same' ? <span key={index}>{text}</span> : <Tag key={index}>{text}</Tag>,
      )}
    </p>
  )

const ReportItem = ({ item }: { readonly item: Item }) => {
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
          <ChangedText pieces={item.before} tag="del" />
          <ChangedText pieces={item.after} tag="ins" />
          {item.note !== null && <p className="note">{item.note}</p>}
        </>
      )
  }
}

/** At most this many paths are listed. */
const listed = 200

const Pages = ({ changes: { pages, sections }, onPage }: { readonly changes: PageChanges; readonly onPage: (path: string) => void }) => {
  const t = useTexts()
  return (
    <section>
      <h3>{pages.length === 1 ? t('pageChanges') : t('pagesChange', { count: pages.length })}</h3>
      {sections.map(({ title, items }) => (
        <div key={title}>
          <h4>{title}</h4>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a report never change their order
            <ReportItem key={index} item={item} />
          ))}
        </div>
      ))}
      {pages.length > 0 && (
        <details>
          <summary>{t('eachPage')}</summary>
          <LinkList items={pages.slice(0, listed)} keyOf={path => path} content={path => path} onOpen={onPage} />
        </details>
      )}
    </section>
  )
}

const Lines = ({ file: { file, lines } }: { readonly file: ChangedFile }) => {
  const t = useTexts()
  return (
    <details className="group">
      <summary>{t('linesOfFile', { file })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling area can be reached by keyboard */}
      <pre tabIndex={0}>
        {lines.map(({ kind, line, text }) => (
          <span key={`${kind} ${line}`} data-kind={kind}>
            {`${String(line).padStart(4)} ${signs[kind]} ${text}\n`}
          </span>
        ))}
      </pre>
    </details>
  )
}

export const ChangesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  const { state, save, setPage } = useEditor()
  const [files, setFiles] = useState<readonly ChangedFile[] | null>(null)
  const [pages, setPages] = useState<PageChanges | null>(null)
  useEffect(() => {
    void call('changes', {}).then(found => setFiles(found.files))
    void call('pageChanges', {}).then(setPages)
  }, [])
  const canSave = state?.isValid === true
  return (
    <ModalDialog title={t('whatChanges')} onClose={onClose}>
      {close => {
        const closeAfter = (work: () => unknown) => () => {
          work()
          close()
        }
        return (
          <>
            {files === null && <p role="status">{t('oneMoment')}</p>}
            {files?.length === 0 && <p>{t('noChanges')}</p>}
            {files !== null && files.length > 0 && pages !== null && (
              <Pages changes={pages} onPage={path => closeAfter(() => setPage(path))()} />
            )}
            {files?.map(file => (
              <Lines key={file.file} file={file} />
            ))}
            <p className="doing">
              <button type="button" className="primary" disabled={!canSave} onClick={closeAfter(save)}>
                {t('save')}
              </button>
              <button type="button" onClick={close}>
                {t('close')}
              </button>
              {!canSave && <span className="note">{t('notSavedUntilFixed')}</span>}
            </p>
          </>
        )
      }}
    </ModalDialog>
  )
}
