import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startServe } from '../../platform/serve/static-server.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { type Command, type Given, hostIn, hostOption, outOption, portIn, portOption, printUrl, text } from '../command.ts'

/** Interval of checks for a new build, in milliseconds. */
const interval = 500

/**
 * Serves a built folder until the user stops it. `serve` reads the folder’s redirects and headers when it starts, so it is restarted at the
 * same URL when a build changes them. It is also restarted if it exits by itself, which happens if a build removes a file while serve reads
 * it.
 */
export const serveUntilStopped = async (folder: string, given: Given, terminal: Terminal): Promise<number> => {
  const { env } = terminal
  const [host, path] = [await hostIn(given), terminal.path(folder)]
  // Read by path, since a build replaces the whole folder.
  const timeOfSettings = (): number | undefined => statSync(join(path, 'serve.json'), { throwIfNoEntry: false })?.mtimeMs
  let known = timeOfSettings()
  let server = await startServe(path, { port: portIn(given, terminal), host, env })
  const port = Number(new URL(server.url).port)
  let code: number | undefined
  void terminal.stopped().then(signalled => {
    code = signalled
    server.stop()
  })
  await printUrl(folder, server.url, host, terminal)
  terminal.info({ en: 'Press Ctrl-C to stop.', fr: 'Ctrl-C pour arrêter.' }[terminal.language])
  let isOutdated = false
  const timer = setInterval(() => {
    const now = timeOfSettings()
    // During a build the file may be missing.
    if (now === undefined || now === known) return
    known = now
    isOutdated = true
    server.stop()
  }, interval)
  for (;;) {
    await server.ended
    if (code !== undefined) break
    if (!isOutdated)
      terminal.info(
        { en: 'The server exited unexpectedly. Restarting it…', fr: 'Le serveur s’est arrêté. Il redémarre…' }[terminal.language],
      )
    isOutdated = false
    const { url } = server
    server = await startServe(path, { port, host, env })
    // Another process has taken the port in the meantime.
    if (server.url !== url) await printUrl(folder, server.url, host, terminal)
    // The user may have stopped it while it started.
    if (code !== undefined) server.stop()
  }
  clearInterval(timer)
  return code
}

export const preview: Command = {
  title: { en: 'Serve the built site', fr: 'Servir le site généré' },
  about: {
    en: 'Serve the output folder on this computer, with its redirects and headers; nothing is built',
    fr: 'Servir le dossier de sortie sur cet ordinateur, avec ses redirections et ses en-têtes; rien n’est généré',
  },
  options: [outOption, portOption, hostOption],
  examples: [['npm run preview', { en: 'Serve dist/', fr: 'Servir dist/' }]],
  run: async ({ given, terminal }) => {
    const folder = text(given, 'out') ?? 'dist'
    if (!existsSync(terminal.path(`${folder}/index.html`))) {
      terminal.error(
        {
          en: `There is no built site in ${folder}. Run “npm run build” first.`,
          fr: `Le dossier ${folder} ne contient aucun site généré. Lancez d’abord « npm run build ».`,
        }[terminal.language],
      )
      return 1
    }
    return serveUntilStopped(folder, given, terminal)
  },
}
