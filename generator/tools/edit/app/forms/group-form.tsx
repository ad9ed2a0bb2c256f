/** A group of keys: those that it has, and below them those that it could have. */
import { useId, useState } from 'react'
import type { Change, Path } from '../../protocol.ts'
import type { FormNode } from '../../server/form-nodes.ts'
import { useWidget } from '../widgets/registry.tsx'
import { FieldForm } from './field-form.tsx'
import { type FormProps, nameOf } from './form-props.ts'
import { ListForm } from './list-form.tsx'
import { NewThing } from './new-thing.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type GroupNode = FormNode & { readonly kind: 'group' }

interface Adding {
  readonly path: Path
  readonly label: string
}

const pathOf = (node: FormNode): Path => (node.kind === 'field' ? node.field.path : node.path)

/** The key of an entry, chosen or typed. */
const NewKey = ({
  node,
  say,
  onKey,
}: {
  readonly node: GroupNode
  readonly say: FormProps['say']
  readonly onKey: (key: string) => void
}) => {
  const [key, setKey] = useState('')
  const id = useId()
  const keys = node.keys ?? []
  return (
    <form
      className="new-key"
      onSubmit={event => {
        event.preventDefault()
        if (key.trim() !== '') onKey(key.trim())
      }}
    >
      <div className="entry">
        <label className="entry__label" htmlFor={id}>
          {say('newKey')}
        </label>
        {keys.length > 0 ? (
          <select id={id} value={key} onChange={event => setKey(event.target.value)}>
            <option value="">{say('choose')}</option>
            {keys.map(one => (
              <option key={one.key} value={one.key}>
                {one.label}
              </option>
            ))}
          </select>
        ) : (
          <input id={id} type="text" value={key} onChange={event => setKey(event.target.value)} />
        )}
      </div>
      <button type="submit" disabled={key.trim() === ''}>
        {say('add')}
      </button>
    </form>
  )
}

/** What the group could have beside what it has. */
const More = ({ node, ...props }: FormProps & { readonly node: GroupNode }) => {
  const { say } = props
  const [adding, setAdding] = useState<Adding | null>(null)
  if (adding !== null) {
    const isList = node.more.some(({ path, kind }) => kind === 'list' && path.at(-1) === adding.path.at(-1))
    const path = isList ? [...adding.path, 0] : adding.path
    return <NewThing {...props} path={path} label={adding.label} isFirst={isList} onClose={() => setAdding(null)} />
  }
  if (node.keys !== null) return <NewKey node={node} say={say} onKey={key => setAdding({ path: [...node.path, key], label: key })} />
  if (node.more.length === 0) return null
  return (
    <details className="more">
      <summary>{say('addMore')}</summary>
      <ul>
        {node.more.map(({ path }) => (
          <li key={JSON.stringify(path)}>
            <button type="button" className="add" onClick={() => setAdding({ path, label: say.called(path) })}>
              + {say('addOne', { name: say.called(path) })}
            </button>
            {say.help(path) !== '' && <small>{say.help(path)}</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A page, form or group is taken away here. */
const Away = ({ node, ...props }: FormProps & { readonly node: GroupNode }) => {
  const { say } = props
  const [change, setChange] = useState<Change | null>(null)
  const { path, canBeOff, canRemove } = node
  const label = nameOf(say, node)
  if (!canBeOff && !canRemove) return null
  return (
    <>
      <button
        type="button"
        className="link"
        onClick={() => setChange(canBeOff ? { kind: 'set', path, value: 'off' } : { kind: 'remove', path })}
      >
        {say(canBeOff ? 'turnOff' : 'removeGroup', { name: label })}
      </button>
      {change !== null && <RemoveDialog {...props} change={change} name={label} onClose={() => setChange(null)} />}
    </>
  )
}

/** What a widget shows is not spelled out below it. */
const without = (node: GroupNode, covers: ((key: string | number | undefined) => boolean) | undefined): GroupNode =>
  covers === undefined
    ? node
    : {
        ...node,
        parts: node.parts.filter(part => !covers(pathOf(part).at(-1))),
        more: node.more.filter(({ path }) => !covers(path.at(-1))),
      }

const Inner = ({ node, ...props }: FormProps & { readonly node: GroupNode }) => {
  const { say } = props
  const widget = useWidget(node.path)
  const rest = without(node, widget?.covers)
  return (
    <>
      {say.help(node.path) !== '' && node.path.length > 1 && <p className="help">{say.help(node.path)}</p>}
      {widget?.element}
      {rest.parts.map(part => (
        <Part key={JSON.stringify(pathOf(part))} node={part} {...props} />
      ))}
      <More node={rest} {...props} />
      <Away node={node} {...props} />
    </>
  )
}

const Off = ({ node, say, onChange }: Pick<FormProps, 'say' | 'onChange'> & { readonly node: FormNode & { readonly kind: 'off' } }) => (
  <div className="unsaid">
    <p className="entry__label">{nameOf(say, node)}</p>
    <p className="note">{say('off')}</p>
    <button
      type="button"
      className="link"
      aria-label={`${say('turnOn')}: ${nameOf(say, node)}`}
      onClick={() => void onChange({ kind: 'remove', path: node.path })}
    >
      {say('turnOn')}
    </button>
  </div>
)

/** A few single values are seen at once. */
const isShort = ({ parts }: GroupNode): boolean => parts.length <= 4 && parts.every(({ kind }) => kind === 'field')

/** @param title stands above it when it is what was opened; else it opens itself */
export const Part = ({ node, title, ...props }: FormProps & { readonly node: FormNode; readonly title?: string }) => {
  switch (node.kind) {
    case 'field':
      return <FieldForm node={node} {...props} />
    case 'off':
      return <Off node={node} say={props.say} onChange={props.onChange} />
    case 'list':
      return <ListForm node={node} title={title ?? nameOf(props.say, node)} isWhole={title !== undefined} {...props} />
    case 'group':
      return title === undefined ? (
        <details className="group" open={isShort(node)}>
          <summary>{nameOf(props.say, node)}</summary>
          <Inner node={node} {...props} />
        </details>
      ) : (
        <section className="group">
          <h2>{title}</h2>
          <Inner node={node} {...props} />
        </section>
      )
  }
}
