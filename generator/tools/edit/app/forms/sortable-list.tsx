/** A list whose things are dragged to their places, by pointer or by keyboard. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import type { Say } from '../words.ts'

export interface Item {
  readonly path: Path
  readonly label: string
}

const idOf = ({ path }: Item): string => JSON.stringify(path)

const Row = ({
  item,
  say,
  canMove,
  children,
}: {
  readonly item: Item
  readonly say: Say
  readonly canMove: boolean
  readonly children: ReactNode
}) => {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: idOf(item), disabled: !canMove })
  return (
    <li ref={setNodeRef} data-dragging={isDragging} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {canMove && (
        <button
          type="button"
          data-handle
          className="list__handle"
          {...attributes}
          {...listeners}
          aria-label={`${say('move')}: ${item.label}`}
        >
          <span aria-hidden="true">⠿</span>
        </button>
      )}
      {children}
    </li>
  )
}

/** What a screen reader is told meanwhile. */
const announcing = (say: Say, items: readonly Item[]): Announcements => {
  const told = (word: 'moveTaken' | 'moveOver' | 'moveDone' | 'moveLeft', id: UniqueIdentifier, over: UniqueIdentifier = id): string =>
    say(word, {
      name: items.find(item => idOf(item) === id)?.label ?? '',
      place: items.findIndex(item => idOf(item) === over) + 1,
      count: items.length,
    })
  return {
    onDragStart: ({ active }) => told('moveTaken', active.id),
    onDragOver: ({ active, over }) => told('moveOver', active.id, over?.id),
    onDragEnd: ({ active, over }) => told('moveDone', active.id, over?.id),
    onDragCancel: ({ active }) => told('moveLeft', active.id),
  }
}

export const SortableList = ({
  items,
  say,
  canMove,
  onMove,
  row,
}: {
  readonly items: readonly Item[]
  readonly say: Say
  readonly canMove: boolean
  readonly onMove: (path: Path, to: number) => Promise<void>
  readonly row: (item: Item) => ReactNode
}) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // What was put down stays there while the server writes it.
  const [shown, setShown] = useState(items)
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<number>(undefined)
  useEffect(() => setShown(items), [items])
  // A thing is known by its place: who moved it by keyboard goes on where it is now.
  useEffect(() => {
    if (shown !== items || moved.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[moved.current]?.focus()
    moved.current = undefined
  }, [shown, items])
  const drop = ({ active, over }: DragEndEvent): void => {
    const from = shown.findIndex(item => idOf(item) === active.id)
    const to = shown.findIndex(item => idOf(item) === over?.id)
    const item = shown[from]
    if (item === undefined || to < 0 || from === to) return
    setShown(shown.toSpliced(from, 1).toSpliced(to, 0, item))
    moved.current = to
    void onMove(item.path, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: announcing(say, shown), screenReaderInstructions: { draggable: say('moveHelp') } }}
    >
      <SortableContext items={shown.map(idOf)} strategy={verticalListSortingStrategy}>
        <ol ref={list}>
          {shown.map(item => (
            <Row key={idOf(item)} item={item} say={say} canMove={canMove}>
              {row(item)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
