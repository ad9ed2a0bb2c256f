/** Serves a site from memory, and updates browsers on every change. */
import { dirname, join, relative, sep } from 'node:path'
import { devStyles } from '../../platform/assets/dev-styles.ts'
import { onSiteCodeErrors } from '../../platform/extensions/run-again.ts'
import { devImages } from '../../platform/images/dev-images.ts'
import { isBelow } from '../../platform/inside.ts'
import { hasSources, packageRoot, packageText } from '../../platform/package.ts'
import { startCompiler } from '../../platform/program/code.ts'
import { sourceTextIn } from '../../platform/program/source-place.ts'
import { type Answer, type DevServerInput, startDevServer } from '../../platform/serve/dev-server.ts'
import { watchFiles } from '../../platform/serve/watch.ts'
import { cacheOf, siteRootOf } from '../../platform/site-root.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import type { AbsoluteUrl } from '../../site/model/url.ts'
import { escapeHtml } from '../../site/util/text.ts'
import { type Change, changeOf, changeQueue, refreshedText } from './changes.ts'
import { startCode } from './code.ts'
import { devConfig } from './config.ts'
import { type HotModuleName, hotModuleEntries } from './hot-modules/index.ts'
import { keyOf, type PageStore, type Update } from './page-store.ts'
import { reporter } from './reporter.ts'
import { type Session, startSession } from './session.ts'

interface DevelopInput {
  readonly config: string
  readonly port: number
  readonly host: string
  readonly formEndpoint: AbsoluteUrl | undefined
}

interface Development {
  readonly url: string
  /** Reports the initial diagnostics and starts watching. */
  readonly watch: () => void
  readonly close: () => Promise<void>
}

/** Folders of a checkout whose changes are shown at once. */
const packageFolders = ['templates', 'generator', 'languages', 'starters', 'assets/icons', 'assets/fonts', 'assets/scenes']

const allChanges: readonly Change[] = ['code', 'styles', 'scripts', 'assets']

/** Milliseconds. An error that is gone after `doubt` came from a partly written file. */
const times = { doubt: 50, checkPages: 200, retry: 1_000, warmUp: 1_500 }

const scriptTag = (parameters: Readonly<Record<string, string>>): string =>
  `<script type="module" src="/__townsite/dev.js?${escapeHtml(String(new URLSearchParams(parameters)))}"></script>`

