/** The sections of the config, in the words of an operator; those that it does not have yet can be begun. */
import type { Path, State } from '../../protocol.ts'
import type { Say, Word } from '../words.ts'

const names: Readonly<Record<string, Word>> = {
  business: 'sectionBusiness',
  phones: 'sectionPhones',
  hours: 'sectionHours',
  services: 'sectionServices',
  locations: 'sectionLocations',
  pages: 'sectionPages',
  forms: 'sectionForms',
  theme: 'sectionTheme',
  translations: 'sectionTranslations',
  site: 'sectionSite',
  redirects: 'sectionRedirects',
  hosting: 'sectionHosting',
  trade: 'sectionTrade',
}

export const sectionName = (say: Say, key: string): string => {
  const word = names[key]
  return word === undefined ? key : say(word)
}

const abouts: Readonly<Record<string, Word>> = {
  business: 'aboutBusiness',
  phones: 'aboutPhones',
  hours: 'aboutHours',
  services: 'aboutServices',
  locations: 'aboutLocations',
  pages: 'aboutPages',
  forms: 'aboutForms',
  theme: 'aboutTheme',
  translations: 'aboutTranslations',
  site: 'aboutSite',
  redirects: 'aboutRedirects',
  hosting: 'aboutHosting',
  trade: 'aboutTrade',
}

const sectionAbout = (say: Say, key: string, about: string): string => {
  const word = abouts[key]
  return word === undefined ? say.help(about) : say(word)
}

/** Sections that are called so, or are about it. @param words of a search; too few find none */
export const sectionsCalled = (say: Say, sections: State['sections'], words: string): State['sections'] => {
  const wanted = words.trim().toLocaleLowerCase()
  if (wanted.length < 3) return []
  return sections.filter(({ key, about }) =>
    `${sectionName(say, key)} ${sectionAbout(say, key, about)}`.toLocaleLowerCase().includes(wanted),
  )
}

export const SectionList = ({
  sections,
  say,
  onGo,
}: {
  readonly sections: State['sections']
  readonly say: Say
  readonly onGo: (path: Path) => void
}) => (
  <ul className="sections">
    {sections.map(({ key, about, isThere }) => (
      <li key={key} data-there={isThere}>
        <button type="button" onClick={() => onGo([key])}>
          <b>{sectionName(say, key)}</b> {!isThere && <em>{say('notThere')}</em>}
          <small>{sectionAbout(say, key, about)}</small>
        </button>
      </li>
    ))}
  </ul>
)
