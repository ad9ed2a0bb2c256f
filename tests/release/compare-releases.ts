/** Builds the samples of the previous release with both versions of Townsite, and compares every byte. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Children, children } from '../../generator/platform/child.ts'
import { openSite } from '../../generator/platform/site.ts'
import { withTemporaryFolder } from '../../generator/platform/temporary.ts'
import { pageFile } from '../../generator/site/emit/collect.ts'
import { builtFiles } from '../../generator/tools/diff/compare-folders.ts'
import { changedFiles } from '../../generator/tools/upgrade/announced.ts'
import { releasesBetween } from '../../generator/tools/upgrade/changelog.ts'
import { newVersion } from '../../generator/tools/upgrade/new-version.ts'
import { type ComparedSample, changelogProblems, sampleProblems } from './release-problems.ts'

/** A version of Townsite. */
interface Program {
  readonly version: string
  readonly bin: string
}

interface Previous extends Program {
  /** The folder of the samples that it was released with. */
  readonly samples: string
}

const versionIn = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string }
  return version
}

/** The latest tag of a release before this commit; `undefined` if nothing was released, or the clone has no tags. */
export const previousTag = (): string | undefined => {
  const { status, stdout } = spawnSync('git', ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname'], { encoding: 'utf8' })
  const tags = status === 0 ? stdout.split('\n').filter(tag => tag !== '') : []
  // The tag of the version that is being released.
  return tags.find(tag => tag !== `v${versionIn('.')}`)
}

/** Extracts a commit, with the packages of its lockfile. */
const checkout = async (ref: string, folder: string, run: Children): Promise<Previous> => {
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', '--format=tar', ref], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const lockfiles = [folder, '.'].map(root => readFileSync(join(root, 'package-lock.json'), 'utf8'))
  if (lockfiles[0] === lockfiles[1]) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  else {
    const { ok, output } = await run.run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
    if (!ok) throw new Error(`The packages of ${ref} could not be installed:\n${output}`)
  }
  return { version: versionIn(folder), bin: join(folder, 'generator', 'bin.mjs'), samples: folder }
}

/** The samples of a checkout: configs that are complete sites. */
const samplesIn = (folder: string): readonly string[] =>
  ['.', 'tests/fixtures', 'tests/fixtures/sites']
    .filter(name => existsSync(join(folder, name)))
    .flatMap(name =>
      readdirSync(join(folder, name))
        .filter(file => file.endsWith('config.yaml'))
        .sort()
        .map(file => join(folder, name, file)),
    )

const kindsOf = async (config: string): Promise<ReadonlyMap<string, string>> => {
  const opened = await openSite(config, { useCache: true })
  return new Map(opened.ok ? opened.value.site.routes.map(({ path, kind }) => [pageFile(path), kind]) : [])
}

interface Options {
  /** A git ref, or the folder or tarball of a package. */
  readonly previous: string
  /** The version to release; this checkout by default. */
  readonly next?: { readonly folder: string; readonly changelog: string }
  /** Configs to build; the samples of the previous release by default. */
  readonly configs?: readonly string[]
}

export interface ReleaseCheck {
  readonly from: string
  readonly to: string
  readonly samples: number
  readonly changed: number
  readonly problems: readonly string[]
}

/** Compares the samples of two versions with the changelog. */
export const checkRelease = ({ previous, next, configs }: Options): Promise<ReleaseCheck> => {
  const run = children({ ...process.env, SOURCE_DATE_EPOCH: String(Date.UTC(2031, 6, 1) / 1000) })
  const check = async (folder: string): Promise<ReleaseCheck> => {
    const before: Previous = existsSync(previous)
      ? {
          ...(await newVersion(
            { version: '', from: { name: previous, path: resolve(previous) }, folder: join(folder, 'package'), siteRoot: '.' },
            run,
          )),
          samples: resolve('.'),
        }
      : await checkout(previous, join(folder, 'checkout'), run)
    const root = next?.folder ?? resolve('.')
    const after: Program = { version: versionIn(root), bin: join(root, 'generator', 'bin.mjs') }
    const changelog = next?.changelog ?? readFileSync('CHANGELOG.md', 'utf8')
    const releases = releasesBetween(changelog, before.version, after.version)
    const problems = [...changelogProblems(releases)]
    const samples: ComparedSample[] = []
    for (const [index, config] of (configs ?? samplesIn(before.samples)).entries()) {
      const shown = relative(before.samples, config)
      const build = async ({ version, bin }: Program, name: string): Promise<string | undefined> => {
        const out = join(folder, name, String(index))
        const { ok, output } = await run.run(process.execPath, [bin, 'build', '--config', config, '--out', out], { cwd: before.samples })
        if (!ok) problems.push(`${version} cannot build ${shown}:\n${output}`)
        return ok ? out : undefined
      }
      const [was, is] = [await build(before, 'before'), await build(after, 'after')]
      if (was === undefined || is === undefined) continue
      const changed = changedFiles(builtFiles(was), builtFiles(is))
      const kinds = changed.length === 0 ? new Map<string, string>() : await kindsOf(config)
      samples.push({ config: shown, changed, kindOf: path => kinds.get(path) })
    }
    const versions = { from: before.version, to: after.version }
    const changed = samples.reduce((sum, sample) => sum + sample.changed.length, 0)
    return { ...versions, samples: samples.length, changed, problems: [...problems, ...sampleProblems(versions, releases, samples)] }
  }
  return withTemporaryFolder(check, { purpose: 'release', stop: run.stop })
}
