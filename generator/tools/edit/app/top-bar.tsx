/** What page is shown and how, and what becomes of the changes. */
import type { Editor } from './use-editor.ts'
import type { Say } from './words.ts'

export type Width = 'phone' | 'tablet' | 'desktop'
export type Scheme = 'light' | 'dark'

export interface BarProps {
  readonly editor: Editor
  readonly say: Say
  readonly width: Width
  readonly scheme: Scheme
  readonly onWidth: (width: Width) => void
  readonly onScheme: (scheme: Scheme) => void
  readonly onChanges: () => void
}

const Choice = <Value extends string>({
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

const Pages = ({ editor, say }: Pick<BarProps, 'editor' | 'say'>) => {
  const { state, page, setPage } = editor
  const here = state?.pages.find(({ path }) => path === page)
  const language = here?.language ?? state?.languages[0]?.code ?? ''
  const twin = (code: string): string => state?.pages.find(one => one.key === here?.key && one.language === code)?.path ?? page
  return (
    <>
      <label>
        <span className="hidden">{say('page')}</span>
        <select value={page} onChange={event => setPage(event.target.value)}>
          {state?.pages
            .filter(one => one.language === language)
            .map(({ path, title }) => (
              <option key={path} value={path}>
                {title.length > 60 ? `${title.slice(0, 60)}…` : title}
              </option>
            ))}
        </select>
      </label>
      {(state?.languages.length ?? 0) > 1 && (
        <Choice
          name="language"
          label={say('language')}
          values={(state?.languages ?? []).map(({ code, name }) => [code, name] as const)}
          chosen={language}
          onChoose={code => setPage(twin(code))}
        />
      )}
    </>
  )
}

const Saving = ({ editor, say, onChanges }: Pick<BarProps, 'editor' | 'say' | 'onChanges'>) => {
  const { state } = editor
  const isUnsaved = (state?.unsaved.length ?? 0) > 0
  return (
    <div className="saving">
      <p role="status">{state?.isSound === false ? say('draftsKept') : say(isUnsaved ? 'unsaved' : 'saved')}</p>
      <button
        type="button"
        className="sign"
        aria-label={say('undo')}
        title={say('undo')}
        disabled={state?.canUndo !== true}
        onClick={() => void editor.undo()}
      >
        ↶
      </button>
      <button
        type="button"
        className="sign"
        aria-label={say('redo')}
        title={say('redo')}
        disabled={state?.canRedo !== true}
        onClick={() => void editor.redo()}
      >
        ↷
      </button>
      <button type="button" disabled={!isUnsaved} onClick={onChanges}>
        {say('whatChanges')}
      </button>
      <label className="always">
        <input type="checkbox" checked={editor.savesAlways} onChange={event => editor.setSavesAlways(event.target.checked)} />
        {say('saveAlways')}
      </label>
      <button type="button" className="primary" disabled={!isUnsaved || state?.isSound === false} onClick={() => void editor.save()}>
        {say('save')}
      </button>
    </div>
  )
}

/** What a person must know before going on. */
const Banners = ({ editor, say }: Pick<BarProps, 'editor' | 'say'>) => {
  const { state } = editor
  return (
    <>
      {state?.isRestored === true && <p className="banner">{say('restored')}</p>}
      {state?.isSound === false && <p className="banner banner--fault">{say('unsound')}</p>}
      {state?.conflicts.map(file => (
        <p key={file} className="banner banner--fault">
          {file} {say('conflict')}{' '}
          <button type="button" onClick={() => void editor.save(true)}>
            {say('saveOver')}
          </button>
        </p>
      ))}
    </>
  )
}

export const TopBar = (props: BarProps) => {
  const { editor, say, width, scheme, onWidth, onScheme } = props
  const { state } = editor
  return (
    <header className="bar">
      <h1>Townsite</h1>
      {(state?.configs.length ?? 0) > 1 && (
        <label>
          <span className="hidden">{say('site')}</span>
          <select value={state?.config} onChange={event => void editor.choose(event.target.value)}>
            {state?.configs.map(config => (
              <option key={config}>{config}</option>
            ))}
          </select>
        </label>
      )}
      <Pages editor={editor} say={say} />
      <Choice
        name="width"
        label={say('width')}
        values={[
          ['phone', say('phone')],
          ['tablet', say('tablet')],
          ['desktop', say('desktop')],
        ]}
        chosen={width}
        onChoose={onWidth}
      />
      <Choice
        name="scheme"
        label={say('scheme')}
        values={[
          ['light', say('light')],
          ['dark', say('dark')],
        ]}
        chosen={scheme}
        onChoose={onScheme}
      />
      <Saving {...props} />
      <Banners editor={editor} say={say} />
    </header>
  )
}
