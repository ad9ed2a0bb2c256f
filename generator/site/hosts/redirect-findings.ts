/** How each fault of a redirect list is told. */
import type { Diagnostic, Severity } from '../model/diagnostic.ts'
import type { Redirect } from '../model/host.ts'

type RedirectCode =
  | 'REDIRECT_LOOP'
  | 'REDIRECT_CHAIN'
  | 'REDIRECT_DEAD'
  | 'REDIRECT_SHADOWS_PAGE'
  | 'REDIRECT_DUPLICATE'
  | 'REDIRECT_NEEDLESS'

export type RedirectFinding = Diagnostic<RedirectCode>

const finding = ({ where }: Redirect, code: RedirectCode, severity: Severity, message: string, hint: string): RedirectFinding => ({
  code,
  severity,
  message,
  hint,
  ...(where === undefined ? {} : { where }),
})

export const needless = (redirect: Redirect): RedirectFinding =>
  finding(
    redirect,
    'REDIRECT_NEEDLESS',
    'warning',
    `the redirect from “${redirect.from}” to “${redirect.to}” is not needed`,
    'Every host answers this spelling with that address by itself; remove the rule.',
  )

export const repeated = (redirect: Redirect, earlier: Redirect): RedirectFinding =>
  earlier.to === redirect.to
    ? finding(
        redirect,
        'REDIRECT_DUPLICATE',
        'warning',
        `the redirect from “${redirect.from}” to “${redirect.to}” is already there`,
        'Remove one of the two.',
      )
    : finding(
        redirect,
        'REDIRECT_DUPLICATE',
        'error',
        `two redirects start from “${redirect.from}”: to “${earlier.to}” and to “${redirect.to}”`,
        'Keep the one that is right.',
      )

export const shadowing = (redirect: Redirect, page: string): RedirectFinding =>
  finding(
    redirect,
    'REDIRECT_SHADOWS_PAGE',
    'error',
    `the redirect from “${redirect.from}” would hide “${page}”, which exists`,
    redirect.pattern === undefined ? 'Remove the redirect, or give the page another address.' : 'Name the moved addresses one by one.',
  )

export const looping = (redirect: Redirect): RedirectFinding =>
  finding(
    redirect,
    'REDIRECT_LOOP',
    'error',
    `the redirect from “${redirect.from}” to “${redirect.to}” leads round in a circle`,
    'Let it lead to a page.',
  )

export const dead = (redirect: Redirect, end: string, suggestion: string | undefined): RedirectFinding =>
  finding(
    redirect,
    'REDIRECT_DEAD',
    'error',
    `the redirect from “${redirect.from}” leads to “${end}”, but there is no such page`,
    suggestion === undefined ? 'Correct the target.' : `Write ${suggestion}`,
  )

export const chained = (redirect: Redirect, end: string): RedirectFinding =>
  finding(
    redirect,
    'REDIRECT_CHAIN',
    'warning',
    `the redirect from “${redirect.from}” leads to “${redirect.to}”, from where hosts redirect to “${end}”`,
    `It is printed as one step; write ${end}`,
  )
