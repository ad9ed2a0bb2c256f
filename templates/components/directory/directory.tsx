import { renderToStaticMarkup } from 'react-dom/server'
import type { DirectoryEntry } from '../../../generator/site/model/page.ts'
import type { Words } from '../../../generator/site/model/words.ts'
import { spliced } from '../../splice.ts'
import { Call } from '../call/call.tsx'
import { Hours } from '../hours/hours.tsx'

export interface Props {
  readonly entries: readonly DirectoryEntry[]
  readonly words: Words
}

interface EntryProps {
  readonly entry: DirectoryEntry
  readonly words: Words
}

const Entry = ({ entry, words }: EntryProps) => (
  <>
    <h2>{entry.name}</h2>
    <div>
      <Call phone={entry.phone} />
      {entry.address !== null && (
        <address>
          {entry.address.lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {entry.hours !== null && <Hours times={entry.hours} words={words} />}
    </div>
    {entry.services.length > 0 && (
      <ul className="directory__services">
        {entry.services.map(link => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    )}
  </>
)

// There may be thousands; hours hold more than texts, and a number is no e-mail address.
const markup = spliced<EntryProps>(props => renderToStaticMarkup(<Entry {...props} />), new Set(['hours', 'phone', 'words']))

/** All areas, each with its number, its hours where they differ, and its services. */
export const Directory = ({ entries, words }: Props) => (
  <ul className="directory wrap">
    {entries.map(entry => (
      // React wrote this markup
      <li key={entry.id} id={entry.id} dangerouslySetInnerHTML={{ __html: markup({ entry, words }) }} />
    ))}
  </ul>
)
