/**
 * The sources of components, as `townsite eject` copies them, and what a copy depends on. `compile.mjs` writes them to
 * `lib/components.json`, because the npm package has no sources.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { themeCss } from '../../../templates/theme.ts'
import { filesUnder } from '../folder.ts'
import { packageRoot } from '../package.ts'

/** The parts of a component that other code uses. A copy that lacks one of them no longer works with the rest of the site. */
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
  /** Custom properties that the styles use with a fallback, and only sites define. */
  readonly optionalTokens: readonly string[]
}

const folder = 'templates/components'

/** Imports from outside of the folder of the component come from the package. */
const asCopy = (text: string): string =>
  text
    .replace(/from '\.\.\/[^']*generator\/site\/model\/[^']+'/g, "from 'townsite/model'")
    .replace(/from '\.\.\/[^']+'/g, "from 'townsite/extension'")

/** The first line, and the members of a formatted interface or the alternatives of a type, without comments. */
const membersOf = (declaration: string): readonly string[] =>
  declaration
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\n\}$/, '')
    .split(/\n {2}(?=\w|\| ')/)

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

/**
 * The declarations of the props and of the types that they contain, in the order of their names: of these, only the members that the component
 * mentions, because a copy of it does not depend on the others.
 */
const propsOf = (file: string, markup: readonly string[]): string => {
  const found = new Map<string, string>()
  const isMentioned = (member: string): boolean => {
    const name = /^(?:readonly |\| ')?(\w+)/.exec(member)?.[1]
    return markup.some(text => new RegExp(`\\b${name}\\b`).test(text))
  }
  const visit = (from: string, type: string): void => {
    const resolved = found.has(type) ? undefined : resolveType(from, type)
    if (resolved === undefined) return
    const [first = '', ...members] = membersOf(resolved.declaration)
    const text = [first, ...members.filter(member => type === 'Props' || isMentioned(member)).toSorted()].join(' ').replace(/\s+/g, ' ')
    found.set(type, text)
    for (const [inner] of text.matchAll(/\b[A-Z]\w+/g)) visit(resolved.file, inner)
  }
  visit(file, 'Props')
  return [...found.values()].toSorted().join('\n')
}

/** The distinct values of the pattern’s first capture group, sorted. */
const uniqueMatches = (texts: readonly string[], pattern: RegExp): readonly string[] =>
  [...new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(([, name = '']) => name)))].toSorted()

const contractOf = (file: string, files: Readonly<Record<string, string>>): ComponentContract => {
  const markup = Object.entries(files).flatMap(([name, text]) => (name.endsWith('.tsx') ? [text] : []))
  return {
    exports: [...readFileSync(file, 'utf8').matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) => name),
    props: propsOf(file, markup),
    attributes: uniqueMatches(markup, /\b(data-[\w-]+|id="[\w-]+")/g),
  }
}

/** The custom properties that stylesheets define. */
export const definedTokens = (texts: readonly string[]): readonly string[] => uniqueMatches(texts, /(?<![\w-])(--[\w-]+)(?=['"`]?\s*:)/g)

/** Reads the components of a checkout. */
export const collectComponents = (root = packageRoot): ComponentSources => {
  const names = readdirSync(join(root, folder)).filter(name => existsSync(join(root, folder, name, `${name}.tsx`)))
  const components = Object.fromEntries(
    names.map((name): readonly [string, ComponentSource] => {
      const own = join(root, folder, name)
      const sources = readdirSync(own).filter(file => /\.(tsx?|css)$/.test(file) && !file.includes('.examples.'))
      const files = Object.fromEntries(sources.map(file => [file, asCopy(readFileSync(join(own, file), 'utf8'))]))
      const contract = contractOf(join(own, `${name}.tsx`), files)
      return [name, { contract, hash: createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 16), files }]
    }),
  )
  const sources = filesUnder(join(root, 'templates')).map(file => readFileSync(join(root, 'templates', file), 'utf8'))
  // The names are the same for all colors.
  const theme = themeCss({ colours: { paper: '#ffffff', ink: '#222222', accent: '#0066cc', sky: '#eeeeee' }, radius: 'none', isDeep: true })
  const tokens = definedTokens([...sources, theme])
  return { components, tokens, optionalTokens: uniqueMatches(sources, /var\(\s*(--[\w-]+)\s*,/g).filter(name => !tokens.includes(name)) }
}
