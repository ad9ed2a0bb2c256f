/** What page is shown, and how. */
import { Choice } from './choice.tsx'
import type { Scheme } from './page-scheme.ts'
import type { Editor } from './use-editor.ts'
import type { Say } from './words.ts'

export type Width = 'phone' | 'tablet' | 'desktop'
/** How the page is shown; it stays so while other views are looked at. */
export interface Showing {
  readonly width: Width
  readonly scheme: Scheme
}

interface PageBarProps {
  readonly editor: Editor
  readonly say: Say
  readonly showing: Showing
  readonly onShowing: (showing: Showing) => void
}

const Pages = ({ editor, say }: Pick<PageBarProps, 'editor' | 'say'>) => {
  const { state, pages, page, setPage } = editor
  const here = pages.find(({ path }) => path === page)
  const language = here?.language ?? state?.languages[0]?.code ?? ''
  const twin = (code: string): string => pages.find(one => one.key === here?.key && one.language === code)?.path ?? page
  return (
    <>
      <label>
        <span className="hidden">{say('page')}</span>
        <select value={page} onChange={event => setPage(event.target.value)}>
          {pages
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
          values={say.inOrder(state?.languages ?? [], ({ code }) => code).map(({ code, name }) => [code, name] as const)}
          chosen={language}
          onChoose={code => setPage(twin(code))}
        />
      )}
    </>
  )
}

export const PageBar = ({ editor, say, showing, onShowing }: PageBarProps) => (
  <div className="page-bar">
    <Pages editor={editor} say={say} />
    <Choice
      name="width"
      label={say('width')}
      values={[
        ['phone', say('phone')],
        ['tablet', say('tablet')],
        ['desktop', say('desktop')],
      ]}
      chosen={showing.width}
      onChoose={width => onShowing({ ...showing, width })}
    />
    <Choice
      name="scheme"
      label={say('scheme')}
      values={[
        ['light', say('light')],
        ['dark', say('dark')],
      ]}
      chosen={showing.scheme}
      onChoose={scheme => onShowing({ ...showing, scheme })}
    />
  </div>
)
