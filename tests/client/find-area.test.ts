/** Postal codes in various spellings, in seven countries, and invalid ones. */
import { describe, expect, test } from 'vitest'
import { postalCodesOf } from '../../generator/site/config/values/postal-code.ts'
import { codeIn, distance, findArea } from '../../templates/client/find-area.ts'

interface Country {
  readonly areas: Readonly<Record<string, readonly string[]>>
  /** Result → inputs: a location, `outside` for a code of no location, `unknown` for neither a code nor a town. */
  readonly cases: readonly (readonly [area: string, ...written: readonly string[]])[]
}

const countries: Readonly<Record<string, Country>> = {
  CA: {
    areas: {
      laval: ['H7', 'Laval', 'Chomedey', 'Sainte-Rose'],
      auteuil: ['H7H', 'Auteuil'],
      lachine: ['H8R', 'H8S', 'H8T', 'Lachine', 'Saint-Pierre'],
    },
    cases: [
      ['laval', 'H7A 1B1', 'h7a1b1', ' h7a  1b1 ', 'H7A-1B1', 'h7a', 'H7a 1b1', 'H7A\u00a01B1', 'Ｈ７Ａ １Ｂ１', 'h 7 a 1 b 1', 'H7A.1B1'],
      [
        'laval',
        'Laval',
        'LAVAL',
        ' laval ',
        'Chomedey',
        'chomedéy',
        'Sainte-Rose',
        'Ste-Rose',
        'sainte rose',
        'STE ROSE',
        'ste. rose',
        'chom',
      ],
      ['auteuil', 'H7H 2K4', 'h7h', 'Auteuil', 'auteuil', 'aut'],
      ['lachine', 'H8R 1A1', 'h8s 2b2', 'H8T3C3', 'lachine', 'St-Pierre', 'saint pierre', 'St. Pierre', 'SAINT-PIERRE'],
      ['outside', 'K1A 0B1', 'J4B', 'h2x 1y4', 'V6B 1A1', 'H9Z', 'g1r-2b5', 'T2P 1J9', 'A1A 1A1', 'h8y 1a1'],
      [
        'unknown',
        '',
        ' ',
        'H7',
        'H',
        'H7A 1B',
        'D7A 1B1',
        'H7O 1B1',
        'H7A 1B11',
        '12345',
        'Toronto',
        'la',
        '???',
        '...',
        'H7A1B1 Laval',
        '<b>',
        '٣٤',
        '-',
      ],
    ],
  },
  US: {
    areas: { downtown: ['78701', 'Downtown', 'Rainey Street'], austin: ['787', 'Austin', 'Hyde Park'], round: ['7866', 'Round Rock'] },
    cases: [
      ['downtown', '78701', ' 78701 ', '78701-1234', '787011234', '78701 1234', '７８７０１', 'downtown', 'Rainey street', 'rainey'],
      ['austin', '78702', '78704-0001', '78799', 'AUSTIN', 'Hyde-Park', 'hyde park', 'hyde'],
      ['round', '78664', '78665-9999', 'Round Rock', 'roundrock'.slice(0, 5)],
      ['outside', '10001', '90210', '00501', '99950-0001', '78601'],
      ['unknown', '7870', '787', '787011', '78701-12', '7870A', 'H7A 1B1', 'Dallas', '', '78 7', '0', 'xx', '1e5', '78701-123456'],
    ],
  },
  CH: {
    areas: { city: ['80', 'Zürich', 'Wiedikon'], glatt: ['8152', 'Opfikon', 'Glattbrugg'], geneva: ['12', 'Genève', 'Carouge'] },
    cases: [
      ['city', '8001', 'CH-8001', 'ch 8047', ' 8 0 0 1 ', 'zurich', 'ZÜRICH', 'Zurich', 'wiedikon'],
      ['glatt', '8152', 'CH8152', 'CH–8152', 'opfikon', 'Glattbrugg', 'glatt'],
      ['geneva', '1201', '1227', 'geneve', 'Genève', 'GENÈVE', 'carouge'],
      ['outside', '3000', '9999', 'CH-4051', '8153'],
      ['unknown', '0800', '801', '80011', 'A-8001', 'Bern', 'z', '08001', '8OO1', 'CH'],
    ],
  },
  BE: {
    areas: { schaerbeek: ['1030', 'Schaerbeek', 'Schaarbeek'], antwerp: ['20', 'Antwerpen', 'Anvers'] },
    cases: [
      ['schaerbeek', '1030', 'B-1030', 'b 1030', 'BE1030', 'schaarbeek', 'SCHAERBEEK', 'schae'],
      ['antwerp', '2000', 'B2018', 'be-2060', 'anvers', 'Antwerpen'],
      ['outside', '9000', 'B-4000', '1031'],
      ['unknown', '0999', '103', '10300', 'Gent', 'B', 'F-1030'],
    ],
  },
  DE: {
    areas: { mitte: ['101', 'Berlin Mitte', 'Tiergarten'], dresden: ['01', 'Dresden', 'Weißer Hirsch'] },
    cases: [
      ['mitte', '10115', 'D-10117', 'DE 10119', 'tiergarten', 'berlin-mitte', 'Berlin Mitte'],
      ['dresden', '01067', 'D-01099', ' 01 067 ', 'DRESDEN', 'weißer hirsch'],
      ['outside', '80331', 'D-20095', '10243', '11067'],
      ['unknown', '1011', '1067', '101155', 'A-1010', 'München', 'D', 'PLZ'],
    ],
  },
  FR: {
    areas: { paris: ['75', 'Paris', 'Montmartre'], lyon: ['6900', 'Lyon', 'L’Île-Barbe'] },
    cases: [
      ['paris', '75001', 'F-75018', 'FR 75020', 'paris', 'MONTMARTRE', '75 011'],
      ['lyon', '69001', 'F69009', 'lyon', 'l’île barbe', "L'Ile-Barbe", 'L ILE BARBE'],
      ['outside', '13001', '01000', '69100', 'F-59000'],
      ['unknown', '7500', '750011', 'Marseille', '2A', 'B-75001', 'pa'],
    ],
  },
  NL: {
    areas: { centrum: ['1012', '1017', 'Centrum', 'Jordaan'], dam: ['1012JS', 'Dam'], haarlem: ['20', 'Haarlem'] },
    cases: [
      ['centrum', '1012 AB', '1012', '1017ab', 'NL-1012 CD', 'jordaan', 'centrum'],
      ['dam', '1012 JS', '1012js', 'NL 1012JS', 'dam'],
      ['haarlem', '2011 AA', '2023', 'haarlem', 'HAARLEM'],
      ['outside', '3011 AA', '9711', '1013 AB'],
      ['unknown', '0012 AB', '1012 A', '1012 ABC', 'Utrecht', 'AB 1012', '10'],
    ],
  },
}

