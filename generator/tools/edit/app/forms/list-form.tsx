/** A list of the config: its items can be opened, moved, duplicated and removed, and new ones added. */
import { useMemo, useState } from 'react'
import type { Path } from '../../protocol.ts'
import type { FormNode } from '../../server/form-nodes.ts'
import { call } from '../client.ts'
import { IconButton, SearchField } from '../components.tsx'
import { useEditor } from '../editor-state.ts'
import { useTexts } from '../texts.ts'
import { widgetFor } from '../widgets/registry.tsx'
import { NewItem } from './new-item.tsx'
import { copyOf } from './new-value.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { type Item, SortableList } from './sortable-list.tsx'

/** Number of items from which a list has a search field. */
const searchable = 20

/** Number of items that are shown at once: making an item draggable is slow. */
const pageSize = 100

export interface FormProps {
  /** Opens another part of the config. */
  readonly onGo: (path: Path) => void
}

interface ItemButtonsProps extends FormProps {
  readonly item: Item
  readonly index: number
  readonly count: number
  readonly onRemove: () => void
}

const ItemButtons = ({ item: { path, label }, index, count, onGo, onRemove }: ItemButtonsProps) => {
  const t = useTexts()
  const { change } = useEditor()
  const button = (key: 'moveUp' | 'moveDown' | 'duplicate' | 'remove', icon: string, isDisabled: boolean, onClick: () => void) => (
    <IconButton icon={icon} label={`${t(key)}: ${label}`} title={t(key)} disabled={isDisabled} onClick={onClick} />
  )
  const move = (to: number): void => void change({ kind: 'move', path, to })
  const duplicate = async (): Promise<void> => {
    const copy = [...path.slice(0, -1), index + 1]
    await change({ kind: 'insert', path: copy, value: copyOf(await call('value', { path }), count + 1) })
    onGo(copy)
  }
  return (
    <span className="list__do">
      {button('moveUp', '↑', index === 0, () => move(index - 1))}
      {button('moveDown', '↓', index + 1 >= count, () => move(index + 1))}
      {button('duplicate', '❐', false, () => void duplicate())}
      {button('remove', '×', false, onRemove)}
    </span>
  )
}

type ListNode = FormNode & { readonly kind: 'list' }

interface ItemsProps extends FormProps {
  readonly node: ListNode
  readonly onRemove: (item: Item) => void
}

const Items = ({ node, onGo, onRemove }: ItemsProps) => {
  const t = useTexts()
  const items = useMemo(() => node.items.map(item => ({ ...item, label: t.plain(item.label) })), [node.items, t])
  const { change } = useEditor()
  const [searchText, setSearchText] = useState('')
  const [limit, setLimit] = useState(pageSize)
  const wanted = searchText.trim().toLocaleLowerCase()
  const found = useMemo(
    () => (wanted === '' ? items : items.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))),
    [items, wanted],
  )
  // The same array at each render: the list shows a dropped item at its new position until another array arrives.
  const shown = useMemo(() => found.slice(0, limit), [found, limit])
  return (
    <>
      {items.length >= searchable && <SearchField label={t('filter')} text={searchText} onText={setSearchText} />}
      <SortableList
        items={shown}
        canMove={wanted === '' && items.length > 1}
        onMove={(path, to) => change({ kind: 'move', path, to })}
        row={item => (
          <>
            <button type="button" className="list__open" onClick={() => onGo(item.path)}>
              {item.label}
            </button>
            <ItemButtons item={item} index={Number(item.path.at(-1))} count={items.length} onGo={onGo} onRemove={() => onRemove(item)} />
          </>
        )}
      />
      {found.length > limit && (
        <button type="button" className="add" onClick={() => setLimit(limit + pageSize)}>
          {t('showMore', { shown: limit, count: found.length })}
        </button>
      )}
    </>
  )
}

interface ListFormProps extends FormProps {
  readonly node: ListNode
  readonly title: string
  /** Whether the list was opened, and not a part that contains it. */
  readonly isRoot: boolean
}

export const ListForm = ({ node, title, isRoot, onGo }: ListFormProps) => {
  const t = useTexts()
  const item = t.item(node.path)
  const Heading = isRoot ? 'h2' : 'h3'
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<Item | null>(null)
  const widget = widgetFor(node.path)
  return (
    <section className="list">
      <Heading>{title}</Heading>
      {t.help(node.path) !== '' && <p className="help">{t.help(node.path)}</p>}
      {widget?.element}
      {widget?.covers('*') !== true && (
        <>
          {node.items.length === 0 && <p className="note">{t('emptyList')}</p>}
          <Items node={node} onGo={onGo} onRemove={setRemoved} />
          {isAdding ? (
            <NewItem
              path={[...node.path, node.items.length]}
              label={title}
              isFirst={node.items.length === 0}
              onClose={() => setIsAdding(false)}
            />
          ) : (
            <button type="button" className="add" onClick={() => setIsAdding(true)}>
              + {item === undefined ? t('addNamed', { name: title }) : t('addItem', { one: item })}
            </button>
          )}
        </>
      )}
      {removed !== null && (
        <RemoveDialog change={{ kind: 'remove', path: removed.path }} name={removed.label} onClose={() => setRemoved(null)} />
      )}
    </section>
  )
}
