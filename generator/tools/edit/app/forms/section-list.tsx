/** The sections of the config, in the words of an operator; those that it does not have yet can be begun. */
import type { Path, State } from '../../protocol.ts'
import type { Say } from '../words.ts'

/** Sections that are called so, or are about it. @param words of a search; too few find none */
export const sectionsCalled = (say: Say, sections: State['sections'], words: string): State['sections'] => {
  const wanted = words.trim().toLocaleLowerCase()
  if (wanted.length < 3) return []
  return sections.filter(({ key }) => `${say.called([key])} ${say.summary([key])}`.toLocaleLowerCase().includes(wanted))
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
    {sections.map(({ key, isThere }) => (
      <li key={key} data-there={isThere}>
        <button type="button" onClick={() => onGo([key])}>
          <b>{say.called([key])}</b> {!isThere && <em>{say('notThere')}</em>}
          <small>{say.summary([key])}</small>
        </button>
      </li>
    ))}
  </ul>
)