const rows = Object.entries(countries).flatMap(([country, { cases }]) =>
  cases.flatMap(([area, ...all]) => all.map(written => ({ country, written, area }))),
)

test('there are 200 inputs without duplicates', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expect(new Set(rows.map(({ country, written }) => `${country} ${written}`)).size).toBe(rows.length)
})

describe.each(Object.entries(countries))('%s', (country, { areas, cases }) => {
  const { whole, beginning } = postalCodesOf(country)
  const listed = Object.entries(areas).map(([id, names]) => ({
    id,
    codes: names.filter(name => beginning.test(name)),
    towns: names.filter(name => !beginning.test(name)),
  }))
  test.each(cases)('%s', (area, ...written) => {
    const found = written.map(one => {
      const code = codeIn(one, whole)
      return [one, findArea(listed, one, code)?.id ?? (code === undefined ? 'unknown' : 'outside')]
    })
    expect(found).toEqual(written.map(one => [one, area]))
  })
})

test('finds no town by a prefix that two towns share', () => {
  const areas = ['Saint-Laurent', 'Saint-Lambert'].map(name => ({ codes: [], towns: [name] }))
  expect(findArea(areas, 'st-la', undefined)).toBeUndefined()
  expect(findArea(areas, 'st-lau', undefined)).toBe(areas[0])
})

test('approximates the distance in kilometres', () => {
  expect(Math.round(distance([45.5089, -73.5878], [45.4215, -75.6972]))).toBe(165)
})
