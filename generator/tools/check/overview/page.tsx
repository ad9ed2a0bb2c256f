/** The overview as one page without other files, which can be mailed and printed. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { visible } from '../../../site/diagnostics/format.ts'
import { reportGenerator } from '../../output-file.ts'
import type { Found } from '../diagnostics.ts'
import { Details, Finding, StaleList } from './finding.tsx'
import {
  type CountName,
  countNames,
  countOrder,
  hintOf,
  messageOf,
  type Overview,
  otherWordings,
  overviewSentence,
  type Shared,
  type SiteOverview,
  sitesWith,
} from './overview.ts'
import { overviewStyles } from './page-styles.ts'

const idOf = (overview: Overview, { config }: SiteOverview): string =>
  `site-${overview.sites.findIndex(site => site.config === config) + 1}`

const sharedIdOf = ({ shared }: Overview, finding: Shared<Found>): string => `same-${shared.indexOf(finding) + 1}`

const stateText = ({ state, pages }: SiteOverview): string =>
  state === 'base' ? 'base of cities' : pages === undefined ? 'not built' : `${pages} ${pages === 1 ? 'page' : 'pages'}`

interface Part {
  readonly overview: Overview
}

const cellOf = (count: number | undefined, name: CountName): ReactNode =>
  count === undefined ? (
    <td className="none" key={name}>
      <abbr title="not known">–</abbr>
    </td>
  ) : (
    <td className={count === 0 ? 'none' : name} key={name}>
      {count}
    </td>
  )

const sum = ({ sites }: Overview, name: CountName): number => sites.reduce((total, { counts }) => total + (counts[name] ?? 0), 0)

const Table = ({ overview }: Part): ReactNode => (
  <table>
    <caption>Sites, the one with the most problems first</caption>
    <thead>
      <tr>
        <th scope="col">Site</th>
        {countOrder.map(name => (
          <th scope="col" key={name}>
            <span>{countNames[name].en}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {overview.sites.map(site => (
        <tr key={site.config}>
          <th scope="row">
            <a href={`#${idOf(overview, site)}`}>{site.name}</a> <small>{stateText(site)}</small>
          </th>
          {countOrder.map(name => cellOf(site.counts[name], name))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">All</th>
        {countOrder.map(name => cellOf(sum(overview, name), name))}
      </tr>
    </tfoot>
  </table>
)

/** Longer lists of names are collapsed. */
const namesShown = 12

const Sites = ({ overview, sites }: Part & { readonly sites: readonly SiteOverview[] }): ReactNode => {
  const howMany = sites.length === overview.sites.length ? `All ${sites.length} sites` : `${sites.length} sites`
  const names = (
    <ul className="names">
      {sites.map(site => (
        <li key={site.config}>
          <a href={`#${idOf(overview, site)}`}>{site.name}</a>
        </li>
      ))}
    </ul>
  )
  if (sites.length > namesShown) return <Details summary={howMany}>{names}</Details>
  return (
    <div className="on">
      {howMany}: {names}
    </div>
  )
}

/** Further findings are collapsed, except errors. Findings are sorted by severity and number of sites. */
const findingsShown = 12

const SharedItems = ({ overview, all }: Part & { readonly all: readonly Shared<Found>[] }): ReactNode => (
  <ul className="findings">
    {all.map(finding => (
      <li key={sharedIdOf(overview, finding)} id={sharedIdOf(overview, finding)}>
        <Finding found={finding.item} hint={hintOf(overview, finding, 'en')}>
          {otherWordings(finding) > 0 && <p>The same line has {otherWordings(finding)} more with other wording.</p>}
          <Sites overview={overview} sites={sitesWith(overview, finding)} />
        </Finding>
      </li>
    ))}
  </ul>
)

const SharedList = ({ overview, all }: Part & { readonly all: readonly Shared<Found>[] }): ReactNode => {
  if (all.length === 0) return null
  const shown = Math.max(findingsShown, all.filter(({ item }) => item.severity === 'error').length)
  const more = all.slice(shown)
  return (
    <>
      <SharedItems overview={overview} all={all.slice(0, shown)} />
      {more.length > 0 && (
        <Details summary={`And ${more.length} more`}>
          <SharedItems overview={overview} all={more} />
        </Details>
      )}
    </>
  )
}

