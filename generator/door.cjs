/**
 * What npm's scripts start: the compiled program, when there is one of the sources as they are; else it is compiled. Plain JavaScript,
 * since what reads TypeScript takes longer to start than a build that finds nothing to do; and CommonJS, for which Node need not begin to
 * load modules in its other way.
 */
const { readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { pathToFileURL } = require('node:url')
const { crc32 } = require('node:zlib')

const root = dirname(__dirname)
const programs = join(root, 'node_modules', '.cache', 'townsite', 'program')

/** The program that ran last, when it is whole and nothing that it was compiled from has changed. */
const compiled = () => {
  try {
    const file = join(programs, readFileSync(join(programs, 'last'), 'utf8'))
    const text = readFileSync(file, 'utf8')
    const end = text.lastIndexOf('//')
    if (text.slice(end) !== `//${crc32(text.slice(0, end))}\n`) return undefined
    const program = require(file)
    return program.isOf(root) ? program : undefined
  } catch {
    return undefined
  }
}

/** What compiles the program, itself compiled by esbuild: what else reads TypeScript takes a third of a second longer to start. */
const compiler = async () => {
  const esbuild = pathToFileURL(require.resolve('esbuild')).href
  const { build } = await import(esbuild)
  const { outputFiles } = await build({
    entryPoints: [join(root, 'generator', 'io', 'program', 'program.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    // A module that lies in no folder finds packages by their whole address.
    alias: { esbuild },
    external: [esbuild],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'generator', 'io', 'project.ts')).href) },
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/** The program, compiled now; from its sources where no cache can hold it, or where they are to be shown. */
const compiledNow = async () => {
  const { compiledProgram } = await compiler()
  const address = await compiledProgram()
  // Its process would stay as long as this one; builds hardly ever ask it for more.
  await require('esbuild').stop()
  if (address.endsWith('.ts')) (await import('tsx/esm/api')).register()
  return import(address)
}

const run = async () => {
  const shown = process.execArgv.includes('--enable-source-maps')
  const program = (shown ? undefined : compiled()) ?? (await compiledNow())
  await program.endProcess(await program.main(process.argv.slice(2), program.processShell()))
}

run()
