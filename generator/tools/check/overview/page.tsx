/** The overview as one page that loads nothing from anywhere: to be opened, mailed and printed. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { visible } from '../../../site/diagnostics/format.ts'
import type { SourceLocation } from '../../../site/model/diagnostic.ts'
import type { StaleTranslation } from '../../translations/stale.ts'
import type { Told } from '../check.ts'
import {
  alikeOf,
  type CountName,
  countNames,
  countOrder,
  hintOf,
  type Overview,
  overviewSentence,
  type SiteOverview,
  sitesWith,
  wordsOf,
} from './overview.ts'
import { overviewStyles } from './page-styles.ts'
import type { Shared } from './shared.ts'

const idOf = (overview: Overview, { config }: SiteOverview): string =>
  `site-${overview.sites.findIndex(site => site.config === config) + 1}`

const sharedIdOf = ({ shared }: Overview, one: Shared<Told>): string => `same-${shared.indexOf(one) + 1}`

const stateText = ({ state, pages }: SiteOverview): string =>
  state === 'base' ? 'base of cities' : pages === undefined ? 'not built' : `${pages} ${pages === 1 ? 'page' : 'pages'}`

const Place = ({ where }: { readonly where: SourceLocation | undefined }): ReactNode =>
  where !== undefined && (
    <p className="place">
      {visible(where.file)}, line {where.line}
    </p>
  )

/** Addresses of pages: a few, or how many there are. */
const Pages = ({ pages }: { readonly pages: readonly string[] }): ReactNode => {
  const addresses = pages.map(page => (
    <li key={page}>
      <code>{visible(page)}</code>
    </li>
  ))
  if (pages.length === 0) return null
  if (pages.length <= 3) return <ul className="addresses">{addresses}</ul>
  return (
    <details>
      <summary>{pages.length} pages</summary>
      <ul className="addresses">{addresses}</ul>
    </details>
  )
}

const Finding = ({
  told,
  hint = told.hint,
  children,
}: {
  readonly told: Told
  readonly hint?: string
  readonly children?: ReactNode
}): ReactNode => (
  <>
    <p className="words">
      <strong className={told.severity}>{told.severity}</strong> {visible(wordsOf(told))}
    </p>
    {children}
    <p className="hint">{visible(hint)}</p>
    <Place where={told.where} />
    <Pages pages={told.pages ?? []} />
  </>
)

const Stale = ({ stale }: { readonly stale: StaleTranslation }): ReactNode => (
  <>
    <p className="words">
      The text in {stale.language} “{visible(stale.text)}” was written before what it translates was changed: “{visible(stale.source)}”
    </p>
    <Place where={stale.where} />
  </>
)

const StaleList = ({ all, title }: { readonly all: readonly StaleTranslation[]; readonly title: string }): ReactNode =>
  all.length > 0 && (
    <details>
      <summary>
        {title}: {all.length}
      </summary>
      <ul className="findings">
        {all.map(one => (
          <li key={`${one.where.file}:${one.where.line}:${one.where.column}`}>
            <Stale stale={one} />
          </li>
        ))}
      </ul>
      <p className="hint">Translate them anew. Where one still fits: npm run translations -- --accept, with its key, says so.</p>
    </details>
  )

interface Part {
  readonly overview: Overview
}

const SiteLinks = ({ overview, sites }: Part & { readonly sites: readonly SiteOverview[] }): ReactNode => (
  <ul className="names">
    {sites.map(site => (
      <li key={site.config}>
        <a href={`#${idOf(overview, site)}`}>{site.name}</a>
      </li>
    ))}
  </ul>
)

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

const sum = ({ sites }: Overview, name: CountName): number => sites.reduce((all, { counts }) => all + (counts[name] ?? 0), 0)

const Table = ({ overview }: Part): ReactNode => (
  <table>
    <caption>Sites, those that need it most first</caption>
    <thead>
      <tr>
        <th scope="col">Site</th>
        {countOrder.map(name => (
          <th scope="col" key={name}>
            <span>{countNames[name]}</span>
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

const SharedFindings = ({ overview }: Part): ReactNode =>
  overview.shared.length + overview.sharedStale.length > 0 && (
    <section>
      <h2>The same on several sites</h2>
      <p>Mended once, where it is written, it is mended on all of them.</p>
      <ul className="findings">
        {overview.shared.map(one => {
          const sites = sitesWith(overview, one)
          const alike = alikeOf(one)
          return (
            <li key={sharedIdOf(overview, one)} id={sharedIdOf(overview, one)}>
              <Finding told={one.item} hint={hintOf(overview, one)}>
                {alike > 0 && <p>From the same line {alike} more, in other words.</p>}
                <details>
                  <summary>{sites.length === overview.sites.length ? `All ${sites.length} sites` : `${sites.length} sites`}</summary>
                  <SiteLinks overview={overview} sites={sites} />
                </details>
              </Finding>
            </li>
          )
        })}
      </ul>
      <StaleList all={overview.sharedStale.map(({ item }) => item)} title="Stale translations in what several sites share" />
    </section>
  )

/** Its own findings of some severities. */
const OwnFindings = ({ findings }: { readonly findings: readonly Told[] }): ReactNode =>
  findings.length > 0 && (
    <ul className="findings">
      {findings.map((told, place) => (
        // Two findings may be the same in all but their place in the list, which never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup
        <li key={place}>
          <Finding told={told} />
        </li>
      ))}
    </ul>
  )

const countText = ({ counts }: SiteOverview): string =>
  countOrder.flatMap(name => ((counts[name] ?? 0) > 0 ? `${countNames[name]}: ${counts[name]}` : [])).join(' · ')

const Site = ({ overview, site }: Part & { readonly site: SiteOverview }): ReactNode => {
  const { own, ownStale, shared, config, name, counts } = site
  const notices = own.filter(({ severity }) => severity === 'notice')
  return (
    <details className="site" id={idOf(overview, site)} open={(counts.errors ?? 0) > 0}>
      <summary>
        <h3>{name}</h3> <span>{[stateText(site), countText(site)].filter(text => text !== '').join(' · ')}</span>
      </summary>
      <p className="place">{config}</p>
      <OwnFindings findings={own.filter(({ severity }) => severity !== 'notice')} />
      <StaleList all={ownStale} title="Stale translations" />
      {notices.length > 0 && (
        <details>
          <summary>Good to know: {notices.length}</summary>
          <OwnFindings findings={notices} />
        </details>
      )}
      {shared.length > 0 && (
        <>
          <p>{own.length > 0 ? 'And as on other sites:' : 'As on other sites:'}</p>
          <ul>
            {shared.map(one => (
              <li key={sharedIdOf(overview, one)}>
                <a href={`#${sharedIdOf(overview, one)}`}>{visible(wordsOf(one.item))}</a>
              </li>
            ))}
          </ul>
        </>
      )}
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
        {/* Nothing but what stands in the file, whatever texts of the sites it holds. */}
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
          <p className="headline">{overviewSentence(overview)}</p>
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