/** Serves as a page that has no valid version. */
const placeholderPage = (key: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Townsite</title><p>This page has no valid version yet. It appears here as soon as it does.</p>${scriptTag({ key })}`

const answerOf = async (store: PageStore, path: string): Promise<Answer | undefined> => {
  const found = store.page(path)
  if (found === 'broken') return { bytes: placeholderPage(store.keyAt(path)), isMissing: true }
  if (found !== undefined) {
    const { html, route, page, styles } = found
    return { bytes: html.join('') + scriptTag({ key: keyOf(route), path: route.path, page, styles }) }
  }
  const file = await store.file(path)
  return file === undefined ? undefined : { bytes: file.bytes }
}

/** The handlers of the server. */
const handlersOf = (
  { pages, notes }: Session,
  mistakes: () => readonly string[],
  terminal: Terminal,
): Omit<DevServerInput, 'port' | 'host'> => ({
  settings: async () => {
    const bytes = (await pages.file('serve.json'))?.bytes
    return typeof bytes === 'string' ? bytes : undefined
  },
  answer: path => answerOf(pages, path),
  isFolder: pages.isFolder,
  holding: () => placeholderPage(''),
  onError: error =>
    terminal.error(
      `${{ en: 'A request failed:', fr: 'Une requête a échoué :' }[terminal.language]} ${error instanceof Error ? error.message : String(error)}`,
    ),
  script: async () => packageText('lib/dev-client.js'),
  update: key => {
    // The page first, because rendering it may find errors.
    const page = pages.update(key)
    return JSON.stringify({ page, mistakes: mistakes(), notes: notes() } satisfies Update)
  },
  styles: key => {
    const page = pages.styles(key)
    return page === undefined ? undefined : { text: page.html[1], name: page.styles }
  },
})

/** Starts the server; resolves when it can show the first page or its errors. */
export const develop = async ({ config: file, port, host, formEndpoint }: DevelopInput, terminal: Terminal): Promise<Development> => {
  const { cwd, env } = terminal
  const code = startCode(hasSources ? () => startCompiler<HotModuleName>(hotModuleEntries, ['page']) : undefined)
  const config = devConfig(file, cwd, code)
  const styles = devStyles(cacheOf(file, cwd, true))
  const pictures = devImages(config.assets, () => queue.add('assets'))
  const session = startSession({ code, config, styles, pictures, out: 'dist', formEndpoint, cwd, env })
  const { pages } = session
  const sourceOf = (name: string): string | undefined => config.source(name) ?? sourceTextIn(siteRootOf(file, cwd), name)
  const { mistakes, report } = reporter(session.diagnostics, sourceOf, terminal)

  await session.refresh(new Set(['config']))
  const server = await startDevServer({ port, host, ...handlersOf(session, mistakes, terminal) })

  /** Renders pages that are not open in a browser, and retries failed steps. */
  const checkPages = (): void => {
    const known = mistakes().join()
    pages.tryAll()
    if (mistakes().join() !== known) {
      server.notifyAll()
      report()
    }
    later = setTimeout(() => [...session.broken()].forEach(queue.add), times.retry)
  }

  let later: NodeJS.Timeout | undefined
  const update = async (changes: ReadonlySet<Change>): Promise<void> => {
    clearTimeout(later)
    const start = performance.now()
    const before = mistakes().join()
    await session.refresh(changes)
    watching.files(config.files().map(terminal.path))
    const now = mistakes().join()
    if (now !== '' && now !== before) {
      await new Promise(done => setTimeout(done, times.doubt))
      if (queue.isWaiting()) return
    }
    server.notifyAll()
    report(refreshedText([...changes], performance.now() - start)[terminal.language])
    // Requests of browsers come first.
    later = setTimeout(checkPages, times.checkPages)
  }
  onSiteCodeErrors(() => {
    server.notifyAll()
    report()
  })
  let warmUp: NodeJS.Timeout | undefined
  const queue = changeQueue(update, error =>
    terminal.error(
      `${{ en: 'A change could not be shown:', fr: 'Une modification n’a pas pu être affichée :' }[terminal.language]} ${error instanceof Error ? error.message : String(error)}`,
    ),
  )
  const assets = config.assets()
  const sources = hasSources ? packageFolders.map(name => join(packageRoot, name)) : []
  /** A path as `changeOf` takes it: from the site root, or from the package root. */
  const shortPath = (path: string): string => {
    const folder = assets.find(one => isBelow(path, one))
    return relative(folder === undefined ? packageRoot : dirname(folder), path)
      .split(sep)
      .join('/')
  }
  const watching = watchFiles({
    folders: [...assets, ...sources.filter(folder => !assets.some(one => isBelow(folder, one)))],
    ignored: path => /^assets\/(?:encoded|sources)(?:\/|$)/.test(shortPath(path)),
    onChange: path => {
      const change = changeOf(shortPath(path))
      if (change !== undefined) queue.add(change)
    },
    onFile: () => queue.add('config'),
  })

  return {
    url: server.url,
    watch: () => {
      report(
        {
          en: `Watching the config${hasSources ? ', languages/, starters/, templates/, assets/ and generator/' : ' and assets/'}. Press Ctrl-C to stop.`,
          fr: `Surveillance de la configuration${hasSources ? ', de languages/, starters/, templates/, assets/ et generator/' : ' et de assets/'}. Ctrl-C pour arrêter.`,
        }[terminal.language],
      )
      watching.files(config.files().map(terminal.path))
      // Picks up changes since the start, and compiles the sources for the first time.
      void watching.ready.then(() => allChanges.forEach(queue.add))
      warmUp = setTimeout(() => config.warmUp(), times.warmUp)
    },
    close: async () => {
      clearTimeout(later)
      clearTimeout(warmUp)
      queue.close()
      pictures.close()
      server.close()
      await Promise.all([watching.close(), code.close()])
    },
  }
}
