/** Checks out commits of the project’s repository in a temporary folder and builds them there. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Children } from './child.ts'
import { removeFile } from './folder.ts'

export interface Repository {
  /** The project’s folder. */
  readonly project: string
  /** Top folder of the work tree. */
  readonly top: string
}

/** The user’s git hooks do not apply to temporary checkouts. */
const quiet = ['-c', 'core.hooksPath=/dev/null', '-c', 'advice.detachedHead=false']

const git = (cwd: string, ...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', [...quiet, ...args], { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** `undefined` without git, or if the project is not in a repository. */
export const repositoryOf = (project: string): Repository | undefined => {
  const top = git(project, 'rev-parse', '--show-toplevel')
  return top === undefined ? undefined : { project, top: resolve(top) }
}

/** Top folder of the work tree that contains a file, through symbolic links; `null`: none, `undefined`: the file does not exist. */
export const repositoryContaining = (file: string): string | null | undefined =>
  existsSync(file) ? (repositoryOf(dirname(realpathSync(file)))?.top ?? null) : undefined

/** The commit hash of a branch, a tag or a revision such as `HEAD~3`. */
export const commitOf = ({ project }: Pick<Repository, 'project'>, ref: string): string | undefined =>
  git(project, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)

/** Branches and tags, latest commits first. */
export const refsOf = ({ project }: Repository): readonly string[] =>
  git(project, 'for-each-ref', '--sort=-committerdate', '--count=200', '--format=%(refname:short)', 'refs/heads', 'refs/tags')
    ?.split('\n')
    .filter(Boolean) ?? []

/** Removes the records of worktrees whose folders no longer exist. */
export const pruneWorktrees = ({ project }: Repository): void => {
  git(project, 'worktree', 'prune')
}

/** Branch and number of changed files, as text; `null` if there is no repository. */
export const repositoryState = (project: string): string | null => {
  const status = git(project, '--no-optional-locks', 'status', '--porcelain', '--branch')
  if (status === undefined) return null
  const [head = '', ...files] = status.split('\n')
  const branch = /^## (?:No commits yet on )?(.+?)(?:\.\.\.|$)/.exec(head)?.[1] ?? ''
  return `${branch} · ${files.filter(line => line !== '').length}`
}

/** An error that the user can fix: reported without a stack trace. */
export class GitError extends Error {}

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
  readonly watch: (what: string) => void
}

const inside = (folder: string, path: string): string | undefined => {
  const way = relative(folder, path)
  return way.startsWith('..') || resolve(folder, way) !== resolve(path) ? undefined : way
}

/** Links the project’s packages if the lockfile of the commit is the same, otherwise installs those of the commit. */
const providePackages = async (root: string, { project }: Repository, { ref, children, watch }: Checkout): Promise<void> => {
  const lockfile = (folder: string): string => {
    const file = join(folder, 'package-lock.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  if (lockfile(root) === lockfile(project) && existsSync(join(project, 'node_modules'))) {
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
    return
  }
  watch(`installing the packages of ${ref}`)
  const { ok, output } = await children.run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root })
  if (!ok) throw new GitError(`The packages of ${ref}, whose package-lock.json is another one, could not be installed:\n${output}`)
}

/** Arguments for Node to run the program of a checkout. Older commits have `cli.ts`, which tsx compiles, instead of `bin.mjs`. */
const programIn = (root: string): readonly string[] | undefined => {
  const [bin, source] = [join('generator', 'bin.mjs'), join('generator', 'cli.ts')]
  if (existsSync(join(root, bin))) return [bin]
  return existsSync(join(root, source)) ? ['--import', 'tsx', source] : undefined
}

/** Checks out a commit and builds it with its own program. @returns the built folder */
export const buildCommit = async (repository: Repository, checkout: Checkout): Promise<string> => {
  const { commit, ref, config, cwd, folder, children, watch } = checkout
  const { project, top } = repository
  const tree = join(folder, 'checkout')
  watch(`checking out ${ref}`)
  const added = await children.run('git', [...quiet, 'worktree', 'add', '--detach', '--quiet', tree, commit], { cwd: project })
  if (!added.ok) throw new GitError(`${ref} could not be checked out:\n${added.output}`)
  const root = join(tree, relative(top, project))
  const program = programIn(root)
  if (program === undefined) throw new GitError(`${ref} holds no Townsite project: there is no ${join('generator', 'bin.mjs')} in it.`)
  const path = resolve(cwd, config)
  const own = inside(top, existsSync(path) ? realpathSync(path) : path)
  const file = own === undefined ? undefined : join(tree, own)
  if (file === undefined || !existsSync(file)) throw new GitError(`${ref} has no ${config}. Name one that it has with --config.`)
  // The comparison reports removed URLs; the build must not fail because of them.
  removeFile(join(dirname(file), 'urls.lock'))
  await providePackages(root, repository, checkout)
  watch(`building ${ref}`)
  const out = join(folder, 'site')
  const built = await children.run(process.execPath, [...program, 'build', '--config', relative(root, file), '--out', out], { cwd: root })
  if (!built.ok) throw new GitError(`${ref} cannot be built:\n${built.output}`)
  return out
}
