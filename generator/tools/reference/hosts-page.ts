/** `docs/reference/hosts.md`: what each host gets, from the files that are printed for the sample. */
import { build, type Site } from '../../site/build.ts'
import { type HostName, hostNames, hosts } from '../../site/hosts/index.ts'
import { cell, code, generatedFrom, page, table } from './markdown.ts'
import { sampleSite } from './samples.ts'

const listed = (files: readonly string[]): string => [...new Set(files)].sort().map(code).join(', ')

/** The files of a host: in the published folder, and in its own folder. */
const filesOf = ({ config, document, assets, resolved: { year } }: Site, name: HostName) => {
  const { published, serverFiles } = build({ config: { ...config, hosting: [name] }, document }, assets, {
    year,
    today: '',
    folder: 'dist',
  }).hosts
  // A host without rules has one page for each redirect.
  const pages = published.filter(({ path }) => path.endsWith('.html')).length
  const files = published.map(({ path }) => path).filter(path => !path.endsWith('.html'))
  return {
    inDist: `${listed(files)}${pages === 0 ? '' : `${files.length === 0 ? '' : ', '}a page for each redirect`}`,
    serverFiles: listed(serverFiles.map(({ path }) => path.slice(name.length + 1))),
  }
}

export const hostsPage = async (): Promise<string> => {
  const site = await sampleSite('site.config.yaml')
  return page([
    generatedFrom('generator/site/hosts/'),
    '# Hosts',
    'Set `hosting` in the config to one or more of these keys. [Publish a site](../how-to/publish/README.md) has a guide for each host, with its limits.',
    table(
      ['Host', 'Key', 'Files in `dist/`', 'Files in `dist.hosts/<key>/`', 'Headers', 'Manual'],
      hostNames.map(name => {
        const { title, headerless, manual } = hosts[name]
        const { inDist, serverFiles } = filesOf(site, name)
        return [
          cell(title),
          code(name),
          inDist,
          serverFiles,
          headerless === true ? 'none' : 'yes',
          manual.map((url, index) => `[${index + 1}](${url})`).join(' '),
        ]
      }),
    ),
    'A host without headers gets the Content-Security-Policy in a `<meta>` element of each page. HSTS and `frame-ancestors` are not possible there.',
    '**Tested.** serve, nginx, Apache, Caddy and lighttpd: on the servers themselves. Netlify and Vercel: with their own parsers. The others follow their manuals.',
  ])
}
