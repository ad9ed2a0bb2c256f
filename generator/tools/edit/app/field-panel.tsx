/** What was clicked on: its value in all languages, what visitors read of it, where it stands and where else it is said. */
import { useLayoutEffect, useRef, useState } from 'react'
import type { Field, FieldValue, Level, PageLink, Path } from '../protocol.ts'
import { PagesWith } from './pages-with.tsx'
import type { FilePlace } from './use-editor.ts'
import { ValueInput } from './value-input.tsx'
import { WidgetAround } from './widgets/registry.tsx'
import { type Say, trailOf } from './words.ts'

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
  readonly pages: readonly PageLink[]
  /** Address of the page that is shown. */
  readonly page: string
  readonly onPage: (path: string) => void
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
        <span>
          {say(index === 0 ? 'thisSite' : 'brand')} {index > 0 && `(${say('reaches', { count: reach })})`} <small>{file}</small>
        </span>
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

const Siblings = ({ field, say, onGo }: PanelProps) =>
  field.siblings.length === 0 ? null : (
    <section>
      <h3>{say('beside')}</h3>
      <ul className="leads">
        {field.siblings.map(({ path, text }) => (
          <li key={JSON.stringify(path)}>
            <button type="button" onClick={() => onGo(path)}>
              <b>{say.called(path)}</b> {text.length > 60 ? `${text.slice(0, 60)}…` : text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

const InFile = ({
  file,
  line,
  field,
  say,
  onShow,
}: { readonly file: string; readonly line: number } & Pick<PanelProps, 'field' | 'say' | 'onShow'>) => (
  <p className="note">
    <button type="button" className="link link--quiet" title={`${say('showInFile')}: ${field.key}`} onClick={() => onShow({ file, line })}>
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
    if (matchMedia('(pointer: coarse)').matches) {
      // In new browsers it gives a promise, which must not be taken for what ends an effect.
      value.scrollIntoView({ block: 'nearest' })
      return
    }
    const input = value.querySelector<HTMLElement>('textarea, [role="textbox"], select, input')
    input?.focus()
    if (input instanceof HTMLTextAreaElement) input.setSelectionRange(input.value.length, input.value.length)
    else if (input?.isContentEditable === true) getSelection()?.collapse(input, input.childNodes.length)
  }, [asked])
  return panel
}

const differ = (one: unknown, other: unknown): boolean => String(one).trim() !== String(other).trim()

/** A value in one language. What visitors read of it is told where it is not what is written: it does not come and go as one types. */
const OneValue = (props: PanelProps & { readonly value: FieldValue; readonly name: string }) => {
  const { field, value, name, say, languageNames, faults, says, onType, onChange, onGiveBack } = props
  const [typed, setTyped] = useState<unknown>(value.value)
  const key = JSON.stringify(value.path)
  const isFilled = /\{/.test(String(typed)) || (value.says !== null && differ(value.says, value.value))
  const read = says.get(key) ?? value.says
  return (
    <div className={value.language === null ? 'value value--only' : 'value'} data-value={key}>
      <ValueInput
        field={field}
        value={value}
        say={say}
        label={value.language === null ? name : (languageNames.get(value.language) ?? value.language)}
        faults={faults.get(key) ?? []}
        onType={next => {
          setTyped(next)
          onType(value, next)
        }}
        onChange={next => onChange(value, next)}
      />
      {isFilled && read !== null && (
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
}

export const FieldPanel = (props: PanelProps) => {
  const { field, asked, say, languageNames, levels } = props
  const panel = useReady(asked)
  const name = say.called(field.path)
  const help = say.helpNear(field.path)
  const around = field.path.slice(0, -1)
  return (
    <article className="field" data-key={field.key} ref={panel}>
      <header>
        {around.length > 0 && <p className="trail">{trailOf(say, languageNames, around, field.names)}</p>}
        <h2>{name}</h2>
        {help !== '' && help.replace(/\.$/, '') !== name && <p className="help">{help}</p>}
      </header>
      {levels.length > 1 && <Levels {...props} />}
      <WidgetAround path={field.path} />
      {say
        .inOrder(field.values, ({ language }) => language)
        .map(value => (
          <OneValue key={JSON.stringify(value.path)} value={value} name={name} {...props} />
        ))}
      <PagesWith field={field} pages={props.pages} page={props.page} say={say} onPage={props.onPage} />
      <Leads {...props} />
      <Siblings {...props} />
    </article>
  )
}
