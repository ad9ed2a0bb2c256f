import type { PageAssets } from '../../templates/document.tsx'
import type { Diagnostic } from './model/diagnostic.ts'
import type { OutputFile } from './model/file.ts'
import type { Page } from './model/page.ts'
import type { PageKind } from './model/page-kinds.ts'
import type { PlanAssets } from './plan/resolve.ts'

/** A problem with an image. */
interface PictureFault extends Diagnostic {
  /** Its name below `assets/images/`, from which the line of the config is found. */
  readonly picture: string
}

/** Everything that a site is made from besides its config. It is read, encoded and bundled before planning starts. */
export interface Assets extends PlanAssets {
  /** Styles, script and fonts of each page kind. */
  readonly pages: Readonly<Record<PageKind, PageAssets>>
  /** For the Content-Security-Policy: `sha256-…` of the inline stylesheet of each page kind. */
  readonly styleHashes: Readonly<Record<PageKind, string>>
  /** Icons of the web app. */
  readonly appIcons: readonly OutputFile[]
  /** Scripts, fonts, images, the logo, and the files of `assets/static/`. */
  readonly files: readonly OutputFile[]
  /**
   * The date since which a page has its current content (`2026-11-21`), from the list of published pages. Without a list, the sitemap has
   * no dates.
   */
  readonly changedOn: ((page: Page) => string | undefined) | undefined
  /** Problems with icons and logo, single images, copied files, and the list. */
  readonly diagnostics: {
    readonly icons: readonly Diagnostic[]
    readonly pictures: readonly PictureFault[]
    readonly logo: readonly Diagnostic[]
    readonly copied: readonly Diagnostic[]
    readonly published: readonly Diagnostic[]
  }
}
