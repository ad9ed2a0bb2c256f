import type { PageAssets } from '../../templates/document.tsx'
import type { Diagnostic } from './model/diagnostic.ts'
import type { OutputFile } from './model/file.ts'
import type { Page } from './model/page.ts'
import type { PageKind } from './model/page-kinds.ts'
import type { PlanAssets } from './plan/resolve.ts'

/** A picture that cannot be used. */
interface PictureFault extends Diagnostic {
  /** Its name below `assets/images/`, by which the line of the config is found. */
  readonly picture: string
}

/** Everything that a site is made from beside its config: read, encoded, bundled before anything is planned. */
export interface Assets extends PlanAssets {
  /** Styles, script and fonts of each kind of page. */
  readonly pages: Readonly<Record<PageKind, PageAssets>>
  /** For the Content-Security-Policy: `sha256-…` of the inline style sheet of each kind of page. */
  readonly styleHashes: Readonly<Record<PageKind, string>>
  /** Icons of the web app. */
  readonly appIcons: readonly OutputFile[]
  /** Scripts, fonts, pictures, the logo, and what lies in `assets/static/`. */
  readonly files: readonly OutputFile[]
  /** Since when a page says what it says now (`2026-11-21`), if a list of what was published knows. Without a list the sitemap has no dates. */
  readonly changedOn: ((page: Page) => string | undefined) | undefined
  /** What is wrong with icons and logo, with single pictures, with files that are copied, with the list. */
  readonly diagnostics: {
    readonly icons: readonly Diagnostic[]
    readonly pictures: readonly PictureFault[]
    readonly logo: readonly Diagnostic[]
    readonly copied: readonly Diagnostic[]
    readonly published: readonly Diagnostic[]
  }
}
