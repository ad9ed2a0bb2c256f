import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { type UrlPurpose, webUrlProblem } from '../../../generator/site/config/values/web-url.ts'
import { smallText } from '../../support/sample.ts'
import { inEnglish } from '../../support/text.ts'

/** `valid`, or the message with its hint. */
const verdict = (url: string, purpose: UrlPurpose): string => {
  const found = webUrlProblem(url, purpose)
  if (found === undefined) return 'valid'
  const { message, hint } = inEnglish(found.problem)
  return `${message} → ${hint}`
}

const all: readonly UrlPurpose[] = ['link', 'redirect', 'form', 'formOrigin', 'siteOrigin']

const invalidForAll: readonly (readonly [url: string, verdict: RegExp])[] = [
  ['', /^“” is not a complete URL/],
  ['facebook', /^“facebook” is not a complete URL → Write a URL with https:\/\/ and a domain: https:\/\/www\.example\.com\/page$/],
  ['//a.example', /^“\/\/a.example” is not a complete URL → Write https:\/\/a.example$/],
  ['/about', /is not a complete URL → Write a URL with https:\/\/ and a domain: https:\/\/www\.example\.com\/page$/],
  ['javascript:alert(1)', /^A URL that starts with “javascript:” is not allowed here/],
  ['JavaScript:alert(1)', /^A URL that starts with “JavaScript:” is not allowed here/],
  ['data:text/html,x', /^A URL that starts with “data:” is not allowed here/],
  ['mailto:a@x.example', /^A URL that starts with “mailto:” is not allowed here/],
  ['ftp://a.example', /^A URL that starts with “ftp:” is not allowed here/],
  ['file:///etc/passwd', /^A URL that starts with “file:” is not allowed here/],
  ['https:', /has no valid domain/],
  ['https://', /has no valid domain/],
  ['https:a.example', /is not a complete URL → Write https:\/\/a.example$/],
  ['https:/a.example', /is not a complete URL → Write https:\/\/a.example$/],
  ['https:///a.example', /is not a complete URL → Write https:\/\/a.example$/],
  ['https://?a', /has no valid domain/],
  ['https://..', /has no valid domain/],
  ['https://a..example', /has no valid domain/],
  ['https://-a.example', /has no valid domain/],
  ['https://a_b.example', /has no valid domain/],
  ['https://a.example:99999', /has no valid domain/],
  ['https://a.example:x', /has no valid domain/],
  ['https://ex%61mple.com', /has no valid domain/],
  ['https://[::g]', /has no valid domain/],
  ['https://a.example%2f@evil.example', /user name or a password before “@”.* → Write https:\/\/evil.example$/],
  ['https://anna:secret@a.example', /user name or a password before “@”.* → Write https:\/\/a.example$/],
  ['https://anna@a.example', /→ Write https:\/\/a.example$/],
  ['https://@a.example', /→ Write https:\/\/a.example$/],
  [' https://a.example', /contains the character U\+0020.* → Write https:\/\/a.example$/],
  ['https://a.example\n', /contains the character U\+000A.* → Write https:\/\/a.example$/],
  ['https://a.\u200bexample', /contains the character U\+200B.* → Write https:\/\/a.example$/],
  ['https://a\u202e.example', /contains the character U\+202E/],
  ['https://\u00a0a.example', /contains the character U\+00A0/],
  ['java\tscript:alert(1)', /contains the character U\+0009/],
  ['\u0001javascript:alert(1)', /contains the character U\+0001/],
  ['https:\\\\a.example', /contains the character “\\”.* → Write https:\/\/a.example$/],
  ['https://a.example\\@evil.example', /contains the character “\\”/],
  ['"https://a.example"', /contains the character “"”/],
  ['<https://a.example>', /contains the character “<”/],
]

describe.each(all)('a URL for the purpose “%s”', purpose => {
  test.each(invalidForAll)('%j is invalid', (url, expected) => {
    expect(verdict(url, purpose)).toMatch(expected)
  })

  test.each(['https://a.example', 'https://xn--mller-kva.example', 'http://localhost:8080', 'https://a.example:8443', 'https://192.0.2.7'])(
    '%j is valid',
    url => {
      expect(verdict(url, purpose)).toBe('valid')
    },
  )
})

const secure =
  '“http://a.example” is not encrypted, so browsers do not send forms to it → Only https:// is allowed, except on this computer. If the server supports HTTPS, write https://a.example'
const folder = (url: string, origin: string): string =>
  `“${url}” has a path after ${origin}, but only a domain or subdomain is valid here: URLs of a site begin with “/” → `

test.each<[url: string, verdicts: Readonly<Record<UrlPurpose, string>>]>([
  ['http://a.example', { link: 'valid', redirect: 'valid', form: secure, formOrigin: secure, siteOrigin: 'valid' }],
  ['http://[::1]:3000', { link: 'valid', redirect: 'valid', form: 'valid', formOrigin: 'valid', siteOrigin: 'valid' }],
  [
    'https://müller.example',
    {
      link: 'valid',
      redirect:
        'The domain of “https://müller.example” must be written in ASCII, because servers cannot redirect to other characters → Write https://xn--mller-kva.example',
      form: 'valid',
      formOrigin:
        '“https://müller.example” must end with the domain, in lowercase ASCII letters, without a slash → Write https://xn--mller-kva.example',
      siteOrigin:
        '“https://müller.example” must end with the domain, in lowercase ASCII letters, without a slash → Write https://xn--mller-kva.example',
    },
  ],
  [
    'https://a.example/b%20c?d=1#e',
    {
      link: 'valid',
      redirect: 'valid',
      form: 'valid',
      formOrigin: `${folder('https://a.example/b%20c?d=1#e', 'https://a.example')}Write https://a.example. A site cannot be published in a folder of another: it needs a domain or subdomain.`,
      siteOrigin: `${folder('https://a.example/b%20c?d=1#e', 'https://a.example')}Write https://a.example. A site cannot be published in a folder of another: it needs a domain or subdomain.`,
    },
  ],
  [
    'https://anna.github.io/ducts/',
    {
      link: 'valid',
      redirect: 'valid',
      form: 'valid',
      formOrigin: `${folder('https://anna.github.io/ducts/', 'https://anna.github.io')}A site cannot be published in a folder. Give the project a custom domain, or publish it from the repository anna.github.io and write https://anna.github.io (docs/how-to/publish/README.md).`,
      siteOrigin: `${folder('https://anna.github.io/ducts/', 'https://anna.github.io')}A site cannot be published in a folder. Give the project a custom domain, or publish it from the repository anna.github.io and write https://anna.github.io (docs/how-to/publish/README.md).`,
    },
  ],
  [
    'a.example/b c',
    {
      link: '“a.example/b c” contains the character U+0020 (space), which is not allowed in a URL → Copy the URL from the address bar of a browser, which encodes such characters.',
      redirect:
        '“a.example/b c” contains the character U+0020 (space), which is not allowed in a URL → Copy the URL from the address bar of a browser, which encodes such characters.',
      form: '“a.example/b c” contains the character U+0020 (space), which is not allowed in a URL → Copy the URL from the address bar of a browser, which encodes such characters.',
      formOrigin:
        '“a.example/b c” contains the character U+0020 (space), which is not allowed in a URL → Copy the URL from the address bar of a browser, which encodes such characters.',
      siteOrigin:
        '“a.example/b c” contains the character U+0020 (space), which is not allowed in a URL → Copy the URL from the address bar of a browser, which encodes such characters.',
    },
  ],
])('%j for each purpose', (url, verdicts) => {
  expect(Object.fromEntries(all.map(purpose => [purpose, verdict(url, purpose)]))).toEqual(verdicts)
})

const keys = [
  'site.origin',
  'business.profiles[0].url',
  'business.rating.url',
  'locations[0].profiles[0].url',
  'redirects[0].to',
  'forms.endpoint',
  'forms.quick.endpoint',
  'forms.inboxes.hull',
  'forms.extraOrigins[0]',
]

/** The small site with this URL at keys, and the errors of each. */
const errorsAt = (keys: readonly string[], url: string): Readonly<Record<string, readonly string[]>> => {
  const config = parse(
    smallText
      .replace(
        '  founded: 1998\n',
        '  founded: 1998\n  profiles: [ { name: Face, url: "https://f.example" } ]\n  rating: { value: 5, count: 3, source: Them, url: "https://r.example", asOf: 2026-01-01 }\n',
      )
      .replace('hosting: [', 'redirects: [ { from: /far, to: "https://far.example/x" } ]\nhosting: [')
      .replace(
        'forms: { provider: formspree, id: abcdwxyz,',
        'forms: { provider: custom, endpoint: "https://e.example", inboxes: { hull: "https://i.example" }, extraOrigins: [ "https://o.example" ],',
      )
      .replace('quick: &form {', 'quick: &form { endpoint: "https://q.example",')
      .replace('neighbourhoods: [', 'branch: true, profiles: [ { name: B, url: "https://b.example" } ], neighbourhoods: ['),
  )
  for (const path of keys) {
    const steps = path.split(/[.[\]]+/).filter(step => step !== '')
    const last = steps.pop() ?? ''
    const holder = steps.reduce((value, step) => value[step], config)
    expect(holder[last]).toMatch(/^https:/)
    holder[last] = url
  }
  const errors = compileConfig('site.config.yaml', JSON.stringify(config), assetNames('assets'))
    .diagnostics.map(inEnglish)
    .filter(({ severity }) => severity === 'error')
  return Object.fromEntries(keys.map(path => [path, errors.filter(({ key }) => key === path).map(({ code }) => code)]))
}

/** Inboxes of locations are checked by a rule, which runs after the values of all other keys are valid. */
const atKeys = (url: string) => ({
  ...errorsAt(
    keys.filter(key => key !== 'forms.inboxes.hull'),
    url,
  ),
  ...errorsAt(['forms.inboxes.hull'], url),
})

test.each([
  ['mailto:a@x.example', 'URL_UNSAFE'],
  ['ftp://a.example', 'URL_UNSAFE'],
  ['javascript:alert(1)', 'URL_UNSAFE'],
  ['https://u:p@a.example', 'URL_INVALID'],
  ['https:///a.example', 'URL_INVALID'],
  ['https:\\\\a.example', 'URL_INVALID'],
  ['https://a.example"x', 'URL_INVALID'],
])('every key refuses %j', (url, code) => {
  expect(atKeys(url)).toEqual(Object.fromEntries(keys.map(path => [path, [code]])))
})

test('requires encryption for forms only', () => {
  expect(atKeys('http://a.example')).toEqual(
    Object.fromEntries(keys.map(path => [path, path.startsWith('forms.') ? ['FORM_ENDPOINT_INSECURE'] : []])),
  )
})
