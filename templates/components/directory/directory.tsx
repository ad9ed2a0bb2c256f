import { renderToStaticMarkup } from 'react-dom/server'
import type { DirectoryEntry, FoundLocation } from '../../../generator/site/model/page.ts'
import { spliced } from '../../splice/splice.ts'
import { Call } from '../call/call.tsx'
import { Hours } from '../hours/hours.tsx'

export interface Props {
  readonly entries: readonly DirectoryEntry[]
}

interface EntryProps {
  readonly entry: Omit<DirectoryEntry, 'found'>
}

const Entry = ({ entry }: EntryProps) => (
  <>
    <h2>{entry.page === null ? entry.name : <a href={entry.page}>{entry.name}</a>}</h2>
    <div>
      <Call phone={entry.phone} />
      {entry.address !== null && (
        <address>
          {entry.address.lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {entry.codes !== null && <p>{entry.codes}</p>}
      {entry.hours !== null && <Hours times={entry.hours} />}
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

// Hours may contain markup, and a number is not an e-mail address.
const markup = spliced<EntryProps>(props => renderToStaticMarkup(<Entry {...props} />), new Set(['hours', 'phone']))

/** For the finder. */
const foundData = (found: FoundLocation | null): Readonly<Record<string, string>> =>
  found === null
    ? {}
    : {
        'data-codes': found.codes.join(' '),
        'data-towns': found.towns.join('|'),
        ...(found.geo === null ? {} : { 'data-geo': `${found.geo.lat} ${found.geo.lng}` }),
        'data-answer': found.answer,
        'data-form': found.form,
      }

/** All locations, each with its phone number, its hours if they differ, and its services. */
export const Directory = ({ entries }: Props) => (
  <ul className="directory wrap">
    {entries.map(({ found, ...entry }) => (
      // Rendered by React.
      <li key={entry.id} id={entry.id} {...foundData(found)} dangerouslySetInnerHTML={{ __html: markup({ entry }) }} />
    ))}
  </ul>
)
