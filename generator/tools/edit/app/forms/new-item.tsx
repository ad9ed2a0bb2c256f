/** The form of a new item: filled in and validated as a whole, then written in one change. */
import { useEffect, useId, useRef, useState } from 'react'
import type { Change, Path, Problem } from '../../protocol.ts'
import type { BlankNode } from '../../server/form-nodes.ts'
import { CallRefused, call } from '../client.ts'
import { ErrorText } from '../components.tsx'
import { useEditor } from '../editor-state.ts'
import { keyOf } from '../panel-state.ts'
import { useTexts } from '../texts.ts'
import { FieldInputs } from '../value-input.tsx'
import { type Entered, inputOfProblem, newValue, pathOf } from './new-value.ts'

interface PartProps {
  readonly entered: Entered
  /** Problems of the item by the path of their input, as JSON. */
  readonly problems: ReadonlyMap<string, readonly string[]>
  readonly onEnter: (path: Path, value: unknown) => void
}

const NewField = ({ node, entered, problems, onEnter }: PartProps & { readonly node: BlankNode & { readonly kind: 'field' } }) => {
  const t = useTexts()
  const { languageNames, errors } = useEditor()
  const { field } = node
  const name = t.label(field.path)
  return (
    <fieldset className="form-field">
      <FieldInputs
        field={field}
        label={node.isNeeded ? `${name} (${t('required')})` : name}
        languageNames={languageNames}
        inputFor={value => {
          const key = keyOf(value.path)
          const enter = (next: unknown): void => onEnter(value.path, next)
          return {
            value: { ...value, value: (entered.get(key) as typeof value.value | undefined) ?? null },
            errors: problems.get(key) ?? errors.get(key) ?? [],
            onType: enter,
            onChange: enter,
          }
        }}
      />
      {t.help(field.path) !== '' && <p className="help">{t.help(field.path)}</p>}
    </fieldset>
  )
}

const Parts = ({ parts, ...props }: PartProps & { readonly parts: readonly BlankNode[] }) =>
  parts.map(part => <NewPart key={keyOf(pathOf(part))} node={part} {...props} />)

/** Required fields, and below them the optional ones in a disclosure. */
const Fields = ({ parts, ...props }: PartProps & { readonly parts: readonly BlankNode[] }) => {
  const t = useTexts()
  const [required, optional] = [parts.filter(({ isNeeded }) => isNeeded), parts.filter(({ isNeeded }) => !isNeeded)]
  if (required.length === 0) return <Parts parts={optional} {...props} />
  return (
    <>
      <Parts parts={required} {...props} />
      {optional.length > 0 && (
        <details className="more">
          <summary>{t('optionalFields')}</summary>
          <div className="group">
            <Parts parts={optional} {...props} />
          </div>
        </details>
      )}
    </>
  )
}

/** @param isRoot whether this is the item itself, which has a heading already */
const NewPart = ({ node, isRoot = false, ...props }: PartProps & { readonly node: BlankNode; readonly isRoot?: boolean }) => {
  const t = useTexts()
  if (node.kind === 'field') return <NewField node={node} {...props} />
  if (node.kind === 'list') return <NewPart node={node.item} isRoot={isRoot} {...props} />
  if (isRoot) return <Fields parts={node.parts} {...props} />
  return (
    <fieldset className="group">
      <legend>{t.label(node.path)}</legend>
      <Fields parts={node.parts} {...props} />
    </fieldset>
  )
}

interface NewItemProps {
  /** Where the item is inserted. */
  readonly path: Path
  readonly label: string
  /** Whether the list does not exist yet. */
  readonly isFirst: boolean
  readonly onClose: () => void
}

const changeTo = (path: Path, value: unknown, isFirst: boolean): Change => {
  if (typeof path.at(-1) !== 'number') return { kind: 'set', path, value }
  return isFirst ? { kind: 'set', path: path.slice(0, -1), value: [value] } : { kind: 'insert', path, value }
}

const useNewItem = ({ path, isFirst, onClose }: NewItemProps) => {
  const { level, change } = useEditor()
  const [node, setNode] = useState<BlankNode | null>(null)
  const [entered, setEntered] = useState<Entered>(new Map())
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [trouble, setTrouble] = useState('')
  const key = keyOf(path)
  useEffect(() => void call('blank', { path: JSON.parse(key) as Path }).then(setNode), [key])
  const add = async (): Promise<void> => {
    const value = node === null ? undefined : (newValue(node, entered) ?? (node.kind === 'group' ? {} : ''))
    const added = changeTo(path, value, isFirst)
    try {
      const found = await call('tryOut', { change: added, level })
      setProblems(found)
      if (found.length > 0) return
      await change(added)
      onClose()
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setTrouble(error.message)
    }
  }
  return { node, entered, setEntered, problems, setProblems, trouble, add }
}

export const NewItem = (props: NewItemProps) => {
  const { label, onClose } = props
  const t = useTexts()
  const { type } = useEditor()
  const { node, entered, setEntered, problems, setProblems, trouble, add } = useNewItem(props)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isLoaded = node !== null
  useEffect(() => {
    if (isLoaded) form.current?.querySelector<HTMLElement>('textarea, select, input')?.focus()
  }, [isLoaded])
  if (node === null) return null
  const placed = problems.map(({ message, path }) => ({ message, input: inputOfProblem(node, entered, path) }))
  const unplaced = placed.filter(({ input }) => input === undefined)
  return (
    <form
      ref={form}
      className="new-item"
      aria-labelledby={id}
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <h3 id={id}>{t('newItem', { name: label })}</h3>
      <NewPart
        node={node}
        isRoot
        entered={entered}
        problems={new Map(placed.flatMap(({ message, input }) => (input === undefined ? [] : [[keyOf(input), [message]] as const])))}
        onEnter={(path, value) => {
          setEntered(before => new Map([...before, [keyOf(path), value]]))
          setProblems([])
          type({ path, value: null }, value)
        }}
      />
      {unplaced.length > 0 && (
        <ul className="fault" role="alert">
          {unplaced.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <ErrorText messages={[trouble]} />
      <p className="doing">
        <button type="submit" className="primary">
          {t('addThis')}
        </button>
        <button type="button" onClick={onClose}>
          {t('cancel')}
        </button>
      </p>
    </form>
  )
}
