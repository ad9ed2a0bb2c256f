/** A value among others: what the site says by itself is shown, and may be said otherwise. */
import { useState } from 'react'
import type { FormNode } from '../../server/form-nodes.ts'
import { ValueInput } from '../value-input.tsx'
import type { FormProps } from './form-props.ts'

type FieldNode = FormNode & { readonly kind: 'field' }

interface FieldProps extends Pick<FormProps, 'say' | 'languageNames' | 'faults' | 'onType' | 'onChange'> {
  readonly node: FieldNode
}

const Unsaid = ({
  node: { field },
  say,
  languageNames,
  onSay,
}: Pick<FieldProps, 'node' | 'say' | 'languageNames'> & { readonly onSay: () => void }) => (
  <div className="unsaid">
    <p className="entry__label">{say.called(field.path)}</p>
    <p className="note">{say('itself')}</p>
    {say
      .inOrder(field.values, one => one.language)
      .map(({ path, language, value }) => (
        <p key={JSON.stringify(path)} className="unsaid__value" lang={language ?? undefined} dir="auto">
          {field.values.length > 1 && <b>{languageNames.get(language ?? '') ?? language} </b>}
          {typeof value === 'boolean' ? say(value ? 'yes' : 'no') : value}
        </p>
      ))}
    <button type="button" className="link" onClick={onSay} aria-label={`${say('sayElse')}: ${say.called(field.path)}`}>
      {say('sayElse')}
    </button>
  </div>
)

export const FieldForm = (props: FieldProps) => {
  const { node, say, languageNames, faults, onType, onChange } = props
  const { field, isNeeded, canRemove, isOfOwnKey } = node
  const away = say(isOfOwnKey ? 'remove' : 'clear')
  const [isOpen, setIsOpen] = useState(false)
  const isUnsaid = field.values.every(({ file, value }) => file === null && value !== null)
  if (isUnsaid && !isOpen) return <Unsaid node={node} say={say} languageNames={languageNames} onSay={() => setIsOpen(true)} />
  const name = say.called(field.path)
  const help = say.help(field.path)
  const label = isNeeded && field.values.every(({ value }) => value === null) ? `${name} (${say('needed')})` : name
  return (
    <fieldset className="form-field">
      <legend className={field.values.length > 1 ? undefined : 'hidden'}>{label}</legend>
      {say
        .inOrder(field.values, ({ language }) => language)
        .map(value => (
          <ValueInput
            key={JSON.stringify(value.path)}
            field={field}
            value={value}
            say={say}
            label={value.language === null || field.values.length === 1 ? label : (languageNames.get(value.language) ?? value.language)}
            faults={faults.get(JSON.stringify(value.path)) ?? []}
            onType={next => onType(value, next)}
            onChange={next => void onChange({ kind: 'set', path: value.path, value: next })}
          />
        ))}
      <div className="below">
        {help !== '' && help.replace(/\.$/, '') !== name && <p className="help">{help}</p>}
        {canRemove && (
          <button
            type="button"
            className="link link--quiet"
            aria-label={`${away}: ${name}`}
            onClick={() => void onChange({ kind: 'remove', path: field.path })}
          >
            {away}
          </button>
        )}
      </div>
    </fieldset>
  )
}
