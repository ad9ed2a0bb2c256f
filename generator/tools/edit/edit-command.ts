import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { readConfigFile } from '../../platform/config/config-file.ts'
import { logoFault } from '../../platform/images/logo.ts'
import { packageText } from '../../platform/package.ts'
import { type EditAnswer, startEditServer } from '../../platform/serve/edit-server.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { pageFile } from '../../site/emit/collect.ts'
import { formatDiagnostic } from '../check/format-diagnostic.ts'
import { type Command, configOption, configsIn, portIn, portOption } from '../command.ts'
import { messageLanguage } from '../messages.ts'
import type { Uploaded } from './protocol.ts'
import { caller, handlers, htmlOf } from './server/api.ts'
import { imageFault, saveImage, thumbnailOf } from './server/image-library.ts'
import { type Session, startSession } from './server/session.ts'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
}

const typeOf = (file: string): string => types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** The Content-Security-Policy allows style elements with this nonce, which the app passes to its libraries. */
const nonce = randomBytes(16).toString('base64')

const shell = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Townsite</title><link rel="stylesheet" href="app.css"></head>
<body><div id="app"></div><script type="module" nonce="${nonce}" src="app.js"></script></body></html>
`

/** A small version of an image: `picture/hero.jpg`. */
const thumbnail = async ({ imageFolders }: Session, name: string): Promise<EditAnswer | undefined> => {
  const bytes = name.startsWith('picture/') ? await thumbnailOf(name.slice('picture/'.length), 960, imageFolders()) : undefined
  return bytes && { type: typeOf('x.webp'), bytes }
}

const appFile = async (session: Session, name: string): Promise<EditAnswer | undefined> => {
  switch (name) {
    case '':
      return { type: typeOf('index.html'), bytes: shell }
    case 'app.js':
    case 'app.css':
      return { type: typeOf(name), bytes: packageText(`lib/${name.replace('app', 'editor')}`) }
    default:
      return thumbnail(session, name)
  }
}

const siteFile = ({ edited }: Session, path: string): EditAnswer | undefined => {
  const site = edited.opened()?.site
  const route = site?.routes.find(other => other.path === path)
  if (site !== undefined && route !== undefined) return { type: typeOf(pageFile(route.path)), bytes: htmlOf(site, route) }
  const file = site?.files.find(other => `/${other.path}` === path)
  return file && { type: typeOf(file.path), bytes: file.bytes, isLasting: file.path.startsWith('assets/') }
}

const openers: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', linux: 'xdg-open' }

/** Opens a URL in the default browser. If that fails, the URL has been printed anyway. */
const openBrowser = (url: string): void => {
  const [command, args] =
    process.platform === 'win32' ? ['cmd', ['/c', 'start', '', url]] : [openers[process.platform] ?? 'xdg-open', [url]]
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

const serve = (session: Session, port: number, terminal: Terminal) => {
  const language = () => messageLanguage(session.spoken())
  return startEditServer({
    port,
    nonce,
    own: name => appFile(session, name),
    site: async path => siteFile(session, path),
    call: caller(handlers(session, terminal), language),
    language,
    image: async (name, bytes): Promise<Uploaded> => {
      const isLogo = name.startsWith('logo/')
      const file = basename(name)
      const fault = await (isLogo ? logoFault(file, bytes) : imageFault(bytes, file))
      const [folder] = session.imageFolders()
      if (fault === undefined) return { file: (folder && saveImage(file, bytes, folder, isLogo)) ?? null }
      const { message, hint } = formatDiagnostic(fault, language())
      return { file: null, refused: `${message}. ${hint}` }
    },
    onReuse: () =>
      terminal.error(
        {
          en: 'The link that opened the browser was used a second time, so it no longer gives access. If you did not use it twice, another user of this computer did. Open the URL above.',
          fr: 'Le lien qui a ouvert le navigateur a servi une seconde fois, donc il ne donne plus accès. Si ce n’était pas vous, c’était une autre personne qui utilise cet ordinateur. Ouvrez l’adresse ci-dessus.',
        }[terminal.language],
      ),
    onError: error => {
      const failed = { en: 'The editor failed:', fr: 'L’éditeur a échoué :' }[terminal.language]
      terminal.error(`${failed} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    },
  })
}

export const edit: Command = {
  title: { en: 'Edit the site in the browser', fr: 'Modifier le site dans le navigateur' },
  about: {
    en: 'Open the site in the browser to edit it: click a text to change it in the config',
    fr: 'Ouvrir le site dans le navigateur pour le modifier : un clic sur un texte le change dans la configuration',
  },
  options: [
    { ...configOption, about: { en: 'Config to edit', fr: 'Configuration à modifier' } },
    portOption,
    { flags: '--no-open', about: { en: 'Print the URL without opening the browser', fr: 'Afficher l’adresse sans ouvrir le navigateur' } },
  ],
  examples: [
    ['npm run edit', { en: 'Edit site.config.yaml', fr: 'Modifier site.config.yaml' }],
    [
      "npm run edit -- --config 'sites/*.config.yaml'",
      { en: 'Choose one of several sites in the browser', fr: 'Choisir un site parmi plusieurs dans le navigateur' },
    ],
    [
      'npm run edit -- --no-open',
      { en: 'Print the URL, to open it in another browser', fr: 'Afficher l’adresse, pour l’ouvrir dans un autre navigateur' },
    ],
  ],
  run: async ({ given, terminal }) => {
    const configs = await configsIn(given, terminal)
    const session = await startSession(configs, terminal)
    if (session.edited.opened() === undefined) {
      // The session has an empty text for a file that cannot be read.
      const unread = configs.flatMap(config => readConfigFile(config, terminal.cwd).diagnostics)
      if (unread.length > 0) terminal.report(unread, () => undefined)
      else terminal.report(session.edited.diagnostics(), file => session.edited.chain().find(one => one.file === file)?.text)
      return 1
    }
    const server = await serve(session, portIn(given, terminal), terminal)
    const stopped = terminal.stopped()
    terminal.out({ en: `The editor is at ${server.url}`, fr: `L’éditeur est à l’adresse ${server.url}` }[terminal.language])
    if (given.open !== false) openBrowser(server.openUrl)
    const code = await stopped
    server.close()
    session.edited.close()
    return code
  },
}
