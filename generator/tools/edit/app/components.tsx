/** Elements that several views share. */
import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { useTexts } from './texts.ts'

/** What is wrong, each message once. Empty messages are omitted. */
export const ErrorText = ({ messages, id }: { readonly messages: readonly string[]; readonly id?: string | undefined }) => {
  const shown = [...new Set(messages)].filter(Boolean)
  return shown.length === 0 ? null : (
    <p className="fault" id={id} role="alert">
      {shown.join(' · ')}
    </p>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: string
  readonly label: string
}

export const IconButton = ({ icon, label, title = label, ...props }: IconButtonProps) => (
  <button type="button" aria-label={label} title={title} {...props}>
    {icon}
  </button>
)

export const BackButton = ({ onClick }: { readonly onClick: () => void }) => {
  const t = useTexts()
  return (
    <button type="button" className="link" onClick={onClick}>
      ← {t('back')}
    </button>
  )
}

/** One of a few values, as a row of buttons. */
export const ButtonGroup = <Value extends string>({
  name,
  label,
  values,
  chosen,
  onChoose,
}: {
  readonly name: string
  readonly label: string
  readonly values: readonly (readonly [Value, string])[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form
  <div className={`choice choice--${name}`} role="group" aria-label={label}>
    {values.map(([value, text]) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {text}
      </button>
    ))}
  </div>
)

interface SearchFieldProps {
  readonly label: string
  readonly text: string
  readonly ref?: Ref<HTMLInputElement>
  readonly onText: (text: string) => void
}

export const SearchField = ({ label, text, ref, onText }: SearchFieldProps) => (
  <label className="entry">
    <span className="entry__label">{label}</span>
    <input ref={ref} type="search" value={text} onChange={event => onText(event.target.value)} />
  </label>
)

interface LinkListProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** Key of the item that is open. */
  readonly current?: string
  readonly content: (item: Item) => ReactNode
  readonly onOpen: (item: Item) => void
}

export const LinkList = <Item,>({ items, keyOf, current, content, onOpen }: LinkListProps<Item>) => (
  <ul className="leads">
    {items.map(item => (
      <li key={keyOf(item)}>
        <button type="button" aria-current={keyOf(item) === current ? 'page' : undefined} onClick={() => onOpen(item)}>
          {content(item)}
        </button>
      </li>
    ))}
  </ul>
)

interface ModalDialogProps {
  readonly title: string
  readonly onClose: () => void
  /** @param close closes the dialog, which calls `onClose` */
  readonly children: (close: () => void) => ReactNode
}

export const ModalDialog = ({ title, onClose, children }: ModalDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="changes" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}

/** A text shortened for a list. */
export const shortened = (text: string, length = 60): string => (text.length > length ? `${text.slice(0, length)}…` : text)
