/** An open field: its value in every language, what visitors read, the file it comes from and the pages that contain it. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Field, FieldValue, Path } from '../protocol.ts'
import { useCall } from './client.ts'
import { LinkList, shortened } from './components.tsx'
import { useEditor } from './editor-state.ts'
import { keyOf } from './panel-state.ts'
import { trailOf, useTexts } from './texts.ts'
import { ValueInput } from './value-input.tsx'
import { WidgetAround, widgetFor } from './widgets/registry.tsx'

interface FieldProps {
  readonly field: Field
}

/** Chooses the file that changes are written to, if there are several. */
export const Levels = () => {
  const t = useTexts()
  const { state, level, setLevel } = useEditor()
  const levels = state?.levels ?? []
  if (levels.length < 2) return null
  return (
    <fieldset className="levels">
      <legend>{t('writeToFile')}</legend>
      {levels.map(({ file, reach }, index) => (
        <label key={file}>
          <input type="radio" name="level" checked={index === level} onChange={() => setLevel(index)} />
          <span>
            {t(index === 0 ? 'thisSite' : 'brand')} {index > 0 && `(${t('reaches', { count: reach })})`} <small>{file}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** At most this many pages are listed. */
const listed = 50

/** The pages that contain a value. */
const PagesWith = ({ field }: FieldProps) => {
  const t = useTexts()
  const { pages, page, setPage, age } = useEditor()
  const found = useCall('pagesWith', { path: field.path }, age) ?? []
  const known = useMemo(() => new Map(pages.map(other => [other.path, other])), [pages])
  if (found.length === 0) return null
  const language = known.get(page)?.language
  const first = found.find(path => known.get(path)?.language === language) ?? found[0] ?? page
  return (
    <section className="saying">
      {!found.includes(page) && (
        <button type="button" onClick={() => setPage(first)}>
          {t('seeOnPage')}
        </button>
      )}
      <details>
        <summary>{found.length === 1 ? t('usedOnOne') : t('usedOn', { count: found.length })}</summary>
        <LinkList
          items={found.slice(0, listed)}
          keyOf={path => path}
          current={page}
          content={path => known.get(path)?.title ?? path}
          onOpen={setPage}
        />
        {found.length > listed && <p className="note">{t('andMore', { count: found.length - listed })}</p>}
      </details>
    </section>
  )
}

/** The values that fill the placeholders of a text. */
const PlaceholderSources = ({ field }: FieldProps) => {
  const t = useTexts()
  const { go } = useEditor()
  const first = String(field.values[0]?.value ?? '')
  const used = field.placeholders.filter(({ name, path }) => path !== null && first.includes(`{${name}`))
  if (used.length === 0) return null
  return (
    <section>
      <h3>{t('sourcesOfValues')}</h3>
      <LinkList
        items={used}
        keyOf={({ name }) => name}
        content={({ name, says }) => (
          <>
            <small>{t.valueName(name)}</small> {says}
          </>
        )}
        onOpen={({ path }) => void go(path ?? [])}
      />
    </section>
  )
}

/** Other values of the same group. */
const Siblings = ({ field }: FieldProps) => {
  const t = useTexts()
  const { go } = useEditor()
  if (field.siblings.length === 0) return null
  return (
    <section>
      <h3>{t('relatedValues')}</h3>
      <LinkList
        items={field.siblings}
        keyOf={({ path }) => keyOf(path)}
        content={({ path, text }) => (
          <>
            <b>{t.label(path)}</b> {shortened(t.plain(text))}
          </>
        )}
        onOpen={({ path }) => void go(path)}
      />
    </section>
  )
}

/** Focuses the value that was opened. On a phone it is only scrolled to, because the keyboard would cover it. */
const useFocusOn = (opened: Path) => {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const values = [...(panel.current?.querySelectorAll<HTMLElement>('.value') ?? [])]
    const value = values.find(other => other.dataset.value === keyOf(opened)) ?? values[0]
    if (value === undefined) return
    if (matchMedia('(pointer: coarse)').matches) {
      // New browsers return a promise, which must not become the clean-up function of the effect.
      value.scrollIntoView({ block: 'nearest' })
      return
    }
    const input = value.querySelector<HTMLElement>('textarea, [role="textbox"], select, input')
    input?.focus()
    if (input instanceof HTMLTextAreaElement) input.setSelectionRange(input.value.length, input.value.length)
    else if (input?.isContentEditable === true) getSelection()?.collapse(input, input.childNodes.length)
  }, [opened])
  return panel
}

const differ = (one: unknown, other: unknown): boolean => String(one).trim() !== String(other).trim()

/** A value in one language. What visitors read is shown if it differs from what is written, so that it does not come and go while typing. */
const OneValue = ({ field, value }: FieldProps & { readonly value: FieldValue }) => {
  const t = useTexts()
  const { languageNames, errors, rendered, type, change, restoreBrandValue, showInFile } = useEditor()
  const [typed, setTyped] = useState<unknown>(value.value)
  const { path, language, file, line } = value
  const key = keyOf(path)
  const isFilled = /\{/.test(String(typed)) || (value.says !== null && differ(value.says, value.value))
  const read = rendered.get(key) ?? value.says
  return (
    <div className={language === null ? 'value value--only' : 'value'} data-value={key}>
      <ValueInput
        field={field}
        value={value}
        label={language === null ? t.label(field.path) : (languageNames.get(language) ?? language)}
        errors={errors.get(key) ?? []}
        onType={next => {
          setTyped(next)
          type(value, next)
        }}
        onChange={next => void change({ kind: 'set', path, value: next })}
      />
      {isFilled && read !== null && (
        <p className="says" lang={language ?? undefined} dir="auto">
          <b>{t('visitorsRead')}</b> {read}
        </p>
      )}
      <p className="note">
        {file === null ? (
          typed === value.value && t('defaultText')
        ) : (
          <button
            type="button"
            className="link link--quiet"
            title={`${t('showInFile')}: ${field.key}`}
            onClick={() => showInFile({ file, line })}
          >
            {file}:{line}
          </button>
        )}
      </p>
      {value.isOwn && (
        <p className="note note--own">
          {t('overridesBrand')}{' '}
          <button type="button" className="link" onClick={() => void restoreBrandValue(path)}>
            {t('restoreBrandValue')}
          </button>
        </p>
      )}
    </div>
  )
}

export const FieldPanel = ({ field }: FieldProps) => {
  const t = useTexts()
  const { languageNames, openedPath } = useEditor()
  const panel = useFocusOn(openedPath)
  const name = t.label(field.path)
  const help = t.helpNear(field.path)
  const parent = field.path.slice(0, -1)
  return (
    <article className="field" data-key={field.key} ref={panel}>
      <header>
        {parent.length > 0 && <p className="trail">{trailOf(t, languageNames, parent, field.names)}</p>}
        <h2>{name}</h2>
        {help !== '' && help.replace(/\.$/, '') !== name && <p className="help">{help}</p>}
      </header>
      <Levels />
      <WidgetAround path={field.path} />
      {/* The file name of a logo is not typed. */}
      {t
        .preferredFirst(widgetFor(field.path)?.isImage === true ? [] : field.values, ({ language }) => language)
        .map(value => (
          <OneValue key={keyOf(value.path)} field={field} value={value} />
        ))}
      <PagesWith field={field} />
      <PlaceholderSources field={field} />
      <Siblings field={field} />
    </article>
  )
}
