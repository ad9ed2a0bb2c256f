/** A list of the config: its things are opened, moved, duplicated, removed, and new ones added. */
import { useMemo, useState } from 'react'
import type { FormNode } from '../../server/form-nodes.ts'
import { call } from '../client.ts'
import { useWidget } from '../widgets/registry.tsx'
import { copyOf } from './blank-value.ts'
import type { FormProps } from './form-props.ts'
import { NewThing } from './new-thing.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { type Item, SortableList } from './sortable-list.tsx'

/** From so many things on, a list has a field to find one. */
const many = 20

/** So many things are shown at once: each can be dragged, which costs. */
const atOnce = 100

interface DoingProps extends Pick<FormProps, 'say' | 'onChange' | 'onGo'> {
  readonly item: Item
  readonly index: number
  readonly count: number
  readonly onRemove: (item: Item) => void
}

const Doing = ({ item: { path, label }, index, count, say, onChange, onGo, onRemove }: DoingProps) => {
  const move = (word: 'up' | 'down', sign: string, to: number) => (
    <button
      type="button"
      aria-label={`${say(word)}: ${label}`}
      title={say(word)}
      disabled={to < 0 || to >= count}
      onClick={() => void onChange({ kind: 'move', path, to })}
    >
      {sign}
    </button>
  )
  const duplicate = async (): Promise<void> => {
    const copy = [...path.slice(0, -1), index + 1]
    await onChange({ kind: 'insert', path: copy, value: copyOf(await call('value', { path }), count + 1) })
    onGo(copy)
  }
  return (
    <span className="list__do">
      {move('up', '↑', index - 1)}
      {move('down', '↓', index + 1)}
      <button type="button" aria-label={`${say('duplicate')}: ${label}`} title={say('duplicate')} onClick={() => void duplicate()}>
        ⧉
      </button>
      <button type="button" aria-label={`${say('remove')}: ${label}`} title={say('remove')} onClick={() => onRemove({ path, label })}>
        ×
      </button>
    </span>
  )
}

type ListNode = FormNode & { readonly kind: 'list' }

interface ItemsProps extends Pick<FormProps, 'say' | 'onChange' | 'onGo'> {
  readonly node: ListNode
  readonly onRemove: (item: Item) => void
}

const Items = ({ node, say, onChange, onGo, onRemove }: ItemsProps) => {
  const [wanted, setWanted] = useState('')
  const [most, setMost] = useState(atOnce)
  const words = wanted.trim().toLocaleLowerCase()
  const found = useMemo(
    () => (words === '' ? node.items : node.items.filter(({ label }) => label.toLocaleLowerCase().includes(words))),
    [node.items, words],
  )
  // The same array each time, as the list keeps what was put down until another one comes.
  const shown = useMemo(() => found.slice(0, most), [found, most])
  return (
    <>
      {node.items.length >= many && (
        <label className="entry">
          <span className="entry__label">{say('filter')}</span>
          <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
        </label>
      )}
      <SortableList
        items={shown}
        say={say}
        canMove={words === '' && node.items.length > 1}
        onMove={(path, to) => onChange({ kind: 'move', path, to })}
        row={item => (
          <>
            <button type="button" className="list__open" onClick={() => onGo(item.path)}>
              {item.label}
            </button>
            <Doing
              say={say}
              onChange={onChange}
              onGo={onGo}
              item={item}
              index={Number(item.path.at(-1))}
              count={node.items.length}
              onRemove={onRemove}
            />
          </>
        )}
      />
      {found.length > most && (
        <button type="button" className="add" onClick={() => setMost(most + atOnce)}>
          {say('showMore', { shown: most, count: found.length })}
        </button>
      )}
    </>
  )
}

interface ListProps extends FormProps {
  readonly node: ListNode
  readonly title: string
  /** Whether the list alone was opened, and not what it stands in. */
  readonly isWhole: boolean
}

export const ListForm = ({ node, title, isWhole, ...props }: ListProps) => {
  const { say } = props
  const one = say.one(node.path)
  const Heading = isWhole ? 'h2' : 'h3'
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<Item | null>(null)
  const next = [...node.path, node.items.length]
  const widget = useWidget(node.path)
  const isSpelledOut = widget?.covers('*') !== true
  return (
    <section className="list">
      <Heading>{title}</Heading>
      {say.help(node.path) !== '' && <p className="help">{say.help(node.path)}</p>}
      {widget?.element}
      {isSpelledOut && (
        <>
          {node.items.length === 0 && <p className="note">{say('emptyList')}</p>}
          <Items node={node} say={say} onChange={props.onChange} onGo={props.onGo} onRemove={setRemoved} />
          {isAdding ? (
            <NewThing {...props} path={next} label={title} isFirst={node.items.length === 0} onClose={() => setIsAdding(false)} />
          ) : (
            <button type="button" className="add" onClick={() => setIsAdding(true)}>
              + {one === undefined ? say('addOne', { name: title }) : say('addA', { one })}
            </button>
          )}
        </>
      )}
      {removed !== null && (
        <RemoveDialog {...props} change={{ kind: 'remove', path: removed.path }} name={removed.label} onClose={() => setRemoved(null)} />
      )}
    </section>
  )
}
