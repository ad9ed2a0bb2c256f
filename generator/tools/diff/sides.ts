/** The two sides of a comparison: built folders as they are, git refs and the working tree built to a temporary folder. */

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSite } from '../../pipeline/build-site.ts'
import type { Children } from '../../platform/child.ts'
import { readConfigChain } from '../../platform/config/read-chain.ts'
import { filesUnder, isFolder } from '../../platform/folder.ts'
import { buildCommit, commitOf, GitError, type Repository, refsOf, repositoryContaining, repositoryOf } from '../../platform/git.ts'
import { siteRootOf } from '../../platform/site-root.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { type MessageLanguage, TranslatedError } from '../../site/messages/language.ts'
import { nearest } from '../../site/messages/suggest.ts'
import type { SiteFiles } from '../../site/model/file.ts'
import { shellWord } from '../../site/util/text.ts'

export type Side =
  | { readonly kind: 'folder'; readonly name: string; readonly folder: string }
  | { readonly kind: 'commit'; readonly name: string; readonly ref: string; readonly commit: string; readonly repository: Repository }
  | { readonly kind: 'work'; readonly name: string }

/** An error that the user can fix; the command exits with code 2. */
export class DiffError extends TranslatedError {}

const containsPages = (folder: string): boolean => filesUnder(folder).some(name => name.endsWith('.html'))

interface SideContext {
  /** Base of relative paths. */
  readonly cwd: string
  /** The configs that are built at a git ref. */
  readonly configs: readonly string[]
  /** Language of the names of the sides. */
  readonly language: MessageLanguage
}

/** A file that the configs consist of, and the work tree that it is in. */
interface ConfigFile {
  readonly file: string
  readonly home: string | null
}

/** The first file of the configs that is not in this repository. */
const foreignFile = (repository: Repository, { cwd, configs }: SideContext): ConfigFile | undefined =>
  configs
    .flatMap(config => readConfigChain(config, cwd).files)
    .flatMap((file): readonly ConfigFile[] => {
      const home = repositoryContaining(resolve(cwd, file))
      return home === undefined || home === repository.top ? [] : [{ file, home }]
    })[0]

/** A git ref is built in a checkout of one repository. A file from elsewhere would be the same on both sides, so its changes would not be reported. */
const foreignError = (name: string, { top }: Repository, { file, home }: ConfigFile): DiffError => {
  const steps = (old: string): string =>
    [
      ...(home === null ? [] : [`  git -C ${shellWord(home)} worktree add --detach ../before ${name}`]),
      `  npm run build -- --config <${old}> --out before`,
      `  npm run build -- --config ${shellWord(file)} --out after`,
      '  npm run diff -- before after',
    ].join('\n')
  return new DiffError({
    en: `“${name}” cannot be built as a git ref of ${top}, because ${file} is not in that repository. It is in ${home ?? 'no git repository'}.
A config can be built at a git ref if one repository contains all files that it consists of. To compare two versions of it, build both and compare the folders:
${steps('the old version of the config')}`,
    fr: `Impossible de générer « ${name} » depuis le dépôt git ${top} : ${file} n’est pas dans ce dépôt, mais ${home === null ? 'dans aucun dépôt git' : `dans ${home}`}.
Une configuration peut être générée à une référence git si un seul dépôt contient tous ses fichiers. Pour en comparer deux versions, générez les deux et comparez les dossiers :
${steps('l’ancienne version de la configuration')}`,
  })
}

/** Resolves a name: a folder, otherwise a commit. */
export const sideOf = (name: string, context: SideContext): Side => {
  const folder = resolve(context.cwd, name)
  if (isFolder(folder)) {
    if (!containsPages(folder))
      throw new DiffError({
        en: `${name} contains no HTML page, so it is not a built site. To build one, run “npm run build”.`,
        fr: `${name} ne contient aucune page HTML : ce n’est pas un site généré. Pour en générer un, lancez « npm run build ».`,
      })
    return { kind: 'folder', name, folder }
  }
  const config = resolve(context.cwd, context.configs[0] ?? 'site.config.yaml')
  const repository = repositoryOf(siteRootOf(existsSync(config) ? realpathSync(config) : config))
  if (repository === undefined)
    throw new DiffError({
      en: `The folder ${name} does not exist. It cannot be a git ref either, because ${context.configs[0]} is not in a git repository.`,
      fr: `Le dossier ${name} n’existe pas. Ce ne peut pas être non plus une référence git, parce que ${context.configs[0]} n’est pas dans un dépôt git.`,
    })
  const commit = commitOf(repository, name)
  const foreign = commit === undefined ? undefined : foreignFile(repository, context)
  if (foreign !== undefined) throw foreignError(name, repository, foreign)
  if (commit === undefined) {
    const suggestion = nearest(name, refsOf(repository))
    throw new DiffError({
      en: `${name} is neither a folder nor a branch, tag or commit.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`,
      fr: `${name} n’est ni un dossier, ni une branche, ni une étiquette, ni un commit.${suggestion === undefined ? '' : ` Vouliez-vous dire ${suggestion}?`}`,
    })
  }
  const short = commit.slice(0, 7)
  return { kind: 'commit', name: commit.startsWith(name) ? short : `${name} (${short})`, ref: name, commit, repository }
}

/** The side to compare with by default: `dist` for a folder, the working tree for a commit. */
export const otherSide = (before: Side, context: SideContext): Side => {
  if (before.kind !== 'folder') return { kind: 'work', name: { en: 'the working tree', fr: 'la copie de travail' }[context.language] }
  if (isFolder(resolve(context.cwd, 'dist'))) return sideOf('dist', context)
  throw new DiffError({
    en: 'The folder dist, which is compared by default, does not exist. Run “npm run build” to create it, or name another folder.',
    fr: 'Le dossier dist, comparé par défaut, n’existe pas. Lancez « npm run build » pour le créer, ou nommez un autre dossier.',
  })
}

interface SideOptions {
  readonly config: string
  /** An empty folder for this side. */
  readonly folder: string
  readonly children: Children
  readonly terminal: Terminal
}

/** The built folder of a side. Commits and the working tree are built first. */
export const builtFolder = async (side: Side, { config, folder, children, terminal }: SideOptions): Promise<string> => {
  const { cwd, env } = terminal
  switch (side.kind) {
    case 'folder':
      return side.folder
    case 'commit':
      try {
        return await buildCommit(side.repository, {
          commit: side.commit,
          ref: side.name,
          config,
          cwd,
          folder,
          children,
          watch: terminal.status,
          inform: remark => terminal.info(remark[terminal.language]),
        })
      } catch (error) {
        if (error instanceof GitError) throw new DiffError(error.text)
        throw error
      } finally {
        terminal.status()
      }
    case 'work': {
      const out = join(folder, 'site')
      const built = await buildSite({ config, out, useCache: true, isDraft: true, cwd, env, watcher: terminal })
      if (built.ok) return out
      terminal.report(built.diagnostics, file => built.sources.get(file))
      throw new DiffError({
        en: 'The working tree cannot be built. Fix its config first.',
        fr: 'La copie de travail ne peut pas être générée. Corrigez d’abord sa configuration.',
      })
    }
  }
}

/** The files of a folder. Contents are read on demand and not cached, because a site may be larger than memory. */
export const folderFiles = (folder: string): SiteFiles => {
  const paths = filesUnder(folder)
  const known = new Set(paths)
  return {
    paths,
    has: path => known.has(path),
    size: path => statSync(join(folder, path)).size,
    bytes: path => readFileSync(join(folder, path)),
    text: path => readFileSync(join(folder, path), 'utf8'),
  }
}
