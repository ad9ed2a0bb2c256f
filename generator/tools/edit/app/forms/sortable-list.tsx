/** A list whose items are sorted by dragging, with a pointer or the keyboard. */
import { Accessibility, type Draggable, Feedback, PointerActivationConstraints, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, type DragEndEvent, type DragOverEvent, type DragStartEvent, KeyboardSensor, PointerSensor } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { type Texts, useTexts } from '../texts.ts'

export interface Item {
  readonly path: Path
  readonly label: string
}

const idOf = ({ path }: Item): string => JSON.stringify(path)

/** Pixels that a pointer moves before a drag begins, so that a click stays a click. */
const sensors = [
  PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 6 })] }),
  KeyboardSensor,
]

const SortableRow = ({
  item,
  index,
  count,
  children,
}: {
  readonly item: Item
  readonly index: number
  readonly count: number
  readonly children: ReactNode
}) => {
  const t = useTexts()
  const { ref, handleRef, isDragging } = useSortable({ id: idOf(item), index, data: { label: item.label, count } })
  return (
    <li ref={ref} data-dragging={isDragging}>
      <button type="button" data-handle className="list__handle" ref={handleRef} aria-label={`${t('move')}: ${item.label}`}>
        <span aria-hidden="true">⠿</span>
      </button>
      {children}
    </li>
  )
}

/** Announcements for screen readers. */
const accessibilityIn = (t: Texts) => {
  const announce = (key: 'dragStarted' | 'draggedOver' | 'dropped' | 'dragCanceled', source: Draggable | null, index: number): string => {
    const { label = '', count = 0 } = source?.data ?? {}
    return t(key, { name: label, place: index + 1, count })
  }
  const indexOf = (source: Draggable | null): number => (isSortable(source) ? source.index : 0)
  return Accessibility.configure({
    announcements: {
      dragstart: ({ operation: { source } }: DragStartEvent) => announce('dragStarted', source, indexOf(source)),
      dragover: ({ operation: { source, target } }: DragOverEvent) =>
        announce('draggedOver', source, isSortable(target) ? target.index : indexOf(source)),
      dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
        announce(canceled ? 'dragCanceled' : 'dropped', source, indexOf(source)),
    },
    screenReaderInstructions: { draggable: t('moveHelp') },
  })
}

/** The Content-Security-Policy of the editor allows style elements with the nonce of its script. */
const styleInjector = (): ReturnType<typeof StyleInjector.configure> => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  return StyleInjector.configure(nonce === undefined ? {} : { nonce })
}

/** Without the drop animation: at its end dnd-kit focuses the item that has the id by then, which is another one after the move. */
const feedback = Feedback.configure({ dropAnimation: null })

export const SortableList = ({
  items,
  canMove,
  onMove,
  row,
}: {
  readonly items: readonly Item[]
  readonly canMove: boolean
  readonly onMove: (path: Path, to: number) => Promise<void>
  readonly row: (item: Item) => ReactNode
}) => {
  const t = useTexts()
  const accessibility = useMemo(() => accessibilityIn(t), [t])
  // The dropped item stays at its new position while the server writes the move.
  const [shown, setShown] = useState(items)
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<number>(undefined)
  useEffect(() => setShown(items), [items])
  // An item's id is its position, so the keyboard focus has to follow the moved item.
  useEffect(() => {
    if (shown !== items || moved.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[moved.current]?.focus()
    moved.current = undefined
  }, [shown, items])
  const drop = ({ operation: { source }, canceled }: DragEndEvent): void => {
    if (canceled || !isSortable(source)) return
    const { initialIndex: from, index: to } = source
    const item = shown[from]
    if (item === undefined || from === to) return
    setShown(shown.toSpliced(from, 1).toSpliced(to, 0, item))
    moved.current = to
    void onMove(item.path, to)
  }
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={standard => [
        ...standard.filter(plugin => plugin !== Accessibility && plugin !== Feedback),
        feedback,
        accessibility,
        styleInjector(),
      ]}
      onDragEnd={drop}
    >
      <ol ref={list}>
        {shown.map((item, index) =>
          // Without a handle, dnd-kit would make the row itself a disabled button.
          canMove ? (
            <SortableRow key={idOf(item)} item={item} index={index} count={shown.length}>
              {row(item)}
            </SortableRow>
          ) : (
            <li key={idOf(item)}>{row(item)}</li>
          ),
        )}
      </ol>
    </DragDropProvider>
  )
}
