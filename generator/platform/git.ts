/** Checks out commits of a site’s repository in a temporary folder and builds them there. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type Translated, TranslatedError } from '../site/messages/language.ts'
import { isRecord } from '../site/util/table.ts'
import type { Children } from './child.ts'
import { removeFile } from './folder.ts'
import { packageRoot, packageVersion } from './package.ts'

export interface Repository {
  /** The site root, without symbolic links. */
  readonly root: string
  /** Top folder of the work tree. */
  readonly top: string
}

/** The user’s git hooks do not apply to temporary checkouts. */
const quiet = ['-c', 'core.hooksPath=/dev/null', '-c', 'advice.detachedHead=false']

const git = (cwd: string, ...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', [...quiet, ...args], { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The repository that a site root is in; `undefined` without git or a repository. */
export const repositoryOf = (root: string): Repository | undefined => {
  const top = git(root, 'rev-parse', '--show-toplevel')
  return top === undefined ? undefined : { root: realpathSync(root), top: resolve(top) }
}

/** Top folder of the work tree that contains a file, through symbolic links; `null`: none, `undefined`: the file does not exist. */
export const repositoryContaining = (file: string): string | null | undefined =>
  existsSync(file) ? (repositoryOf(dirname(realpathSync(file)))?.top ?? null) : undefined

/** The commit hash of a branch, a tag or a revision such as `HEAD~3`. */
export const commitOf = ({ root }: Pick<Repository, 'root'>, ref: string): string | undefined =>
  git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)

/** Branches and tags, latest commits first. */
export const refsOf = ({ root }: Repository): readonly string[] =>
  git(root, 'for-each-ref', '--sort=-committerdate', '--count=200', '--format=%(refname:short)', 'refs/heads', 'refs/tags')
    ?.split('\n')
    .filter(Boolean) ?? []

/** Removes the records of worktrees whose folders no longer exist. */
export const pruneWorktrees = ({ root }: Repository): void => {
  git(root, 'worktree', 'prune')
}

/** Branch and number of changed files, as text; `null` if there is no repository. */
export const repositoryState = (root: string): string | null => {
  const status = git(root, '--no-optional-locks', 'status', '--porcelain', '--branch')
  if (status === undefined) return null
  const [head = '', ...files] = status.split('\n')
  const branch = /^## (?:No commits yet on )?(.+?)(?:\.\.\.|$)/.exec(head)?.[1] ?? ''
  return `${branch} · ${files.filter(line => line !== '').length}`
}

/** A commit that cannot be built. */
export class GitError extends TranslatedError {}

interface Checkout {
  readonly commit: string
  /** The commit as the user named it. */
  readonly ref: string
  /** Config to build, as the user named it. */
  readonly config: string
  /** Folder that `config` is relative to. */
  readonly cwd: string
  /** Empty folder for the checkout and the built site. */
  readonly folder: string
  readonly children: Children
  /** Called with a description of each step. */
  readonly watch: (step: Translated<string>) => void
  /** Called with messages about the build for the user. */
  readonly inform: (remark: Translated<string>) => void
}

const inside = (folder: string, path: string): string | undefined => {
  const way = relative(folder, path)
  return way.startsWith('..') || resolve(folder, way) !== resolve(path) ? undefined : way
}

/** Links the packages of the work tree. @returns whether there are any */
const linkPackages = (tree: string, { root }: Repository): boolean => {
  const packages = join(root, 'node_modules')
  if (existsSync(packages)) symlinkSync(packages, join(tree, 'node_modules'), 'junction')
  return existsSync(packages)
}

/** Links the packages of the work tree if the lockfile of the commit is the same, otherwise installs those of the commit. */
const providePackages = async (tree: string, repository: Repository, { ref, children, watch }: Checkout): Promise<void> => {
  const lockfile = (folder: string): string => {
    const file = join(folder, 'package-lock.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  if (lockfile(tree) === lockfile(repository.root) && linkPackages(tree, repository)) return
  watch({ en: `Installing the packages of ${ref}`, fr: `Installation des paquets de ${ref}` })
  const { ok, output } = await children.run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree })
  if (!ok)
    throw new GitError({
      en: `The packages of ${ref} could not be installed. They differ from the installed ones, because its package-lock.json does:\n${output}`,
      fr: `Les paquets de ${ref} n’ont pas pu être installés. Son package-lock.json diffère, il lui faut donc d’autres paquets que ceux déjà installés :\n${output}`,
    })
}

