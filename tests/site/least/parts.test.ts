/** Pages and forms that are switched off, and missing facts: the rest of the site is complete. */
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { ConfigPath } from '../../../generator/site/config/yaml/tree.ts'
import { pageKinds } from '../../../generator/site/pages/index.ts'
import { keysOf } from '../../../generator/site/util/table.ts'
import { compileText, smallText } from '../../support/sample.ts'
import { fakeSite } from '../../support/site.ts'
import { without } from './delete.ts'
import { problemsOf } from './page-problems.ts'

/** The small config with texts that depend on neither a phone number nor a form. */
const silent = smallText
  .replaceAll('"Call {phone}."', 'Ask us.')
  .replaceAll('"Refused: {phone}"', '"{phone, select, none {Refused} other {Refused: {phone}}}"')
  .replaceAll('"Late: {phone}"', '"{phone, select, none {Late} other {Late: {phone}}}"')
  .replace('"We keep it {retention}."', '"{retention, select, none {We keep nothing.} other {We keep it {retention}.}}"')

const set = (value: unknown, [step, ...rest]: ConfigPath, to: unknown): unknown =>
  step === undefined ? to : { ...(value as object), [step]: set(Reflect.get(value as object, step), rest, to) }

const small: unknown = parse(silent)

const text = (data: unknown): string => stringify(data, { aliasDuplicateObjects: false })

/** Problems of the site, and the first match of each pattern in its pages. */
const seen = (data: unknown, ...patterns: readonly RegExp[]) => {
  const site = fakeSite(text(data))
  const html = site.routes.map(route => site.html(site.page(route))).join('\n')
  return { problems: problemsOf(site), found: patterns.map(pattern => pattern.exec(html)?.[0] ?? null) }
}

test.each(keysOf(pageKinds))('%s off: removes all links to it, or reports that it is needed', kind => {
  const data = set(small, ['pages', kind], 'off')
  if (pageKinds[kind].traits.needed) {
    expect(compileText(text(data)).diagnostics.map(({ code }) => code)).toEqual(['PAGE_NEEDED'])
    return
  }
  const site = fakeSite(text(data))
  expect([site.routes.some(route => route.kind === kind), problemsOf(site)]).toEqual([false, []])
})

test('forms off: removes forms, thank-you pages and the service’s origin', () => {
  const data = set(small, ['forms'], 'off')
  const site = fakeSite(text(data))
  expect(site.routes.map(({ kind }) => kind)).not.toContain('thanks')
  expect(JSON.stringify(site.headers)).not.toContain('formspree')
  expect(seen(data, /<form/, /We keep nothing/, /Formspree/)).toEqual({ problems: [], found: [null, 'We keep nothing', null] })
})

test('one form off: keeps the other', () => {
  expect(seen(set(small, ['forms', 'quick'], 'off'), /id="quick-/, /id="contact-/)).toEqual({ problems: [], found: [null, 'id="contact-'] })
  expect(seen(set(small, ['forms', 'contact'], 'off'), /id="quick-/, /id="contact-/)).toEqual({ problems: [], found: ['id="quick-', null] })
})

test('the booking link targets the contact page, else the form, else the phone number', () => {
  const data = set(small, ['pages', 'contact'], 'off')
  expect(seen(data, /class="button" href="[^"]*"/)).toEqual({ problems: [], found: ['class="button" href="/#request"'] })
  expect(seen(set(data, ['forms'], 'off'), /class="button" href="[^"]*"/)).toEqual({
    problems: [],
    found: ['class="button" href="tel:+18195550123"'],
  })
})

test('without a phone shows the e-mail address, without e-mail the phone', () => {
  expect(seen(without(small, ['phones']), /tel:/, /"telephone"/, /class="call call--figure" href="[^"]*"/)).toEqual({
    problems: [],
    found: [null, null, 'class="call call--figure" href="mailto:mail@small.example"'],
  })
  expect(seen(without(without(small, ['business', 'email']), ['business', 'privacyOfficer']), /mailto:/, /"email":/)).toEqual({
    problems: [],
    found: [null, null],
  })
})

test('without phone and e-mail reports one error', () => {
  expect(
    compileText(text(without(without(small, ['phones']), ['business', 'email']))).diagnostics.map(one => [one.code, one.message]),
  ).toEqual([['FACT_NEEDED', 'The business has no phone number and no email address, so visitors cannot reach it']])
})

test('without hours shows nothing about opening hours', () => {
  expect(seen(without(small, ['hours']), /class="hours/, /openingHours/, /data-clock/)).toEqual({ problems: [], found: [null, null, null] })
})

test('reports a text that contains a missing fact', () => {
  const changed = set(without(small, ['business', 'founded']), ['pages', 'about', 'lead'], { en: 'Since {founded}.' })
  expect(compileText(text(changed)).diagnostics).toMatchObject([
    { code: 'FACT_NEEDED', message: 'business.founded is missing, but pages.about.lead uses {founded}' },
  ])
  const chosen = set(changed, ['pages', 'about', 'lead'], { en: '{founded, select, none {Near you} other {Since {founded}}}.' })
  expect(seen(chosen, /Near you\./)).toEqual({ problems: [], found: ['Near you.'] })
})
