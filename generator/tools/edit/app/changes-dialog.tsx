/** What saving would do: the lines of the files, and the pages that then say something else. */
import { useEffect, useRef, useState } from 'react'
import type { Changes } from '../protocol.ts'
import { call } from './client.ts'
import type { Say } from './words.ts'

const signs = { added: '+', removed: '−', same: ' ' } as const

export const ChangesDialog = ({
  say,
  onClose,
  onPage,
}: {
  readonly say: Say
  readonly onClose: () => void
  readonly onPage: (path: string) => void
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [changes, setChanges] = useState<Changes | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
    void call('changes', {}).then(setChanges)
  }, [])
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="changes-title" onClose={onClose}>
      <h2 id="changes-title">{say('whatChanges')}</h2>
      {changes !== null && changes.files.length === 0 && <p>{say('noChanges')}</p>}
      {changes?.files.map(({ file, lines }) => (
        <section key={file}>
          <h3>
            {say('lines')}: {file}
          </h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <pre tabIndex={0}>
            {lines.map(({ kind, line, text }) => (
              <span key={`${kind} ${line}`} data-kind={kind}>
                {`${String(line).padStart(4)} ${signs[kind]} ${text}\n`}
              </span>
            ))}
          </pre>
        </section>
      ))}
      {changes !== null && changes.pages.length > 0 && (
        <section>
          <h3>
            {say('pages')}: {changes.pages.length}
          </h3>
          <ul className="leads">
            {changes.pages.map(path => (
              <li key={path}>
                <button
                  type="button"
                  onClick={() => {
                    onPage(path)
                    dialog.current?.close()
                  }}
                >
                  {path}
                </button>
              </li>
            ))}
          </ul>
          {!changes.isWhole && <p className="note">{say('morePages')}</p>}
        </section>
      )}
      <button type="button" className="primary" onClick={() => dialog.current?.close()}>
        {say('close')}
      </button>
    </dialog>
  )
}