/** Arguments for Node to run the program of a checkout of Townsite. Older commits have `cli.ts`, which tsx compiles, instead of `bin.mjs`. */
const programIn = (tree: string): readonly string[] | undefined => {
  const [bin, source] = [join('generator', 'bin.mjs'), join('generator', 'cli.ts')]
  if (existsSync(join(tree, bin))) return [bin]
  return existsSync(join(tree, source)) ? ['--import', 'tsx', source] : undefined
}

/** The version of Townsite that a package.json names; `undefined` without an exact one. */
const namedVersion = (file: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const lists = isRecord(data) ? [data.dependencies, data.devDependencies] : []
    const version = lists.flatMap(list => (isRecord(list) ? [list.townsite] : [])).find(one => one !== undefined)
    return typeof version === 'string' && /^\d/.test(version) ? version : undefined
  } catch {
    return undefined
  }
}

/**
 * The program for a checkout: that of the commit if the repository contains Townsite itself, otherwise the installed one, so that a comparison
 * shows what the site changed.
 */
const provideProgram = async (tree: string, repository: Repository, checkout: Checkout): Promise<readonly string[]> => {
  const own = programIn(tree)
  if (own !== undefined) {
    await providePackages(tree, repository, checkout)
    return own
  }
  const [named, installed] = [namedVersion(join(tree, 'package.json')), packageVersion()]
  if (named !== undefined && named !== installed)
    checkout.inform({
      en: `${checkout.ref} names Townsite ${named}, but is built with the installed ${installed}, so that only changes of the site are reported.`,
      fr: `${checkout.ref} demande Townsite ${named}, mais est généré avec la version installée, ${installed}, pour ne signaler que les changements du site.`,
    })
  linkPackages(tree, repository)
  return [join(packageRoot, 'generator', 'bin.mjs')]
}

/** Checks out a commit and builds it. @returns the built folder */
export const buildCommit = async (repository: Repository, checkout: Checkout): Promise<string> => {
  const { commit, ref, config, cwd, folder, children, watch } = checkout
  const { top } = repository
  const whole = join(folder, 'checkout')
  watch({ en: `Checking out ${ref}`, fr: `Extraction de ${ref}` })
  const added = await children.run('git', [...quiet, 'worktree', 'add', '--detach', '--quiet', whole, commit], { cwd: repository.root })
  if (!added.ok)
    throw new GitError({
      en: `${ref} could not be checked out:\n${added.output}`,
      fr: `${ref} n’a pas pu être extrait du dépôt :\n${added.output}`,
    })
  const path = resolve(cwd, config)
  const own = inside(top, existsSync(path) ? realpathSync(path) : path)
  const file = own === undefined ? undefined : join(whole, own)
  if (file === undefined || !existsSync(file))
    throw new GitError({
      en: `${ref} has no ${config}. Choose a config that exists there with --config.`,
      fr: `${ref} ne contient pas ${config}. Choisissez avec --config une configuration qui y existe.`,
    })
  // The comparison reports removed URLs; the build must not fail because of them.
  removeFile(join(dirname(file), 'urls.lock'))
  const tree = join(whole, relative(top, repository.root))
  const program = await provideProgram(tree, repository, checkout)
  watch({ en: `Building ${ref}`, fr: `Génération de ${ref}` })
  const out = join(folder, 'site')
  const built = await children.run(process.execPath, [...program, 'build', '--config', relative(tree, file), '--out', out], { cwd: tree })
  if (!built.ok)
    throw new GitError({ en: `${ref} cannot be built:\n${built.output}`, fr: `${ref} ne peut pas être généré :\n${built.output}` })
  return out
}
