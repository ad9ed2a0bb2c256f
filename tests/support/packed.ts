/** The npm package as `npm pack` makes it, and an installation of it. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Links the files of a folder into another one, or copies them to another disk. */
const linkTree = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isFile())
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
  }
}

/** Runs a program. @throws with its output if it fails */
export const runIn = (cwd: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })

/** Copies the files of the checkout, with its packages, and runs `npm pack` there. @returns the package file */
export const packCheckout = (folder: string, env: NodeJS.ProcessEnv = {}): string => {
  const files = runIn('.', 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0')
  // A deleted file is listed until the deletion is committed.
  for (const file of files.filter(existsSync)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(file, join(folder, file))
  }
  for (const { name } of readdirSync('node_modules', { withFileTypes: true }).filter(entry => entry.isDirectory()))
    if (!name.startsWith('.')) linkTree(join('node_modules', name), join(folder, 'node_modules', name))
  runIn(folder, 'npm', ['pack'], env)
  return join(folder, readdirSync(folder).find(name => name.endsWith('.tgz')) ?? '')
}

/** Installs a package file in an empty folder, or one with other packages. Other packages come from the cache of npm, which `npm ci` has filled. */
export const installPackage = (file: string, folder: string): void => {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  runIn(folder, 'npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', file])
}

/** The names of the installed packages. */
export const installedPackages = (folder: string): readonly string[] => {
  // Written by npm.
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>
  }
  return Object.keys(packages).map(path => path.slice('node_modules/'.length))
}
