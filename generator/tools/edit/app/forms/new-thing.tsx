/** A thing that is not there yet: filled in here, judged as a whole, and written in one step. */
import { useEffect, useId, useRef, useState } from 'react'
import type { Change, Path, Problem } from '../../protocol.ts'
import type { BlankNode } from '../../server/form-nodes.ts'
import { Cannot, call } from '../client.ts'
import { ValueInput } from '../value-input.tsx'
import { blankValue, faultyPlace, type Said } from './blank-value.ts'
import type { FormProps } from './form-props.ts'

interface PartProps extends Pick<FormProps, 'say' | 'languageNames' | 'faults'> {
  readonly said: Said
  readonly problems: ReadonlyMap<string, readonly string[]>
  readonly onSay: (path: Path, value: unknown) => void
}

const BlankField = ({ node, ...props }: PartProps & { readonly node: BlankNode & { readonly kind: 'field' } }) => {
  const { say, languageNames, faults, said, problems, onSay } = props
  const { field } = node
  const name = say.called(field.path)
  const label = node.isNeeded ? `${name} (${say('needed')})` : name
  return (
    <fieldset className="form-field">
      <legend className={field.values.length > 1 ? undefined : 'hidden'}>{label}</legend>
      {say
        .inOrder(field.values, ({ language }) => language)
        .map(value => {
          const key = JSON.stringify(value.path)
          return (
            <ValueInput
              key={key}
              field={field}
              value={{ ...value, value: (said.get(key) as typeof value.value | undefined) ?? null }}
              say={say}
              label={field.values.length > 1 ? (languageNames.get(value.language ?? '') ?? label) : label}
              faults={problems.get(key) ?? faults.get(key) ?? []}
              onType={next => onSay(value.path, next)}
              onChange={next => onSay(value.path, next)}
            />
          )
        })}
      {say.help(field.path) !== '' && <p className="help">{say.help(field.path)}</p>}
    </fieldset>
  )
}

const isNeeded = (node: BlankNode): boolean => node.isNeeded

const Parts = ({ parts, ...props }: PartProps & { readonly parts: readonly BlankNode[] }) =>
  parts.map(part => <BlankPart key={JSON.stringify(part.kind === 'field' ? part.field.path : part.path)} node={part} {...props} />)

/** What must be said stands open, what may be left out behind it. */
const Asked = ({ parts, ...props }: PartProps & { readonly parts: readonly BlankNode[] }) => {
  const [must, may] = [parts.filter(isNeeded), parts.filter(part => !isNeeded(part))]
  if (must.length === 0) return <Parts parts={may} {...props} />
  return (
    <>
      <Parts parts={must} {...props} />
      {may.length > 0 && (
        <details className="more">
          <summary>{props.say('further')}</summary>
          <div className="group">
            <Parts parts={may} {...props} />
          </div>
        </details>
      )}
    </>
  )
}

const BlankPart = ({ node, ...props }: PartProps & { readonly node: BlankNode }) => {
  if (node.kind === 'field') return <BlankField node={node} {...props} />
  if (node.kind === 'list') return <BlankPart node={node.item} {...props} />
  return (
    <fieldset className="group">
      <legend>{props.say.called(node.path)}</legend>
      <Asked parts={node.parts} {...props} />
    </fieldset>
  )
}

/** The thing itself, which has a heading already. */
const Whole = ({ node, ...props }: PartProps & { readonly node: BlankNode }) => {
  if (node.kind === 'list') return <Whole node={node.item} {...props} />
  return node.kind === 'group' ? <Asked parts={node.parts} {...props} /> : <BlankField node={node} {...props} />
}

export interface NewThingProps extends Pick<FormProps, 'say' | 'languageNames' | 'faults' | 'onType' | 'onChange' | 'level'> {
  /** Where it is to stand. */
  readonly path: Path
  readonly label: string
  /** The list is not there yet, and begins with it. */
  readonly isFirst: boolean
  readonly onClose: () => void
}

const changeTo = (path: Path, value: unknown, isFirst: boolean): Change => {
  if (typeof path.at(-1) !== 'number') return { kind: 'set', path, value }
  return isFirst ? { kind: 'set', path: path.slice(0, -1), value: [value] } : { kind: 'insert', path, value }
}

/** What was asked for, and what came of it. */
const useNewThing = ({ path, level, isFirst, onChange, onClose }: NewThingProps) => {
  const [node, setNode] = useState<BlankNode | null>(null)
  const [said, setSaid] = useState<Said>(new Map())
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [trouble, setTrouble] = useState('')
  const key = JSON.stringify(path)
  useEffect(() => void call('blank', { path: JSON.parse(key) as Path }).then(setNode), [key])
  const add = async (): Promise<void> => {
    const value = node === null ? undefined : (blankValue(node, said) ?? (node.kind === 'group' ? {} : ''))
    const change = changeTo(path, value, isFirst)
    try {
      const found = await call('tryOut', { change, level })
      setProblems(found)
      if (found.length > 0) return
      await onChange(change)
      onClose()
    } catch (error) {
      if (!(error instanceof Cannot)) throw error
      setTrouble(error.message)
    }
  }
  return { node, said, setSaid, problems, setProblems, trouble, add }
}

export const NewThing = (props: NewThingProps) => {
  const { label, say, languageNames, faults, onType, onClose } = props
  const { node, said, setSaid, problems, setProblems, trouble, add } = useNewThing(props)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isThere = node !== null
  useEffect(() => {
    if (isThere) form.current?.querySelector<HTMLElement>('textarea, select, input')?.focus()
  }, [isThere])
  if (node === null) return null
  const told = problems.map(problem => ({ problem, at: faultyPlace(node, said, problem.path) }))
  const atFields = new Map(told.flatMap(({ problem, at }) => (at === undefined ? [] : [[JSON.stringify(at), [problem.message]] as const])))
  return (
    <form
      ref={form}
      className="new-thing"
      aria-labelledby={id}
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <h3 id={id}>{say('newThing', { name: label })}</h3>
      <Whole
        node={node}
        say={say}
        languageNames={languageNames}
        faults={faults}
        said={said}
        problems={atFields}
        onSay={(path, value) => {
          setSaid(before => new Map([...before, [JSON.stringify(path), value]]))
          setProblems([])
          onType({ path, language: null, value: null, says: null, file: null, line: 0, isOwn: false }, value as string)
        }}
      />
      {told.some(({ at }) => at === undefined) && (
        <ul className="fault" role="alert">
          {told.map(({ problem, at }) => at === undefined && <li key={problem.message}>{problem.message}</li>)}
        </ul>
      )}
      {trouble !== '' && (
        <p className="fault" role="alert">
          {trouble}
        </p>
      )}
      <p className="doing">
        <button type="submit" className="primary">
          {say('addThis')}
        </button>
        <button type="button" onClick={() => onClose()}>
          {say('cancel')}
        </button>
      </p>
    </form>
  )
}
