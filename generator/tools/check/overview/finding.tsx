/** Components for findings on the page of all sites. */

import type { ReactNode } from 'react'
import { withCommands } from '../../../platform/program/site-commands.ts'
import { visible } from '../../../site/diagnostics/format.ts'
import type { SourceLocation } from '../../../site/model/diagnostic.ts'
import type { StaleTranslation } from '../../translations/stale.ts'
import type { Found } from '../diagnostics.ts'
import { formatDiagnostic } from '../format-diagnostic.ts'
import { messageOf } from './overview.ts'

export const Details = ({ summary, children }: { readonly summary: string; readonly children: ReactNode }): ReactNode => (
  <details>
    <summary>{summary}</summary>
    {children}
  </details>
)

const Place = ({ where }: { readonly where: SourceLocation | undefined }): ReactNode =>
  where !== undefined && (
    <p className="place">
      {visible(where.file)}, line {where.line}
    </p>
  )

/** A list of page paths, collapsed if there are more than three. */
const Pages = ({ pages }: { readonly pages: readonly string[] }): ReactNode => {
  const items = pages.map(page => (
    <li key={page}>
      <code>{visible(page)}</code>
    </li>
  ))
  if (pages.length === 0) return null
  if (pages.length <= 3) return <ul className="addresses">{items}</ul>
  return (
    <Details summary={`${pages.length} pages`}>
      <ul className="addresses">{items}</ul>
    </Details>
  )
}

export const Finding = ({
  found,
  hint = formatDiagnostic(found, 'en').hint,
  children,
}: {
  readonly found: Found
  readonly hint?: string
  readonly children?: ReactNode
}): ReactNode => (
  <>
    <p className="words">
      <strong className={found.severity}>{found.severity}</strong> {visible(messageOf(found))}
    </p>
    {children}
    <p className="hint">{visible(withCommands(hint))}</p>
    <Place where={found.where} />
    <Pages pages={found.pages ?? []} />
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

export const StaleList = ({ all, title }: { readonly all: readonly StaleTranslation[]; readonly title: string }): ReactNode =>
  all.length > 0 && (
    <Details summary={`${title}: ${all.length}`}>
      <ul className="findings">
        {all.map(stale => (
          <li key={`${stale.where.file}:${stale.where.line}:${stale.where.column}`}>
            <Stale stale={stale} />
          </li>
        ))}
      </ul>
      <p className="hint">
        Translate them again. If one still fits, confirm it: {withCommands('npm run translations -- --accept')}, with its key.
      </p>
    </Details>
  )
