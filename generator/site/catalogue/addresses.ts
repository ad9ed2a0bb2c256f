/** Addresses: of pages, of other sites, and of what has moved. */

import { type Entry, fixed, wording } from './entry.ts'
import { suggest } from './suggest.ts'

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count.toLocaleString('en')} ${many}`)

const renamed = '“npm run urls -- --write-redirects” leads redirects to its new address'

/** As many lines as a message holds; `npm run urls` prints them all. */
const linesShown = 20

export const addresses = {
  SLUG_UNSAFE: {
    severity: 'error',
    about: 'A part of an address that not every server, browser and person writes alike.',
    says: {
      letters: wording({ value: 'Nettoyage Été', suggestion: 'nettoyage-ete' }, ({ value, suggestion }) => ({
        message: `“${value}” cannot be part of an address: small letters a-z, digits and hyphens only`,
        remedy: suggestion === '' ? 'Write it in Latin letters without accents: ramonage-cheminee.' : `Write ${suggestion}`,
      })),
      reserved: wording({ value: 'index' }, ({ value }) => ({
        message: `“${value}” cannot be used in an address`,
        remedy: 'Web servers give this name a meaning of its own; choose another.',
      })),
      long: wording({ length: 240, most: 100 }, ({ length, most }) => ({
        message: `this part of an address has ${length.toLocaleString('en')} letters; it has at most ${most}`,
        remedy: 'Shorten it to a few words.',
      })),
      empty: fixed('the address has two slashes in a row', 'Leave one out.'),
    },
  },
  PATH_INVALID: {
    severity: 'error',
    about: 'The address of a page, or an old one that leads on, is not written as a path of the site.',
    says: {
      start: wording({ value: 'contact' }, ({ value }) => ({
        message: `the address “${value}” does not begin with a slash`,
        remedy: `Write /${value}`,
      })),
      whole: wording({ value: 'https://old.example/contact' }, ({ value }) => ({
        message: `“${value}” is a whole web address; here stands a path of this site`,
        remedy: 'Leave out what stands before the first slash of its path: the scheme and the domain.',
      })),
      end: wording({ value: '/contact/' }, ({ value }) => ({
        message: `the address “${value}” ends with a slash`,
        remedy: `Write ${value.replace(/\/+$/, '') || '/'}`,
      })),
      target: wording({ value: 'contact' }, ({ value }) => ({
        message: `“${value}” is neither an address of this site nor a web address`,
        remedy: 'Begin it with a slash, or with https:// for another site.',
      })),
      query: wording({ value: '/prices?year=2024' }, ({ value }) => ({
        message: `the address “${value}” has a query: what stands behind “?” is no part of it`,
        remedy: 'End it before the “?”: whatever stands behind it is led on as well.',
      })),
      fragment: wording({ value: '/prices#gutters' }, ({ value }) => ({
        message: `the address “${value}” has a fragment: browsers keep to themselves what stands behind “#”`,
        remedy: 'End it before the “#”.',
      })),
      character: wording({ character: '$' }, ({ character }) => ({
        message: `no two hosts read the character “${character}” in an address alike`,
        remedy: 'Letters, digits and . _ ~ - can stand between its slashes.',
      })),
    },
  },
  URL_INVALID: {
    severity: 'error',
    about: 'An address of the web is written whole; that of the site itself ends with its domain.',
    says: {
      web: wording({ value: 'facebook.com/ducts' }, ({ value }) => ({
        message: `“${value}” is no web address`,
        remedy: 'Write the whole address, with https:// before it.',
      })),
      site: wording({ value: 'example' }, ({ value }) => ({
        message: `“${value}” is no address of a site`,
        remedy: 'Write it like https://www.example.com',
      })),
      origin: wording({ origin: 'https://www.example.com' }, ({ origin }) => ({
        message: 'the address of the site has no path, no slash at its end and no capitals',
        remedy: `Write ${origin}`,
      })),
    },
  },
  URL_UNSAFE: {
    severity: 'error',
    about: 'An address such as javascript: would run a program in the visitor’s browser.',
    says: wording({ protocol: 'javascript:' }, ({ protocol }) => ({
      message: `“${protocol}” addresses are not safe in a page`,
      remedy: 'Only https:// and http:// addresses are allowed.',
    })),
  },
  ADDRESS_DUPLICATE: {
    severity: 'error',
    about: 'Two pages would be published at one address.',
    says: wording({ address: '/fr/contact', first: 'page contact (fr)', second: 'page about (fr)' }, ({ address, first, second }) => ({
      message: `two pages have the address ${address}: ${first} and ${second}`,
      remedy: 'Change one of the two.',
    })),
  },
  FILE_DUPLICATE: {
    severity: 'error',
    about: 'Two files would be published under one name; most computers let one overwrite the other, whatever the case of letters.',
    says: {
      path: wording({ file: 'robots.txt' }, ({ file }) => ({
        message: `two files would be published as ${file}`,
        remedy: 'One of them probably lies in assets/static/: rename or remove it.',
      })),
      folder: wording({ file: 'services.html', within: 'services.html/prices.pdf' }, ({ file, within }) => ({
        message: `${file} would be a file, and a folder for ${within}`,
        remedy: 'One of them probably lies in assets/static/: rename it.',
      })),
      address: wording({ file: 'services/index.html', page: 'services.html', address: '/services' }, ({ file, page, address }) => ({
        message: `${file} would be shown at ${address}, as the page ${page} is`,
        remedy: 'It probably lies in assets/static/: rename or remove it.',
      })),
    },
  },
  REDIRECT_HIDES_PAGE: {
    severity: 'error',
    about: 'A redirect starts from the address of a page or file that is published, which nobody could then see.',
    says: wording({ from: '/contact', page: '/contact' }, ({ from, page }) => ({
      message: `the redirect from “${from}” would hide “${page}”, which exists`,
      remedy: `Remove the redirect, or give the page another address. If a page was renamed back, ${renamed}.`,
    })),
  },
  REDIRECT_DUPLICATE: {
    severity: 'error',
    about: 'Two redirects start from one address; hosts take one spelling of it for another: case, a slash at its end, .html.',
    says: {
      differing: wording({ from: '/old', first: '/contact', second: '/about' }, ({ from, first, second }) => ({
        message: `two redirects start from “${from}”: to “${first}” and to “${second}”`,
        remedy: 'Keep the one that is right.',
      })),
      same: wording({ from: '/old', to: '/contact' }, ({ from, to }) => ({
        message: `the redirect from “${from}” to “${to}” is already there`,
        remedy: 'Remove one of the two.',
        severity: 'warning',
      })),
    },
  },
  REDIRECT_LOOP: {
    severity: 'error',
    about: 'Redirects lead round in a circle, so browsers give up.',
    says: wording({ from: '/old', to: '/older' }, ({ from, to }) => ({
      message: `the redirect from “${from}” to “${to}” leads round in a circle`,
      remedy: 'Let it lead to a page.',
    })),
  },
  REDIRECT_CHAIN: {
    severity: 'error',
    about: 'A redirect leads to an address that leads on: visitors wait twice, and search engines count less of it.',
    says: wording({ from: '/old', to: '/contact.html', end: '/contact' }, ({ from, to, end }) => ({
      message: `the redirect from “${from}” leads to “${to}”, from where hosts redirect to “${end}”`,
      remedy: `Lead it straight to the last address: write ${end}`,
    })),
  },
  REDIRECT_DEAD: {
    severity: 'error',
    about: 'A redirect ends where neither a page nor a file is published.',
    says: wording({ from: '/old', end: '/abuot', known: ['/', '/about', '/contact'] }, ({ from, end, known }) => ({
      message: `the redirect from “${from}” leads to “${end}”, but there is no such page or file`,
      remedy: `${suggest(end, known, 'There are')} If a page was renamed, ${renamed}.`,
    })),
  },
  REDIRECT_NEEDLESS: {
    severity: 'warning',
    about: 'A redirect does what every host does by itself.',
    says: wording({ from: '/contact.html', to: '/contact' }, ({ from, to }) => ({
      message: `the redirect from “${from}” to “${to}” is not needed`,
      remedy: 'Every host answers this spelling with that address by itself; remove the rule.',
    })),
  },
  REDIRECT_UNSAFE: {
    severity: 'error',
    about: 'A redirect holds something that one of the hosts would read as its own syntax, or a placeholder that nothing fills.',
    says: {
      from: wording({ from: '/a b' }, ({ from }) => ({
        message: `the redirect from “${from}” cannot be written for every host because of “${from}”`,
        remedy: 'An old address must have letters, digits and . _ ~ - only, without a slash at its end: no two hosts read others alike.',
      })),
      to: wording({ from: '/old', to: 'https://example.com/a b' }, ({ from, to }) => ({
        message: `the redirect from “${from}” cannot be written for every host because of “${to}”`,
        remedy: 'Write the target as browsers show it when copied; other characters as %20 and so on.',
      })),
      unbound: wording({ from: '/old/:name', name: ':area' }, ({ from, name }) => ({
        message: `the redirect from “${from}” cannot be written for every host because of “${name}”`,
        remedy: `Use it in “${from}” too.`,
      })),
      repeated: wording({ from: '/:a/:a' }, ({ from }) => ({
        message: `the redirect from “${from}” cannot be written for every host because of “${from}”`,
        remedy: 'Give each placeholder a name of its own.',
      })),
    },
  },
  URL_VANISHED: {
    severity: 'error',
    about: 'An address that urls.lock promises is no page any more, and nothing leads on from it.',
    says: wording(
      {
        paths: ['/services/ducts'],
        lines: ['- { from: /services/ducts, to: /services/air-ducts }'],
        write: 'npm run urls -- --write-redirects',
        accept: 'npm run urls -- --accept',
      },
      ({ paths, lines, write, accept }) => ({
        message:
          paths.length === 1
            ? `the published address ${paths[0]} is gone, and nothing leads on from it`
            : `${paths.length.toLocaleString('en')} published addresses are gone, and nothing leads on from them: ${paths[0]} and ${counted(paths.length - 1, 'one more', 'more')}`,
        remedy: [
          `Visitors and search engines still come there. Add to redirects, or let “${write}” do it:`,
          ...lines.slice(0, linesShown).map(line => `      ${line}`),
          ...(lines.length > linesShown ? [`      … and ${lines.length - linesShown} more, which “npm run urls” prints`] : []),
          `    If it shall be gone for good: ${accept}`,
        ].join('\n'),
      }),
    ),
  },
  URL_NEW: {
    severity: 'notice',
    about: 'The site has addresses that urls.lock does not promise yet.',
    says: wording({ count: 1, first: '/services/gutters', file: 'urls.lock' }, ({ count, first, file }) => ({
      message: count === 1 ? `the address ${first} is new` : `${count.toLocaleString('en')} addresses are new, the first of them ${first}`,
      remedy: `When ${count === 1 ? 'it is' : 'they are'} to stay: npm run urls -- --accept writes ${count === 1 ? 'it' : 'them'} to ${file}.`,
    })),
  },
} as const satisfies Readonly<Record<string, Entry>>
