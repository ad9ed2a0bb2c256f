import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { watch } from 'chokidar'
import { cacheFolder } from '../io/cache.ts'
import { startDevServer } from '../io/dev-server.ts'
import { projectRoot } from '../io/project.ts'
import { startReceiver } from '../io/receiver.ts'
import { say, tell } from '../io/terminal.ts'
import { summaryOf } from '../providers/received.ts'
import { type Command, text } from './command.ts'
import { hostOption, portOf, portOption, tryFormsOption } from './serving.ts'

/** A build of its own process, so that changed templates are read anew. @returns what it printed when it failed */
const buildApart = (config: string, out: string, formEndpoint: string | undefined): Promise<string | undefined> =>
  new Promise(done => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        join(projectRoot, 'generator', 'cli.ts'),
        'build',
        '--config',
        config,
        '--out',
        out,
        ...(formEndpoint === undefined ? [] : ['--form-endpoint', formEndpoint]),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } },
    )
    let printed = ''
    child.stderr.setEncoding('utf8').on('data', part => (printed += part))
    child.once('exit', code => done(code === 0 ? undefined : printed))
  })

export const dev: Command = {
  about: 'build, serve, and rebuild and reload the browser at every change',
  options: [{ flags: '--config <file>', about: 'config to build', standard: 'site.config.yaml' }, portOption, hostOption, tryFormsOption],
  examples: [['npm run dev', 'work on site.config.yaml and the templates']],
  run: async given => {
    const config = text(given, 'config') ?? 'site.config.yaml'
    // Apart from dist/, which keeps the last site that was built to be published.
    const out = join(cacheFolder, 'dev')
    const receiver = given.tryForms === true ? await startReceiver({ onMessage: message => say(summaryOf(message)) }) : undefined
    const first = await buildApart(config, out, receiver?.url)
    if (first !== undefined) {
      tell(first)
      return 1
    }
    const server = await startDevServer(out, { port: portOf(given), host: text(given, 'host') ?? '127.0.0.1' })
    say(`${config} is at ${server.url}`)
    tell('Watching the config, templates/ and assets/. Ctrl-C ends it.')

    let running = false
    let waiting = false
    const rebuild = async (): Promise<void> => {
      if (running) {
        waiting = true
        return
      }
      running = true
      const begun = performance.now()
      const mistake = await buildApart(config, out, receiver?.url)
      if (mistake === undefined) {
        tell(`rebuilt in ${((performance.now() - begun) / 1000).toFixed(2)} s`)
        server.reload()
      } else {
        tell(mistake)
        server.showMistake(mistake)
      }
      running = false
      if (waiting) {
        waiting = false
        await rebuild()
      }
    }
    const watched = ['templates', 'assets', 'generator'].map(folder => join(projectRoot, folder))
    const watcher = watch([config, ...watched], {
      ignoreInitial: true,
      awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 20 },
      ignored: path => path.includes('encoded'),
    })
    watcher.on('all', () => void rebuild())
    await new Promise<void>(done => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
    })
    await watcher.close()
    server.close()
    await receiver?.close()
    return 0
  },
}
