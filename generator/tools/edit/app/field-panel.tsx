/** What was clicked on: its value in all languages, what visitors read of it, where it stands and where else it is said. */
import { useLayoutEffect, useRef } from 'react'
import type { Field, FieldValue, Level, Path } from '../protocol.ts'
import type { FilePlace } from './use-editor.ts'
import { ValueInput } from './value-input.tsx'
import { WidgetAround } from './widgets/registry.tsx'
import type { Say } from './words.ts'

export interface PanelProps {
  readonly field: Field
  /** What was asked for: the field as a whole, or its text in one language. */
  readonly asked: Path
  readonly say: Say
  readonly languageNames: ReadonlyMap<string, string>
  readonly levels: readonly Level[]
  readonly level: number
  readonly faults: ReadonlyMap<string, readonly string[]>
  /** What visitors read of a value as it is being typed, by its path. */
  readonly says: ReadonlyMap<string, string>
  readonly onLevel: (level: number) => void
  readonly onType: (value: FieldValue, next: string | number | boolean) => void
  readonly onChange: (value: FieldValue, next: string | number | boolean) => void
  readonly onGo: (path: Path) => void
  readonly onGiveBack: (path: Path) => void
  readonly onShow: (place: FilePlace) => void
}

export const Levels = ({ say, levels, level, onLevel }: Pick<PanelProps, 'say' | 'levels' | 'level' | 'onLevel'>) => (
  <fieldset className="levels">
    <legend>{say('writeTo')}</legend>
    {levels.map(({ file, reach }, index) => (
      <label key={file}>
        <input type="radio" name="level" checked={index === level} onChange={() => onLevel(index)} />
        {say(index === 0 ? 'thisSite' : 'brand')}
        <small>
          {file} {index > 0 && `· ${say('reaches', { count: reach })}`}
        </small>
      </label>
    ))}
  </fieldset>
)

const Leads = ({ field, say, onGo }: PanelProps) => {
  const first = String(field.values[0]?.value ?? '')
  const used = field.placeholders.filter(({ name, path }) => path !== null && first.includes(`{${name}`))
  if (used.length === 0) return null
  return (
    <section>
      <h3>{say('leadsTo')}</h3>
      <ul className="leads">
        {used.map(({ name, says, path }) => (
          <li key={name}>
            <button type="button" onClick={() => onGo(path ?? [])}>
              <code>{name}</code> {says}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Beside = ({ field, say, onGo }: PanelProps) =>
  field.beside.length === 0 ? null : (
    <section>
      <h3>{say('beside')}</h3>
      <ul className="leads">
        {field.beside.map(({ path, label, text }) => (
          <li key={label}>
            <button type="button" onClick={() => onGo(path)}>
              <b>{say.called(path, label)}</b> {text.slice(0, 60)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

const InFile = ({ file, line, say, onShow }: { readonly file: string; readonly line: number } & Pick<PanelProps, 'say' | 'onShow'>) => (
  <p className="note">
    <button type="button" className="link" title={say('showInFile')} onClick={() => onShow({ file, line })}>
      {file}:{line}
    </button>
  </p>
)

/** What was asked for can be typed in at once; on a phone, whose keyboard would hide it, it is only shown. */
const useReady = (asked: Path) => {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const key = JSON.stringify(asked)
    const values = [...(panel.current?.querySelectorAll<HTMLElement>('.value') ?? [])]
    const value = values.find(one => one.dataset.value === key) ?? values[0]
    if (value === undefined) return
    if (matchMedia('(pointer: coarse)').matches) return value.scrollIntoView({ block: 'nearest' })
    const input = value.querySelector<HTMLElement>('textarea, [role="textbox"], select, input')
    input?.focus()
    if (input instanceof HTMLTextAreaElement) input.setSelectionRange(input.value.length, input.value.length)
    else if (input?.isContentEditable === true) getSelection()?.collapse(input, input.childNodes.length)
  }, [asked])
  return panel
}

export const FieldPanel = (props: PanelProps) => {
  const { field, asked, say, languageNames, levels, faults, says, onType, onChange, onGiveBack } = props
  const panel = useReady(asked)
  const name = say.called(field.path, field.label)
  const keyOf = ({ path }: FieldValue): string => JSON.stringify(path)
  return (
    <article className="field" ref={panel}>
      <header>
        <h2>{name}</h2>
        {field.help !== '' && <p className="help">{say.help(field.help)}</p>}
        <p className="key">
          <code>{field.key}</code>
        </p>
      </header>
      {levels.length > 1 && <Levels {...props} />}
      <WidgetAround path={field.path} />
      {field.values.map(value => {
        const key = keyOf(value)
        const read = says.get(key) ?? value.says
        return (
          <div key={key} className="value" data-value={key}>
            <ValueInput
              field={field}
              value={value}
              say={say}
              label={value.language === null ? name : (languageNames.get(value.language) ?? value.language)}
              faults={faults.get(key) ?? []}
              onType={next => onType(value, next)}
              onChange={next => onChange(value, next)}
            />
            {read !== null && read.trim() !== String(value.value).trim() && (
              <p className="says" lang={value.language ?? undefined} dir="auto">
                <b>{say('says')}</b> {read}
              </p>
            )}
            {value.file === null ? <p className="note">{say('notWritten')}</p> : <InFile file={value.file} line={value.line} {...props} />}
            {value.isOwn && (
              <p className="note note--own">
                {say('own')}{' '}
                <button type="button" className="link" onClick={() => onGiveBack(value.path)}>
                  {say('giveBack')}
                </button>
              </p>
            )}
          </div>
        )
      })}
      {field.pages.length > 0 && (
        <p className="note">{field.pages.length === 1 ? say('usedOnOne') : say('usedOn', { count: field.pages.length })}</p>
      )}
      <Leads {...props} />
      <Beside {...props} />
    </article>
  )
}
