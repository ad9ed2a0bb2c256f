/** The config as a form, derived from its schema: groups and fields. Lists are in `list-form.tsx`. */
import { useId, useState } from 'react'
import type { Change, Field, FieldValue, Path } from '../../protocol.ts'
import type { FormNode } from '../../server/form-nodes.ts'
import { useCall } from '../client.ts'
import { BackButton } from '../components.tsx'
import { useEditor } from '../editor-state.ts'
import { keyOf } from '../panel-state.ts'
import { type Texts, useTexts } from '../texts.ts'
import { FieldInputs } from '../value-input.tsx'
import { newImageFor, widgetFor } from '../widgets/registry.tsx'
import { type FormProps, ListForm } from './list-form.tsx'
import { NewItem } from './new-item.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type NodeOf<Kind extends FormNode['kind']> = FormNode & { readonly kind: Kind }

const pathOf = (node: FormNode): Path => (node.kind === 'field' ? node.field.path : node.path)

/** What a part of the config is called: an item of a list by its own name. */
const labelOf = (t: Texts, node: Exclude<FormNode, { readonly kind: 'field' }>): string => node.name ?? t.label(node.path)

/** Chooses or types the key of a new entry. */
const NewKey = ({ node, onKey }: { readonly node: NodeOf<'group'>; readonly onKey: (key: string) => void }) => {
  const t = useTexts()
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
          {t('entryKey')}
        </label>
        {keys.length > 0 ? (
          <select id={id} value={key} onChange={event => setKey(event.target.value)}>
            <option value="">{t('choose')}</option>
            {keys.map(choice => (
              <option key={choice.key} value={choice.key}>
                {choice.label}
              </option>
            ))}
          </select>
        ) : (
          <input id={id} type="text" value={key} onChange={event => setKey(event.target.value)} />
        )}
      </div>
      <button type="submit" disabled={key.trim() === ''}>
        {t('add')}
      </button>
    </form>
  )
}

