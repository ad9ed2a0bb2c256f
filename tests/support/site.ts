import { assetNames } from '../../generator/platform/assets/names.ts'
import { packsFor } from '../../generator/platform/config/pack-files.ts'
import type { Assets } from '../../generator/site/assets.ts'
import { build, type Site } from '../../generator/site/build.ts'
import { compileChain, compileConfig } from '../../generator/site/compile.ts'
import type { CompiledConfig } from '../../generator/site/config/compile/compile-config.ts'
import type { Result } from '../../generator/site/model/diagnostic.ts'
import type { OutputFile } from '../../generator/site/model/file.ts'
import { pageKinds } from '../../generator/site/pages/index.ts'
import type { ResolvedConfig } from '../../generator/site/plan/resolve.ts'
import { usedIcons, usedImages } from '../../generator/site/plan/used-assets.ts'
import { eachOf, keysOf } from '../../generator/site/util/table.ts'
import { mark } from '../../templates/components/logo/logo.tsx'
import { sampleText } from './sample.ts'
import { messageOf } from './text.ts'

/** Assets for a config: each image has one pixel, icons are empty, no styles. */
export const fakeAssets = ({ config }: CompiledConfig): Assets => ({
  pictures: new Map(
    usedImages(config).map(file => [file, { src: `/${file}` as const, width: 1, height: 1, sources: [], colour: '#000000' }]),
  ),
  icons: new Map(usedIcons(config).map(name => [name, { viewBox: '0 0 1 1', markup: '' }])),
  logo: null,
  mark,
  icon: '/icon.svg',
  pages: eachOf(keysOf(pageKinds), () => ({ styles: '', script: '/assets/script.js' as const })),
  styleHashes: eachOf(keysOf(pageKinds), kind => `sha256-${kind}` as const),
  appIcons: [],
  files: [],
  changedOn: undefined,
  diagnostics: { icons: [], pictures: [], logo: [], copied: [], published: [] },
})

/** The site of a valid config, with fake assets, in 2026. */
export const siteFrom = (compiled: CompiledConfig, assets: Partial<Assets> = {}): Site =>
  build(compiled, { ...fakeAssets(compiled), ...assets }, { year: 2026, today: '2026-11-22', folder: 'dist' })

const siteOfValid = (compiled: Result<CompiledConfig>): Site => {
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(messageOf).join('\n'))
  return siteFrom(compiled.value)
}

/** Compiles a config text without language packs. */
export const compileAlone = (text: string): Result<CompiledConfig> => compileConfig('site.config.yaml', text, assetNames('assets'))

/** The site of a config text that needs no language packs, with fake assets. */
export const fakeSite = (text: string = sampleText): Site => siteOfValid(compileAlone(text))

/** Compiles a config text with language packs and trade templates, as commands do. */
export const compilePacked = (text: string): Result<CompiledConfig> => {
  const file = { file: 'site.config.yaml', text }
  return compileChain([file, ...packsFor([file])], assetNames('assets'))
}

/** The site of a config text with language packs and trade templates, with fake assets. */
export const packedSite = (text: string): Site => siteOfValid(compilePacked(text))

/** The resolved config of a text, for tests of URLs, redirects and lists. */
export const siteOf = (text: string = sampleText): ResolvedConfig => fakeSite(text).resolved

/** The routes that search engines may list: all except error pages and the thank-you page. */
export const listedRoutes = ({ routes }: ResolvedConfig) =>
  routes.routes.filter(({ kind }) => kind !== 'notFound' && kind !== 'error' && kind !== 'thanks')

/** The content of a file as text. */
export const textOf = (file: OutputFile | undefined): string =>
  typeof file?.bytes === 'string' ? file.bytes : new TextDecoder().decode(file?.bytes)
