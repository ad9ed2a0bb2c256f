/** The editor: the site’s page, and beside it what was clicked on. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ChangesDialog } from './changes-dialog.tsx'
import { keyOf, PageFrame } from './page-frame.tsx'
import { Side } from './side.tsx'
import { type Scheme, TopBar, type Width } from './top-bar.tsx'
import { useEditor } from './use-editor.ts'
import { firstLanguage, sayIn } from './words.ts'

const widths: Readonly<Record<Width, number | null>> = { phone: 390, tablet: 820, desktop: null }

const App = () => {
  const editor = useEditor()
  const [width, setWidth] = useState<Width>('desktop')
  const [scheme, setScheme] = useState<Scheme>('light')
  const [language, setLanguage] = useState(firstLanguage)
  const [showsChanges, setShowsChanges] = useState(false)
  const say = sayIn(language)
  const { state, field } = editor
  const names = new Map(state?.languages.map(({ code, name }) => [code, name]))
  const open = field?.values.map(({ path }) => keyOf(path)).find(key => editor.pieces.some(({ paths }) => keyOf(paths[0]) === key)) ?? ''
  return (
    <div className="editor" lang={language}>
      <TopBar
        editor={editor}
        say={say}
        width={width}
        scheme={scheme}
        onWidth={setWidth}
        onScheme={setScheme}
        onChanges={() => setShowsChanges(true)}
      />
      <main className="work">
        <PageFrame
          address={editor.page}
          html={editor.html}
          pieces={editor.pieces}
          open={open}
          width={widths[width]}
          scheme={scheme}
          title={say('page')}
          onOpen={editor.openPieces}
          onLeave={editor.setPage}
        />
        <Side editor={editor} say={say} languageNames={names} language={language} onLanguage={setLanguage} />
      </main>
      {showsChanges && <ChangesDialog say={say} onClose={() => setShowsChanges(false)} onPage={editor.setPage} />}
    </div>
  )
}

const place = document.getElementById('app')
if (place !== null) createRoot(place).render(<App />)