/** Keys that the group does not have yet. */
const AddFields = ({ node }: { readonly node: NodeOf<'group'> }) => {
  const t = useTexts()
  const [adding, setAdding] = useState<{ readonly path: Path; readonly label: string } | null>(null)
  const image = adding === null ? null : newImageFor(adding.path)
  // A new image is added as soon as it is cropped and described.
  const isAdded = image !== null && !node.more.some(({ path }) => keyOf(path) === keyOf(adding?.path ?? []))
  if (adding !== null && image !== null && !isAdded)
    return (
      <section className="group">
        <h3>{t('newItem', { name: adding.label })}</h3>
        {image}
        <button type="button" onClick={() => setAdding(null)}>
          {t('cancel')}
        </button>
      </section>
    )
  if (adding !== null && image === null) {
    const isList = node.more.some(({ path, kind }) => kind === 'list' && path.at(-1) === adding.path.at(-1))
    const path = isList ? [...adding.path, 0] : adding.path
    return <NewItem path={path} label={adding.label} isFirst={isList} onClose={() => setAdding(null)} />
  }
  if (node.keys !== null) return <NewKey node={node} onKey={key => setAdding({ path: [...node.path, key], label: key })} />
  if (node.more.length === 0) return null
  return (
    <details className="more">
      <summary>{t('addField')}</summary>
      <ul>
        {node.more.map(({ path }) => (
          <li key={keyOf(path)}>
            <button type="button" className="add" onClick={() => setAdding({ path, label: t.label(path) })}>
              + {t('addNamed', { name: t.label(path) })}
            </button>
            {t.help(path) !== '' && <small>{t.help(path)}</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Removes a page, form or group, or turns it off. */
const RemoveGroup = ({ node }: { readonly node: NodeOf<'group'> }) => {
  const t = useTexts()
  const [change, setChange] = useState<Change | null>(null)
  const { path, canBeOff, canRemove } = node
  const name = labelOf(t, node)
  if (!canBeOff && !canRemove) return null
  return (
    <>
      <button
        type="button"
        className="link"
        onClick={() => setChange(canBeOff ? { kind: 'set', path, value: 'off' } : { kind: 'remove', path })}
      >
        {t(canBeOff ? 'turnOff' : 'removeGroup', { name })}
      </button>
      {change !== null && <RemoveDialog change={change} name={name} onClose={() => setChange(null)} />}
    </>
  )
}

/** The fields of a group, without those that its widget shows. */
const GroupFields = ({ node, onGo }: FormProps & { readonly node: NodeOf<'group'> }) => {
  const t = useTexts()
  const widget = widgetFor(node.path)
  const isShown = (path: Path): boolean => widget?.covers(path.at(-1)) !== true
  return (
    <>
      {t.help(node.path) !== '' && node.path.length > 1 && <p className="help">{t.help(node.path)}</p>}
      {widget?.element}
      {node.parts
        .filter(part => isShown(pathOf(part)))
        .map(part => (
          <FormPart key={keyOf(pathOf(part))} node={part} onGo={onGo} />
        ))}
      <AddFields node={{ ...node, more: node.more.filter(({ path }) => isShown(path)) }} />
      <RemoveGroup node={node} />
    </>
  )
}

const TurnedOff = ({ node }: { readonly node: NodeOf<'off'> }) => {
  const t = useTexts()
  const { change } = useEditor()
  const name = labelOf(t, node)
  return (
    <div className="default">
      <p className="entry__label">{name}</p>
      <p className="note">{t('isOff')}</p>
      <button
        type="button"
        className="link"
        aria-label={`${t('turnOn')}: ${name}`}
        onClick={() => void change({ kind: 'remove', path: node.path })}
      >
        {t('turnOn')}
      </button>
    </div>
  )
}

/** A value that the config does not set, with what the site shows by default. */
const DefaultValue = ({ field, onReplace }: { readonly field: Field; readonly onReplace: () => void }) => {
  const t = useTexts()
  const { languageNames } = useEditor()
  const shown = (value: FieldValue['value'], says: string | null): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return field.choices.length > 0 ? t.option(field.path, String(value)) : (says ?? t.plain(String(value)))
  }
  return (
    <div className="default">
      <p className="entry__label">{t.label(field.path)}</p>
      <p className="note">{t('defaultValue')}</p>
      {t
        .preferredFirst(field.values, ({ language }) => language)
        .map(({ path, language, value, says }) => (
          <p key={keyOf(path)} className="default__value" lang={language ?? undefined} dir="auto">
            {field.values.length > 1 && <b>{languageNames.get(language ?? '') ?? language} </b>}
            {shown(value, says)}
          </p>
        ))}
      <button type="button" className="link" onClick={onReplace} aria-label={`${t('replaceDefault')}: ${t.label(field.path)}`}>
        {t('replaceDefault')}
      </button>
    </div>
  )
}

const FieldForm = ({ node }: { readonly node: NodeOf<'field'> }) => {
  const t = useTexts()
  const { languageNames, errors, type, change } = useEditor()
  const { field, isNeeded, canRemove, hasFreeKey } = node
  const [isOpen, setIsOpen] = useState(false)
  const isDefault = field.values.every(({ file, value }) => file === null && value !== null)
  if (isDefault && !isOpen) return <DefaultValue field={field} onReplace={() => setIsOpen(true)} />
  const name = t.label(field.path)
  const help = t.help(field.path)
  const widget = widgetFor(field.path)?.element
  const isMissing = isNeeded && field.values.every(({ value }) => value === null)
  const remove = t(hasFreeKey ? 'remove' : 'clear')
  return (
    <fieldset className="form-field">
      {widget && <p className="entry__label">{name}</p>}
      {widget ?? (
        <FieldInputs
          field={field}
          label={isMissing ? `${name} (${t('required')})` : name}
          languageNames={languageNames}
          inputFor={value => ({
            value,
            errors: errors.get(keyOf(value.path)) ?? [],
            onType: next => type(value, next),
            onChange: next => void change({ kind: 'set', path: value.path, value: next }),
          })}
        />
      )}
      <div className="below">
        {help !== '' && help.replace(/\.$/, '') !== name && <p className="help">{help}</p>}
        {canRemove && (
          <button
            type="button"
            className="link link--quiet"
            aria-label={`${remove}: ${name}`}
            onClick={() => void change({ kind: 'remove', path: field.path })}
          >
            {remove}
          </button>
        )}
      </div>
    </fieldset>
  )
}

/** Whether a group is open from the start. */
const isShort = ({ parts }: NodeOf<'group'>): boolean => parts.length <= 4 && parts.every(({ kind }) => kind === 'field')

interface FormPartProps extends FormProps {
  readonly node: FormNode
  /** Whether this part was opened, and not one that contains it. */
  readonly isRoot?: boolean
}

const FormPart = ({ node, isRoot = false, onGo }: FormPartProps) => {
  const t = useTexts()
  switch (node.kind) {
    case 'field':
      return <FieldForm node={node} />
    case 'off':
      return <TurnedOff node={node} />
    case 'list':
      return <ListForm node={node} title={labelOf(t, node)} isRoot={isRoot} onGo={onGo} />
    case 'group':
      return isRoot ? (
        <section className="group">
          <h2>{labelOf(t, node)}</h2>
          <GroupFields node={node} onGo={onGo} />
        </section>
      ) : (
        <details className="group" open={isShort(node)}>
          <summary>{labelOf(t, node)}</summary>
          <GroupFields node={node} onGo={onGo} />
        </details>
      )
  }
}

/** The form of one part of the config. */
export const ConfigForm = ({ path, onGo }: FormProps & { readonly path: Path }) => {
  const t = useTexts()
  const { age } = useEditor()
  const node = useCall('form', { path }, age)
  return (
    <div className="form">
      {path.length > 1 && <BackButton onClick={() => onGo(path.slice(0, -1))} />}
      {node === undefined && <p role="status">{t('oneMoment')}</p>}
      {node !== undefined && <FormPart key={keyOf(pathOf(node))} node={node} isRoot onGo={onGo} />}
    </div>
  )
}
