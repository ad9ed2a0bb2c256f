/** Facts of the business: what is named, phones, hours and days. */

import { type Entry, fixed, wording } from './entry.ts'
import { suggest } from './suggest.ts'

const apart = 'Let one end before the other begins.'

export const facts = {
  REFERENCE_UNKNOWN: {
    severity: 'error',
    about: 'The config names a thing of its own, or a file in assets/, that is not there.',
    says: wording<{ readonly what: string; readonly id: string; readonly known: readonly string[]; readonly plural: string }>(
      { what: 'location', id: 'west-iland', known: ['west-island', 'laval'], plural: 'Locations' },
      ({ what, id, known, plural }) => ({
        message: `there is no ${what} “${id}”`,
        remedy: suggest(id, known, plural, what === 'location' ? 6 : undefined),
      }),
    ),
  },
  FACT_NEEDED: {
    severity: 'error',
    about: 'A fact of the business that the site cannot do without, or that texts of it say.',
    says: {
      reach: fixed(
        'nobody could reach the business: there is no phone number and no e-mail address',
        'Add “phones:” with a number, or “email:” in “business”.',
      ),
      said: wording<{ readonly fact: string; readonly names: readonly string[]; readonly first: string; readonly more: number }>(
        { fact: 'business.founded', names: ['years'], first: 'pages.about.lead', more: 2 },
        ({ fact, names, first, more }) => ({
          message: `${fact} is needed: ${first}${more === 0 ? ' says' : ` and ${more} more say`} ${names.map(name => `{${name}}`).join(' and ')}`,
          remedy: `Add ${fact}, or write ${more === 0 ? 'that text' : 'those texts'} without it.`,
        }),
      ),
    },
  },
  PAGE_NEEDED: {
    severity: 'error',
    about: 'A page that every site needs is switched off: the home page, and what a host shows in place of a page.',
    says: wording({ page: 'home' }, ({ page }) => ({
      message: `the page “${page}” cannot be off`,
      remedy:
        page === 'home'
          ? 'Every site begins with it: take the line out.'
          : 'Hosts show it in place of a page that is not there or fails: take the line out.',
    })),
  },
  ORIGIN_MISSING: {
    severity: 'warning',
    about:
      'The site does not know the address that it will have, so its links for search engines and social networks lead to this computer.',
    says: wording({ origin: 'http://localhost:3000' }, ({ origin }) => ({
      message: `the site has no address yet: “origin” is missing, and ${origin} stands in for it`,
      remedy: 'Before you publish, add “origin: https://www.example.com” in “site”, with your own address.',
    })),
  },
  ID_DUPLICATE: {
    severity: 'error',
    about: 'Two things of a kind have the same id, so nothing can refer to one of them.',
    says: wording({ what: 'services', id: 'gutters', first: 1, second: 3 }, ({ what, id, first, second }) => ({
      message: `two ${what} are called “${id}”: item ${first} and item ${second}`,
      remedy: 'Give each its own name.',
    })),
  },
  BRANCH_FACTS: {
    severity: 'error',
    about:
      'A branch is a location with a street address, or with branch: true and a number of its own. Its facts are told on pages of its own.',
    says: {
      phone: wording({ id: 'laval' }, ({ id }) => ({
        message: `“${id}” is a branch, and has neither a number of its own nor a street address`,
        remedy: 'Add “phone:” with a number of the phone book.',
      })),
      page: wording({ id: 'laval' }, ({ id }) => ({
        message: `“${id}” is a branch, and pages.branch does not say what the pages of branches are called`,
        remedy: 'Add “branch:” to pages, with path, title, description, heading, map, directions, services and people.',
      })),
      both: wording({ id: 'laval', branch: 'longueuil' }, ({ id, branch }) => ({
        message: `“${id}” has a street address, which makes it a branch, and is served by the branch “${branch}”`,
        remedy: 'Remove one of the two.',
      })),
      area: wording({ id: 'laval', key: 'rating' }, ({ id, key }) => ({
        message: `“${key}” is told of branches alone, and “${id}” is none`,
        remedy: 'Give it a street address, or “branch: true” with a phone, or remove the line.',
      })),
    },
  },
  POSTAL_CODES: {
    severity: 'error',
    about: 'An area is told by the beginnings of its postal codes, so that visitors find out who comes to them.',
    says: {
      invalid: wording({ code: 'D7', country: 'CA', example: 'J8T' }, ({ code, country, example }) => ({
        message: `no postal code of ${country} begins with “${code}”`,
        remedy: `Write a beginning such as ${example}.`,
      })),
      twice: wording({ code: 'H7', first: 'laval' }, ({ code, first }) => ({
        message: `“${code}” is told of “${first}” too`,
        remedy: 'Leave it to one of the two, or write longer beginnings: the longest that fits counts.',
      })),
      finder: wording({ id: 'laval' }, ({ id }) => ({
        message: `“${id}” has postal codes, and pages.locations has no finder that asks for them`,
        remedy:
          'Add “finder:” to pages.locations, with heading, label, submit, nearest, codes, found, write, outside, unknown and unlocated.',
      })),
    },
  },
  PHONE_COUNTRY: {
    severity: 'error',
    about: 'The country whose way of writing the phone numbers follow is not known.',
    says: wording({ country: 'XX' }, ({ country }) => ({
      message: `“${country}” is no country with telephone numbers`,
      remedy: 'Write two capital letters: CA, US, BE.',
    })),
  },
  PHONE_INVALID: {
    severity: 'error',
    about: 'Nobody could be reached under this number.',
    says: wording(
      { written: '514-555-01', country: 'CA', digits: 8, spelled: undefined as string | undefined, example: '(506) 234-5678' },
      ({ written, country, digits, spelled, example }) => ({
        message: `“${written}” is no telephone number of ${country}: it has ${digits} ${digits === 1 ? 'digit' : 'digits'}`,
        remedy:
          spelled === undefined
            ? `Write it as people dial it, such as ${example}, or with + and the country before it.`
            : `Write the digits as “number: ${spelled}” and the letters as “display:”.`,
      }),
    ),
  },
  PHONE_DISPLAY: {
    severity: 'error',
    about: 'A number in letters spells other digits than those that are dialled.',
    says: wording({ display: '514-555-VENT', spelled: '5145558368', digits: '15145553828' }, ({ display, spelled, digits }) => ({
      message: `“${display}” spells ${spelled}, but the number is ${digits}`,
      remedy: 'Mend one of the two.',
    })),
  },
  TIME_ZONE_UNKNOWN: {
    severity: 'error',
    about: 'A time zone is named as in the IANA database: a region and a city.',
    says: wording({ zone: 'America/Montrael' }, ({ zone }) => ({
      message: `there is no time zone “${zone}”`,
      remedy: 'Write a name such as America/Toronto or Europe/Brussels.',
    })),
  },
  HOURS_INVALID: {
    severity: 'error',
    about: 'Opening hours are written as a span on the 24-hour clock.',
    says: {
      span: wording({ value: '8 to 5' }, ({ value }) => ({
        message: `“${value}” is no span of hours`,
        remedy: 'Write opening and closing time on the 24-hour clock: 08:00-17:30. Also allowed: closed, 24h.',
      })),
      time: wording({ time: '25:00' }, ({ time }) => ({ message: `there is no time ${time}`, remedy: 'Hours go from 00:00 to 23:59.' })),
      empty: wording({ time: '08:00' }, ({ time }) => ({
        message: `opens and closes at the same time, ${time}`,
        remedy: 'For a whole day write 24h; for a day off, closed.',
      })),
    },
  },
  HOURS_DUPLICATE: {
    severity: 'error',
    about: 'A day of the week has its hours in two places.',
    says: wording({ day: 'fri', first: 'fri', second: 'mon-fri' }, ({ day, first, second }) => ({
      message: `${day} has hours twice: in “${first}” and in “${second}”`,
      remedy: 'Several spans of one day stand in one list: [08:00-12:00, 13:00-17:00].',
    })),
  },
  HOURS_OVERLAP: {
    severity: 'error',
    about: 'Two spans of opening hours hold at the same time.',
    says: wording({ first: '07:00-12:30', second: '12:00-20:00' }, ({ first, second }) => ({
      message: `the hours ${first} and ${second} overlap`,
      remedy: apart,
    })),
  },
  HOURS_PAST: {
    severity: 'notice',
    about: 'A holiday or season is over; until the year ends its pages show it for no reason.',
    says: wording({ name: 'Renovation', last: '2026-06-20' }, ({ name, last }) => ({
      message: `“${name}” is over since ${last}`,
      remedy: 'Take it out, or give it new dates. Days that come back every year are written without a year: 12-25.',
    })),
  },
  DATE_INVALID: {
    severity: 'error',
    about: 'A holiday or season begins or ends on a day that is none.',
    says: wording({ value: '06-31' }, ({ value }) => ({
      message: !/^(\d{4}-)?\d{2}-\d{2}$/.test(value)
        ? `“${value}” is no day`
        : value === '02-29'
          ? 'not every year has a 29 February'
          : `there is no day ${value}`,
      remedy: 'Write year, month and day: 2026-12-25. Without the year it is meant every year: 12-25.',
    })),
  },
  DATES_MIXED: {
    severity: 'error',
    about: 'One end of a season names its year, the other does not.',
    says: wording({ from: '2026-06-24', to: '06-26' }, ({ from, to }) => ({
      message: `the first day, ${from}, and the last, ${to}, do not go together: one has a year, the other has none`,
      remedy: 'Write both with their year, or both without for days that come back every year.',
    })),
  },
  DATES_ORDER: {
    severity: 'error',
    about: 'A season ends before it begins, or lasts for more than a year.',
    says: {
      reversed: wording({ from: '2026-06-24', to: '2026-06-20' }, ({ from, to }) => ({
        message: `the last day, ${to}, comes before the first, ${from}`,
        remedy: 'Exchange the two, or correct the year.',
      })),
      long: wording({ from: '2026-06-24', to: '2028-06-20' }, ({ from, to }) => ({
        message: `from ${from} to ${to} is more than a year`,
        remedy: 'What always holds belongs in hours.weekly.',
      })),
    },
  },
  DATES_DUPLICATE: {
    severity: 'error',
    about: 'Two holidays or seasons hold on exactly the same days.',
    says: wording({ days: '12-25' }, ({ days }) => ({
      message: `these days stand here a second time: ${days}`,
      remedy: 'Keep one of the two.',
    })),
  },
  DATES_OVERLAP: {
    severity: 'error',
    about: 'Two seasons share some of their days, and neither lies within the other.',
    says: wording({ days: '06-22 to 06-27', other: '2027-06-20 to 2027-06-24' }, ({ days, other }) => ({
      message: `${days} overlaps with ${other}, and it is not clear which hours count`,
      remedy: `${apart} Days that lie wholly within a longer time may stand beside it: they count.`,
    })),
  },
} as const satisfies Readonly<Record<string, Entry>>
