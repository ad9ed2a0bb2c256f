/** The config as forms, made from its schema: groups open, lists name their things. */
import { useEffect, useState } from 'react'
import type { Change, FieldValue, FormNode, Path } from '../protocol.ts'
import { call } from './client.ts'
import { copyOf } from './copy.ts'
import { ValueInput } from './value-input.tsx'
import type { Say } from './words.ts'

export interface FormProps {
  readonly path: Path
  readonly say: Say
  readonly languageNames: ReadonlyMap<string, string>
  /** A number that grows with each change, so that the form is read again. */
  readonly age: number
  readonly faults: ReadonlyMap<string, readonly string[]>
  readonly onType: (value: FieldValue, next: string | number | boolean) => void
  readonly onChange: (change: Change) => Promise<void>
  readonly onGo: (path: Path) => void
}

const List = ({
  node,
  say,
  onChange,
  onGo,
}: { readonly node: FormNode & { readonly kind: 'list' } } & Pick<FormProps, 'say' | 'onChange' | 'onGo'>) => (
  <section className="list">
    <h2>{node.label}</h2>
    {node.help !== '' && <p className="help">{node.help}</p>}
    <ol>
      {node.items.map(({ path, label }, index) => (
        <li key={JSON.stringify(path)}>
          <button type="button" className="list__open" onClick={() => onGo(path)}>
            {label}
          </button>
          <span className="list__do">
            <button
              type="button"
              aria-label={`${say('up')}: ${label}`}
              disabled={index === 0}
              onClick={() => void onChange({ kind: 'move', path, to: index - 1 })}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={`${say('down')}: ${label}`}
              disabled={index === node.items.length - 1}
              onClick={() => void onChange({ kind: 'move', path, to: index + 1 })}
            >
              ↓
            </button>
            <button
              type="button"
              aria-label={`${say('duplicate')}: ${label}`}
              onClick={async () => {
                const copy = [...path.slice(0, -1), index + 1]
                await onChange({ kind: 'insert', path: copy, value: copyOf(await call('value', { path }), node.items.length + 1) })
                onGo(copy)
              }}
            >
              +
            </button>
            <button
              type="button"
              aria-label={`${say('remove')}: ${label}`}
              onClick={async () => {
                const pages = await call('removal', { path })
                const gone = pages.length === 0 ? '' : `\n\n${say('removePages', { count: pages.length })}\n${pages.slice(0, 8).join('\n')}`
                if (confirm(`${say('removeSure', { name: label })}${gone}`)) void onChange({ kind: 'remove', path })
              }}
            >
              ×
            </button>
          </span>
        </li>
      ))}
    </ol>
  </section>
)

const Part = ({ node, isFirst, ...props }: { readonly node: FormNode; readonly isFirst: boolean } & FormProps) => {
  const { say, languageNames, faults, onType, onChange } = props
  if (node.kind === 'list') return <List node={node} {...props} />
  if (node.kind === 'group') {
    const parts = node.parts.map(part => (
      <Part key={JSON.stringify(part.kind === 'field' ? part.field.path : part.path)} node={part} isFirst={false} {...props} />
    ))
    return isFirst ? (
      <section className="group">
        <h2>{node.label}</h2>
        {node.help !== '' && <p className="help">{node.help}</p>}
        {parts}
      </section>
    ) : (
      <details className="group">
        <summary>{node.label}</summary>
        {node.help !== '' && <p className="help">{node.help}</p>}
        {parts}
      </details>
    )
  }
  return (
    <fieldset className="form-field">
      <legend className={node.field.values.length > 1 ? undefined : 'hidden'}>{node.field.label}</legend>
      {node.field.values.map(value => (
        <ValueInput
          key={JSON.stringify(value.path)}
          field={node.field}
          value={value}
          say={say}
          label={value.language === null ? node.field.label : (languageNames.get(value.language) ?? value.language)}
          faults={faults.get(JSON.stringify(value.path)) ?? []}
          onType={next => onType(value, next)}
          onChange={next => void onChange({ kind: 'set', path: value.path, value: next })}
        />
      ))}
      {node.field.help !== '' && <p className="help">{node.field.help}</p>}
    </fieldset>
  )
}

export const ConfigForm = (props: FormProps) => {
  const { path, age, say, onGo } = props
  const [node, setNode] = useState<FormNode | null>(null)
  const key = JSON.stringify(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read again when the config has changed
  useEffect(() => {
    let isCurrent = true
    void call('form', { path: JSON.parse(key) as Path }).then(found => isCurrent && setNode(found))
    return () => {
      isCurrent = false
    }
  }, [key, age])
  return (
    <div className="form">
      {path.length > 1 && (
        <button type="button" className="link" onClick={() => onGo(path.slice(0, -1))}>
          ← {say('back')}
        </button>
      )}
      {node !== null && <Part node={node} isFirst {...props} />}
    </div>
  )
}
