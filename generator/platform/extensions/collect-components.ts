/**
 * The sources of components, as `townsite eject` copies them, and what a copy depends on. `compile.mjs` writes them to
 * `lib/components.json`, because the npm package has no sources.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { themeCss } from '../../../templates/theme.ts'
import { filesUnder } from '../folder.ts'
import { packageRoot, packageText } from '../package.ts'

/** What the copy of a component must agree with. */
export interface ComponentContract {
  /** Names of the components that its module exports. */
  readonly exports: readonly string[]
  /** Declarations of the types of its props. */
  readonly props: string
  /** Ids and `data-` attributes, by which scripts and links find its elements. */
  readonly attributes: readonly string[]
}

export interface ComponentSource {
  readonly contract: ComponentContract
  /** Hash of the contract. */
  readonly hash: string
  /** Text of each file by its name. */
  readonly files: Readonly<Record<string, string>>
}

export interface ComponentSources {
  readonly components: Readonly<Record<string, ComponentSource>>
  /** Custom properties that the styles and themes define: `--gutter`. */
  readonly tokens: readonly string[]
}

const folder = 'templates/components'

/** Imports from outside of the folder of the component come from the package. */
const asCopy = (text: string): string =>
  text
    .replace(/from '\.\.\/[^']*generator\/site\/model\/[^']+'/g, "from 'townsite/model'")
    .replace(/from '\.\.\/[^']+'/g, "from 'townsite/extension'")

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ')

const declarationOf = (text: string, name: string): string | undefined =>
  new RegExp(`^(?:export )?(?:interface ${name}\\b[\\s\\S]*?^\\}|type ${name}\\b[^\\n]*(?:\\n[ |&].*)*)`, 'm').exec(text)?.[0]

const importedFrom = (text: string, name: string): string | undefined =>
  [...text.matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm)].find(([, names = '']) =>
    names.split(',').some(one => one.trim().replace(/^type /, '') === name),
  )?.[2]

const reexported = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:type )?\* from '(\.[^']+)'/gm)].map(([, from = '']) => from)

/** Finds the declaration of a type, where it is imported from if need be. */
const resolveType = (file: string, name: string): { readonly file: string; readonly declaration: string } | undefined => {
  const text = readFileSync(file, 'utf8')
  const declaration = declarationOf(text, name)
  if (declaration !== undefined) return { file, declaration }
  const from = importedFrom(text, name)
  const files = (from === undefined ? reexported(text) : [from]).map(path => join(dirname(file), path))
  return files.map(path => resolveType(path, name)).find(found => found !== undefined)
}

/** The declarations of a type and of the types that it contains, in the order of their names. */
const declarationsOf = (file: string, name: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const visit = (from: string, type: string): void => {
    if (found.has(type)) return
    const resolved = resolveType(from, type)
    if (resolved === undefined) return
    const text = withoutComments(resolved.declaration)
    found.set(type, text)
    for (const [inner] of text.matchAll(/\b[A-Z]\w+/g)) visit(resolved.file, inner)
  }
  visit(file, name)
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const contractOf = (file: string, files: Readonly<Record<string, string>>): ComponentContract => {
  const markup = Object.entries(files).flatMap(([name, text]) => (name.endsWith('.tsx') ? [text] : []))
  const attributes = markup.flatMap(text => [...text.matchAll(/\b(data-[\w-]+|id="[\w-]+")/g)].map(([, attribute = '']) => attribute))
  const exports = [...readFileSync(file, 'utf8').matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) => name)
  return { exports, props: [...declarationsOf(file, 'Props').values()].join('\n'), attributes: [...new Set(attributes)].toSorted() }
}

/** The custom properties that stylesheets define. */
export const definedTokens = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.flatMap(text => [...text.matchAll(/(--[\w-]+)(?=['"`]?\s*:)/g)].map(([, name = '']) => name)))].toSorted()

/** Reads the components of a checkout. */
export const collectComponents = (): ComponentSources => {
  const names = readdirSync(join(packageRoot, folder)).filter(name => existsSync(join(packageRoot, folder, name, `${name}.tsx`)))
  const components = Object.fromEntries(
    names.map((name): readonly [string, ComponentSource] => {
      const own = join(packageRoot, folder, name)
      const sources = readdirSync(own).filter(file => /\.(tsx?|css)$/.test(file) && !file.includes('.examples.'))
      const files = Object.fromEntries(sources.map(file => [file, asCopy(readFileSync(join(own, file), 'utf8'))]))
      const contract = contractOf(join(own, `${name}.tsx`), files)
      return [name, { contract, hash: createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 16), files }]
    }),
  )
  const sources = filesUnder(join(packageRoot, 'templates')).map(file => packageText(`templates/${file}`))
  // The names are the same for all colors.
  const theme = themeCss({ colours: { paper: '#ffffff', ink: '#222222', accent: '#0066cc', sky: '#eeeeee' }, radius: 'none', isDeep: true })
  return { components, tokens: definedTokens([...sources, theme]) }
}
