/** The page view: the site’s page, and a panel with what was clicked on. */
import { ButtonGroup, shortened } from './components.tsx'
import { useEditor } from './editor-state.ts'
import { PageFrame } from './page-frame.tsx'
import { Panel } from './panel.tsx'
import { useTexts } from './texts.ts'

/** Chooses the page and its language. */
const PageChoice = () => {
  const t = useTexts()
  const { state, pages, page, setPage } = useEditor()
  const languages = state?.languages ?? []
  const current = pages.find(({ path }) => path === page)
  const language = current?.language ?? languages[0]?.code ?? ''
  const pathIn = (code: string): string => pages.find(other => other.key === current?.key && other.language === code)?.path ?? page
  return (
    <>
      <label>
        <span className="hidden">{t('page')}</span>
        <select value={page} onChange={event => setPage(event.target.value)}>
          {pages
            .filter(other => other.language === language)
            .map(({ path, title }) => (
              <option key={path} value={path}>
                {shortened(title)}
              </option>
            ))}
        </select>
      </label>
      {languages.length > 1 && (
        <ButtonGroup
          name="language"
          label={t('language')}
          values={t.preferredFirst(languages, ({ code }) => code).map(({ code, name }) => [code, name] as const)}
          chosen={language}
          onChoose={code => setPage(pathIn(code))}
        />
      )}
    </>
  )
}

export const PageView = () => {
  const t = useTexts()
  const { preview, setPreview } = useEditor()
  return (
    <div className="work">
      <div className="shown">
        <div className="page-bar">
          <PageChoice />
          <ButtonGroup
            name="width"
            label={t('width')}
            values={(['phone', 'tablet', 'desktop'] as const).map(width => [width, t(width)] as const)}
            chosen={preview.width}
            onChoose={width => setPreview({ ...preview, width })}
          />
          <ButtonGroup
            name="scheme"
            label={t('scheme')}
            values={(['light', 'dark'] as const).map(scheme => [scheme, t(scheme)] as const)}
            chosen={preview.scheme}
            onChoose={scheme => setPreview({ ...preview, scheme })}
          />
        </div>
        <PageFrame />
      </div>
      <Panel />
    </div>
  )
}
