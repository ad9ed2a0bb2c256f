/** The files of a new site’s folder, besides its config. */
import { packageText, packageVersion } from '../../platform/package.ts'
import { slugify } from '../../site/config/values/slug.ts'

/** Files of `starters/site/`, and their paths in the site. npm leaves a file named `.gitignore` out of packages. */
const templates = [
  ['gitignore', '.gitignore'],
  ['gitattributes', '.gitattributes'],
  ['site.yml', '.github/workflows/site.yml'],
  ['devcontainer.json', '.devcontainer/devcontainer.json'],
  ['renovate.json', 'renovate.json'],
  ['AGENTS.md', 'AGENTS.md'],
  ['README.md', 'README.md'],
  ['tsconfig.json', 'tsconfig.json'],
] as const

/** Run by hosts, and by people as `npm start`. `npx townsite` runs every command. */
const scripts = {
  start: 'townsite start',
  dev: 'townsite dev',
  edit: 'townsite edit',
  check: 'townsite check',
  build: 'townsite build',
}

/** What `check` needs for the types of code in `townsite/`: the versions that Townsite itself is tested with. */
const typePackages = ['@types/react', 'typescript'] as const

const packageJson = (name: string, townsite: string): string => {
  // npm keeps the development dependencies in the package.json of a package.
  const tested = JSON.parse(packageText('package.json')) as { readonly devDependencies: Readonly<Record<string, string>> }
  const devDependencies = Object.fromEntries(typePackages.map(one => [one, tested.devDependencies[one]]))
  const file = {
    name: slugify(name) || 'site',
    private: true,
    engines: { node: '>=20.19' },
    scripts,
    dependencies: { townsite },
    devDependencies,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * @param name of the business
 * @param townsite what npm installs; by default exactly the version that runs
 * @returns the texts by path
 */
export const siteFiles = (name: string, townsite: string = packageVersion()): ReadonlyMap<string, string> =>
  new Map([
    ['package.json', packageJson(name, townsite)],
    ...templates.map(([file, path]) => [path, packageText(`starters/site/${file}`).replaceAll('{{name}}', () => name)] as const),
    ['assets/.gitkeep', ''],
  ])
