/**
 * The changelog as data, in the format of https://keepachangelog.com. Two sentences at the end of an entry are for programs:
 * `Changes pages: service, sitemap.xml.` lists what the entry changes in a built site;
 * `Codemod: 2.` or `No codemod: reason.` says of a breaking change whether the migration to a format of the config covers it.
 */
import { compareVersions, isVersion } from './versions.ts'

interface Entry {
  /** Without the dash, on one line. */
  readonly text: string
  /** The page kinds and files of built sites that it changes. `all`: all pages. */
  readonly pages: readonly string[]
  readonly isBreaking: boolean
  /** The format of the migration that covers a breaking change. */
  readonly codemod: number | undefined
  /** Why no migration covers it. */
  readonly reason: string | undefined
}

export interface Release {
  /** `undefined`: unreleased. */
  readonly version: string | undefined
  readonly entries: readonly Entry[]
}

/** The list after `Changes pages:`, up to the end of the sentence. */
const pagesIn = (text: string): readonly string[] => {
  const [, list = ''] = /(?:^|\s)Changes pages: (.+?)(?:\.(?=\s|$)|$)/.exec(text) ?? []
  return list
    .replaceAll('`', '')
    .split(/,\s*/)
    .map(item => item.trim())
    .filter(item => item !== '')
}

const entryOf = (lines: string): Entry => {
  const text = lines.replace(/\s*\n\s*/g, ' ').trim()
  const codemod = /(?:^|\s)Codemod: (\d+)\b/.exec(text)?.[1]
  const reason = /(?:^|\s)No codemod: (\S.*)$/.exec(text)?.[1]
  return {
    text,
    pages: pagesIn(text),
    isBreaking: /^Breaking:/.test(text),
    codemod: codemod === undefined ? undefined : Number(codemod),
    reason,
  }
}

const versionIn = (heading: string): string | undefined =>
  heading
    .split(/[\s[\]()]+/)
    .find(isVersion)
    ?.replace(/^v/, '')

/** @returns the releases in the order of the file */
export const releasesIn = (changelog: string): readonly Release[] => {
  const [, ...sections] = changelog.replace(/\r\n/g, '\n').split(/^## +/m)
  return sections.map(section => {
    const [heading = '', ...lines] = section.split('\n')
    // Entries without a heading of their kind begin with its name.
    const entries = `\n${lines.join('\n')}`.split(/^### +/m).flatMap((part, index) => {
      const [first = '', ...items] = part.split(/\n[-*] +/)
      const kind = index === 0 ? '' : `${first.split('\n')[0]?.trim()}: `
      // An empty line ends an entry.
      return items.map(item => entryOf(`${kind}${item.split(/\n[ \t]*\n|\n#/)[0] ?? ''}`))
    })
    return { version: versionIn(heading), entries }
  })
}

/**
 * The releases after one version, up to another. What is unreleased counts as part of a version without a section.
 * @returns the oldest first
 */
export const releasesBetween = (changelog: string, from: string, to: string): readonly Release[] => {
  const releases = releasesIn(changelog)
  const isReleased = releases.some(({ version }) => version !== undefined && compareVersions(version, to) === 0)
  return releases
    .filter(({ version }) =>
      version === undefined ? !isReleased : compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
    )
    .toReversed()
}