const isNotice = ({ severity }: Found): boolean => severity === 'notice'

const SharedFindings = ({ overview }: Part): ReactNode => {
  const { shared, sharedStale } = overview
  const notices = shared.filter(({ item }) => isNotice(item))
  if (shared.length + sharedStale.length === 0) return null
  return (
    <section>
      <h2>The same on several sites</h2>
      <p>Fix each of these once, where it is written, and it is fixed on all sites.</p>
      <SharedList overview={overview} all={shared.filter(({ item }) => !isNotice(item))} />
      <StaleList all={sharedStale.map(({ item }) => item)} title="Stale translations" />
      {notices.length > 0 && (
        <Details summary={`Good to know: ${notices.length}`}>
          <SharedList overview={overview} all={notices} />
        </Details>
      )}
    </section>
  )
}

const OwnFindings = ({ findings }: { readonly findings: readonly Found[] }): ReactNode =>
  findings.length > 0 && (
    <ul className="findings">
      {findings.map((found, place) => (
        // Two findings may be equal, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup
        <li key={place}>
          <Finding found={found} />
        </li>
      ))}
    </ul>
  )

const countText = ({ counts }: SiteOverview): string =>
  countOrder.flatMap(name => ((counts[name] ?? 0) > 0 ? `${countNames[name].en}: ${counts[name]}` : [])).join(' · ')

/** With more sites than this, all are closed; the table links to each. */
const openAtMost = 10

const Site = ({ overview, site }: Part & { readonly site: SiteOverview }): ReactNode => {
  const { own, ownStale, shared, config, name, counts } = site
  const notices = own.filter(isNotice)
  return (
    <details className="site" open={(counts.errors ?? 0) > 0 && overview.sites.length <= openAtMost}>
      <summary>
        <h3>{name}</h3> <span>{[stateText(site), countText(site)].filter(text => text !== '').join(' · ')}</span>
      </summary>
      {/* Within the details, so that a link to it opens them. */}
      <div id={idOf(overview, site)}>
        <p className="place">{config}</p>
        <OwnFindings findings={own.filter(finding => !isNotice(finding))} />
        <StaleList all={ownStale} title="Stale translations" />
        {notices.length > 0 && (
          <Details summary={`Good to know: ${notices.length}`}>
            <OwnFindings findings={notices} />
          </Details>
        )}
        {shared.length > 0 && (
          <>
            <p>{own.length > 0 ? 'And as on other sites:' : 'As on other sites:'}</p>
            <ul>
              {shared.map(finding => (
                <li key={sharedIdOf(overview, finding)}>
                  <a href={`#${sharedIdOf(overview, finding)}`}>{visible(messageOf(finding.item))}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}

const isClean = ({ own, ownStale, shared }: SiteOverview): boolean => own.length + ownStale.length + shared.length === 0

const Page = ({ overview, day }: Part & { readonly day: string }): ReactNode => {
  const clean = overview.sites.filter(isClean)
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
  const { length } = overview.sites
  const title = `${length} ${length === 1 ? 'site' : 'sites'}, ${date}`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="generator" content={reportGenerator} />
        {/* Texts of the sites cannot load files from other URLs. */}
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style>{overviewStyles}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p className="headline">{overviewSentence(overview, 'en')}</p>
          <Table overview={overview} />
          <SharedFindings overview={overview} />
          <section>
            <h2>Site by site</h2>
            {overview.sites
              .filter(site => !isClean(site))
              .map(site => (
                <Site key={site.config} overview={overview} site={site} />
              ))}
            {clean.map(site => (
              <p className="clean" key={site.config} id={idOf(overview, site)}>
                <strong>{site.name}</strong> <small>{stateText(site)}</small> nothing found
              </p>
            ))}
          </section>
        </main>
      </body>
    </html>
  )
}

/** @param day when the sites were checked: `2026-11-23` */
export const overviewPage = (overview: Overview, day: string): string =>
  `<!doctype html>${renderToStaticMarkup(<Page overview={overview} day={day} />)}\n`
