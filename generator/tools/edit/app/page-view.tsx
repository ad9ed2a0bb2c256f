/** The site’s page, and beside it what was clicked on. */
import { PageBar, type Width } from './page-bar.tsx'
import { keyOf, PageFrame } from './page-frame.tsx'
import { Side } from './side.tsx'
import type { ViewProps } from './view-props.ts'

const widths: Readonly<Record<Width, number | null>> = { phone: 390, tablet: 820, desktop: null }

export const PageView = ({ editor, say, languageNames, language, onLanguage, showing, onShowing }: ViewProps) => {
  const { field, pieces } = editor
  const open = field?.values.map(({ path }) => keyOf(path)).find(key => pieces.some(({ paths }) => keyOf(paths[0]) === key)) ?? ''
  return (
    <div className="work">
      <div className="shown">
        <PageBar editor={editor} say={say} showing={showing} onShowing={onShowing} />
        <PageFrame
          address={editor.page}
          html={editor.html}
          pieces={pieces}
          open={open}
          width={widths[showing.width]}
          scheme={showing.scheme}
          title={say('page')}
          onOpen={editor.openPieces}
          onLeave={editor.setPage}
        />
      </div>
      <Side editor={editor} say={say} languageNames={languageNames} language={language} onLanguage={onLanguage} />
    </div>
  )
}
