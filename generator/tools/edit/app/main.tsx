/** The editor: one of its views below the bar. */
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ChangesDialog } from './changes-dialog.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useFieldTree } from './fields.ts'
import type { Showing } from './page-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { TurnProvider } from './turn.ts'
import { useEditor } from './use-editor.ts'
import { views } from './views.tsx'
import { firstLanguage, sayIn } from './words.ts'

const App = () => {
  const [showing, setShowing] = useState<Showing>({ width: 'desktop', scheme: 'light' })
  const [language, setLanguage] = useState(firstLanguage)
  const [showsChanges, setShowsChanges] = useState(false)
  const fields = useFieldTree(language)
  const say = useMemo(() => sayIn(language, fields), [language, fields])
  const editor = useEditor(language)
  const languageNames = new Map(editor.state?.languages.map(({ code, name }) => [code, name]))
  const View = views.find(({ id }) => id === editor.view)?.component
  return (
    <div className="editor" lang={language}>
      <ErrorBoundary say={say}>
        <TopBar editor={editor} say={say} onChanges={() => setShowsChanges(true)} />
        <main>
          {View !== undefined && (
            <TurnProvider value={editor.turn}>
              <View
                editor={editor}
                say={say}
                languageNames={languageNames}
                language={language}
                onLanguage={setLanguage}
                showing={showing}
                onShowing={setShowing}
              />
            </TurnProvider>
          )}
        </main>
        {showsChanges && (
          <ChangesDialog
            say={say}
            canSave={editor.state?.isValid === true}
            onSave={() => void editor.save()}
            onClose={() => setShowsChanges(false)}
            onPage={editor.setPage}
          />
        )}
      </ErrorBoundary>
    </div>
  )
}

const place = document.getElementById('app')
if (place !== null) createRoot(place).render(<App />)
