/** Asks before something is removed, and says what would go with it: pages, links, addresses and the redirects that keep them. */
import { useEffect, useRef, useState } from 'react'
import type { Change } from '../../protocol.ts'
import type { Lead, Removal } from '../../server/removal.ts'
import { call } from '../client.ts'
import type { Say } from '../words.ts'
import type { FormProps } from './form-props.ts'

type Way = 'nearest' | 'page' | 'nowhere'

/** So many of a long list are read at once. */
const most = 200

const Named = ({ title, names }: { readonly title: string; readonly names: readonly string[] }) =>
  names.length === 0 ? null : (
    <details className="goes" open={names.length <= 6}>
      <summary>{title}</summary>
      <ul>
        {[...new Set(names)].slice(0, most).map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )

interface KeepProps {
  readonly say: Say
  readonly leads: readonly Lead[]
  readonly pages: FormProps['pages']
  readonly way: Way
  readonly target: string
  readonly onWay: (way: Way) => void
  readonly onTarget: (path: string) => void
}

const Keep = ({ say, leads, pages, way, target, onWay, onTarget }: KeepProps) => {
  const choice = (one: Way, text: string) => (
    <label>
      <input type="radio" name="way" checked={way === one} onChange={() => onWay(one)} /> {text}
    </label>
  )
  return (
    <fieldset className="levels">
      <legend>{leads.length === 1 ? say('keepAddress') : say('keepAddresses', { count: leads.length })}</legend>
      {choice('nearest', say('leadNearest'))}
      {choice('page', say('leadPage'))}
      <select
        aria-label={say('leadPage')}
        value={target}
        onChange={event => {
          onTarget(event.target.value)
          onWay('page')
        }}
      >
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title.length > 50 ? `${title.slice(0, 50)}…` : title}
          </option>
        ))}
      </select>
      {choice('nowhere', say('leadNowhere'))}
      {way !== 'nowhere' && (
        <ul className="leads-kept">
          {leads.slice(0, most).map(({ from, to }) => (
            <li key={from}>
              <code>{from}</code> <span>{say('leadsOn')}</span> <code>{way === 'page' ? target : to}</code>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

const counted = (say: Say, one: 'goesPage' | 'goesLinkOne', many: 'goesPages' | 'goesLinks', count: number): string =>
  count === 1 ? say(one) : say(many, { count })

const Goes = ({ say, removal }: { readonly say: Say; readonly removal: Removal }) => {
  const { pages, linkedFrom, along, problems } = removal
  return (
    <>
      {pages.length + linkedFrom.length + along.length + problems.length === 0 && <p>{say('removeAlone')}</p>}
      <Named title={counted(say, 'goesPage', 'goesPages', pages.length)} names={pages.map(({ title, path }) => `${title} (${path})`)} />
      <Named title={counted(say, 'goesLinkOne', 'goesLinks', linkedFrom.length)} names={linkedFrom} />
      <Named title={say('goesAlong')} names={along.map(({ path, names }) => say.trail(path, names))} />
      <Named title={say('goesProblems')} names={problems.map(({ message }) => message)} />
    </>
  )
}

export interface RemoveDialogProps extends Pick<FormProps, 'say' | 'level' | 'pages' | 'onTake'> {
  readonly change: Change
  readonly name: string
  readonly onClose: () => void
}

export const RemoveDialog = ({ change, name, say, level, pages, onTake, onClose }: RemoveDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [trouble, setTrouble] = useState('')
  const [way, setWay] = useState<Way>('nearest')
  const left = pages.filter(({ path }) => removal?.pages.every(page => page.path !== path) ?? true)
  const [target, setTarget] = useState(pages[0]?.path ?? '/')
  const asked = JSON.stringify(change)
  useEffect(() => {
    dialog.current?.showModal()
    void call('removal', { change: JSON.parse(asked) as Change, level }).then(setRemoval, (error: Error) => setTrouble(error.message))
  }, [asked, level])
  const leads = removal?.leads ?? []
  const redirects: readonly Lead[] = way === 'nowhere' ? [] : way === 'page' ? leads.map(({ from }) => ({ from, to: target })) : leads
  const remove = async (): Promise<void> => {
    await onTake(change, redirects)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="remove-title" onClose={onClose}>
      <h2 id="remove-title">{say('removing', { name })}</h2>
      {trouble !== '' && (
        <p className="fault" role="alert">
          {trouble}
        </p>
      )}
      {removal === null ? trouble === '' && <p role="status">{say('looking')}</p> : <Goes say={say} removal={removal} />}
      {leads.length > 0 && <Keep say={say} leads={leads} pages={left} way={way} target={target} onWay={setWay} onTarget={setTarget} />}
      <p className="note">{say('removeUndo')}</p>
      <p className="doing">
        <button type="button" className="primary" disabled={removal === null} onClick={() => void remove()}>
          {say('remove')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('cancel')}
        </button>
      </p>
    </dialog>
  )
}
