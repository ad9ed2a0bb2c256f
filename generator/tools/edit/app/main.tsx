/** The editor: one of its views below the top bar. */
import { Component, type ComponentType, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ChangesDialog } from './changes-dialog.tsx'
import { EditorProvider, useEditorState } from './editor-state.ts'
import { FileView } from './file/file-view.tsx'
import { NewView } from './new/new-view.tsx'
import { PageView } from './page-view.tsx'
import { PhotosView } from './photos/photos-view.tsx'
import { browserLanguage, type TextKey, TextsProvider, useTexts, useTextsIn } from './texts.ts'
import { TopBar } from './top-bar.tsx'
import { TranslationsView } from './translations/translations-view.tsx'
import { HistoryStepProvider } from './use-typed-text.ts'

interface View {
  readonly id: string
  readonly label: TextKey
  readonly component: ComponentType
}

const views: readonly View[] = [
  { id: 'page', label: 'site', component: PageView },
  { id: 'photos', label: 'photos', component: PhotosView },
  { id: 'translations', label: 'translations', component: TranslationsView },
  { id: 'file', label: 'file', component: FileView },
  { id: 'new', label: 'newView', component: NewView },
]

const Crashed = () => {
  const t = useTexts()
  return (
    <div className="crashed" role="alert">
      <h1>{t('crashTitle')}</h1>
      <p>{t('crashHelp')}</p>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </div>
  )
}

/** After a bug in the editor the server still has all changes: the page explains that and can be reloaded. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly isDown: boolean }> {
  override readonly state = { isDown: false }

  static getDerivedStateFromError = (): { readonly isDown: boolean } => ({ isDown: true })

  override render(): ReactNode {
    return this.state.isDown ? <Crashed /> : this.props.children
  }
}

const App = () => {
  const [language, setLanguage] = useState(browserLanguage)
  const [showsChanges, setShowsChanges] = useState(false)
  const t = useTextsIn(language)
  const editor = useEditorState(language, setLanguage)
  const View = views.find(({ id }) => id === editor.view)?.component
  return (
    <div className="editor" lang={language}>
      <TextsProvider value={t}>
        <ErrorBoundary>
          <EditorProvider value={editor}>
            <HistoryStepProvider value={editor.historyStep}>
              <TopBar views={views} onChanges={() => setShowsChanges(true)} />
              <main>{View !== undefined && <View />}</main>
              {showsChanges && <ChangesDialog onClose={() => setShowsChanges(false)} />}
            </HistoryStepProvider>
          </EditorProvider>
        </ErrorBoundary>
      </TextsProvider>
    </div>
  )
}

const root = document.getElementById('app')
if (root !== null) createRoot(root).render(<App />)
