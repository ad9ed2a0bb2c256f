/** Diagnostics about references, branches, phones, hours and days. */

import type { Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'
import { numberMeant } from './shown-value.ts'
import { suggest } from './suggest.ts'

const oneAfterOther: Translated<string> = { en: 'Let one end before the other begins.', fr: 'L’une doit finir avant que l’autre commence.' }

/** Items that a config refers to: the words after “there is no”, and the label of a list. */
const referenceKinds = {
  en: {
    service: ['service', 'Services'],
    location: ['location', 'Locations'],
    branch: ['branch', 'Branches'],
    claim: ['claim in business.claims called', 'Claims'],
    phone: ['number in phones.book called', 'Phone book'],
    choice: ['choice', 'Choices'],
    icon: ['icon in assets/icons/ called', 'Icons'],
    picture: ['picture in assets/images/ called', 'Pictures'],
    logo: ['logo in assets/images/ called', 'Logos'],
  },
  fr: {
    service: ['de service', 'Services '],
    location: ['de secteur', 'Secteurs '],
    branch: ['de succursale', 'Succursales '],
    claim: ['de chiffre, dans business.claims, du nom de', 'Chiffres '],
    phone: ['de numéro, dans phones.book, du nom de', 'Numéros '],
    choice: ['de choix', 'Choix '],
    icon: ['d’icône, dans assets/icons/, du nom de', 'Icônes '],
    picture: ['d’image, dans assets/images/, du nom de', 'Images '],
    logo: ['de logo, dans assets/images/, du nom de', 'Logos '],
  },
} as const

export type ReferenceKind = keyof typeof referenceKinds.en

/** One typo is accepted per this many letters. Names of places are often similar. */
const lettersPerTypo = (kind: ReferenceKind): number | undefined => (kind === 'location' ? 6 : undefined)

const frenchDays: Readonly<Record<string, string>> = {
  mon: 'le lundi',
  tue: 'le mardi',
  wed: 'le mercredi',
  thu: 'le jeudi',
  fri: 'le vendredi',
  sat: 'le samedi',
  sun: 'le dimanche',
}

interface Days {
  readonly from: string
  readonly to: string
}

/** Whether the reference is the name of an image. */
const isFile = (kind: ReferenceKind): boolean => kind === 'picture' || kind === 'logo'

const daysText = ({ from, to }: Days, between: string): string => (from === to ? from : `${from} ${between} ${to}`)

export const facts = {
  REFERENCE_UNKNOWN: {
    severity: 'error',
    about: 'The config refers to an item, or a file in assets/, that does not exist.',
    text: message({
      example: { kind: 'location', id: 'west-iland', known: ['west-island', 'laval'] } as {
        readonly kind: ReferenceKind
        readonly id: string
        readonly known: readonly string[]
      },
      en: ({ kind, id }) => `there is no ${referenceKinds.en[kind][0]} “${id}”`,
      fr: ({ kind, id }) => `il n’y a pas ${referenceKinds.fr[kind][0]} « ${id} »`,
      hint: {
        en: ({ kind, id, known }) =>
          known.length === 0 && isFile(kind)
            ? `Put ${id} into the folder assets/images/ of the site, or remove this line.`
            : suggest(id, known, 'en', referenceKinds.en[kind][1], lettersPerTypo(kind)),
        fr: ({ kind, id, known }) =>
          known.length === 0 && isFile(kind)
            ? `Mettez ${id} dans le dossier assets/images/ du site, ou enlevez cette ligne.`
            : suggest(id, known, 'fr', referenceKinds.fr[kind][1], lettersPerTypo(kind)),
      },
    }),
  },
  FACT_NEEDED: {
    severity: 'error',
    about: 'A fact about the business that the site needs, or that its texts use, is missing.',
    variants: {
      reach: {
        en: 'visitors could not reach the business: there is no phone number and no e-mail address',
        fr: 'personne ne pourrait joindre l’entreprise : il n’y a ni numéro de téléphone ni courriel',
        hint: {
          en: 'Add “phones:” with a number, or “email:” in “business”.',
          fr: 'Ajoutez un numéro sous « phones », ou un courriel (« email ») sous « business ».',
        },
      },
      used: message({
        example: { fact: 'business.founded', names: ['years'], first: 'pages.about.lead', more: 2 } as {
          readonly fact: string
          readonly names: readonly string[]
          readonly first: string
          readonly more: number
        },
        en: ({ fact, names, first, more }) =>
          `${fact} is needed: ${first}${more === 0 ? ' uses' : ` and ${more} more use`} ${names.map(name => `{${name}}`).join(' and ')}`,
        fr: ({ fact, names, first, more }) =>
          `${fact} est nécessaire : ${first}${more === 0 ? ' dit' : ` et ${more} autres disent`} ${names.map(name => `{${name}}`).join(' et ')}`,
        hint: {
          en: ({ fact, more }) => `Add ${fact}, or write ${more === 0 ? 'that text' : 'those texts'} without it.`,
          fr: ({ fact, more }) => `Ajoutez ${fact}, ou écrivez ${more === 0 ? 'ce texte' : 'ces textes'} autrement.`,
        },
      }),
    },
  },
  PAGE_NEEDED: {
    severity: 'error',
    about: 'A page that every site needs is switched off: the home page, and what a host shows in place of a page.',
    text: message({
      example: { page: 'home' },
      en: 'the page “{page}” cannot be off',
      fr: 'on ne peut pas se passer de la page « {page} »',
      hint: {
        en: ({ page }) =>
          page === 'home'
            ? 'Every site begins with it: take the line out.'
            : 'Hosts show it in place of a page that is not there or fails: take the line out.',
        fr: ({ page }) =>
          page === 'home'
            ? 'Chaque site commence par elle : retirez la ligne.'
            : 'Les hébergeurs la montrent à la place d’une page absente ou en panne : retirez la ligne.',
      },
    }),
  },
  ORIGIN_MISSING: {
    severity: 'warning',
    about: 'The address of the site is not set, so its links for search engines and social networks lead to this computer.',
    text: message({
      example: { origin: 'http://localhost:3000' },
      en: 'the site has no address yet: “origin” is missing, so {origin} is used',
      fr: 'le site n’a pas encore d’adresse : il manque « origin », et {origin} en tient lieu',
      hint: {
        en: 'Before you publish, add “origin: https://www.example.com” in “site”, with your own address.',
        fr: 'Avant de publier, ajoutez « origin: https://www.example.com » sous « site », avec votre adresse.',
      },
    }),
  },
  ID_DUPLICATE: {
    severity: 'error',
    about: 'Two items have the same id, so references to it are ambiguous.',
    text: message({
      example: { what: 'services', id: 'gutters', first: 1, second: 3 },
      en: ({ what, id, first, second }) => `two ${what} are called “${id}”: item ${first} and item ${second}`,
      fr: ({ what, id, first, second }) => `deux éléments de ${what} s’appellent « ${id} » : le nº ${first} et le nº ${second}`,
      hint: { en: 'Give each its own name.', fr: 'Donnez à chacun son propre nom.' },
    }),
  },
  BRANCH_FACTS: {
    severity: 'error',
    about: 'A branch is a location with a street address, or with branch: true and its own phone number. It has its own page.',
    variants: {
      phone: message({
        example: { id: 'laval' },
        en: '“{id}” is a branch, and has neither its own number nor a street address',
        fr: '« {id} » est une succursale, et n’a ni numéro de téléphone ni adresse civique',
        hint: { en: 'Add “phone:” with a number of the phone book.', fr: 'Ajoutez « phone: » avec un des numéros.' },
      }),
      page: message({
        example: { id: 'laval' },
        en: '“{id}” is a branch, and pages.branch does not say what the pages of branches are called',
        fr: '« {id} » est une succursale, et pages.branch ne dit pas comment s’appellent les pages des succursales',
        hint: {
          en: 'Add “branch:” to pages, with path, title, description, heading, map, directions, services and people.',
          fr: 'Ajoutez « branch: » sous pages, avec path, title, description, heading, map, directions, services et people.',
        },
      }),
      both: message({
        example: { id: 'laval', branch: 'longueuil' },
        en: '“{id}” has a street address, which makes it a branch, and is served by the branch “{branch}”',
        fr: '« {id} » a une adresse civique, ce qui en fait une succursale, et dépend de la succursale « {branch} »',
        hint: { en: 'Remove one of the two.', fr: 'Retirez l’un des deux.' },
      }),
      area: message({
        example: { id: 'laval', key: 'rating' },
        en: '“{key}” is only for branches, and “{id}” is not a branch',
        fr: '« {key} » ne se dit que des succursales, et « {id} » n’en est pas une',
        hint: {
          en: 'Give it a street address, or “branch: true” with a phone, or remove the line.',
          fr: 'Donnez-lui une adresse civique, ou « branch: true » avec un numéro, ou retirez la ligne.',
        },
      }),
    },
  },
  POSTAL_CODES: {
    severity: 'error',
    about: 'The beginnings of its postal codes identify an area, so that visitors find out whether it is served.',
    variants: {
      invalid: message({
        example: { code: 'D7', country: 'CA', example: 'J8T' },
        en: 'no postal code of {country} begins with “{code}”',
        fr: 'aucun code postal de ce pays ({country}) ne commence par « {code} »',
        hint: { en: 'Write a beginning such as {example}.', fr: 'Écrivez un début comme {example}.' },
      }),
      twice: message({
        example: { code: 'H7', first: 'laval' },
        en: '“{code}” is also in the list of “{first}”',
        fr: '« {code} » est dit aussi de « {first} »',
        hint: {
          en: 'Leave it to one of the two, or write longer beginnings: the longest that fits counts.',
          fr: 'Laissez-le à l’un des deux, ou écrivez des débuts plus longs : le plus long qui convient compte.',
        },
      }),
      finder: message({
        example: { id: 'laval' },
        en: '“{id}” has postal codes, but pages.locations has no finder to look them up',
        fr: '« {id} » a des codes postaux, et pages.locations n’a pas de recherche (finder) qui les demande',
        hint: {
          en: 'Add “finder:” to pages.locations, with heading, label, submit, nearest, codes, found, write, outside, unknown and unlocated.',
          fr: 'Ajoutez « finder: » sous pages.locations, avec heading, label, submit, nearest, codes, found, write, outside, unknown et unlocated.',
        },
      }),
    },
  },
  RATING_INVALID: {
    severity: 'error',
    about: 'A rating is higher than the best possible rating, so one of the two is wrong.',
    text: message({
      example: { value: 48, best: 5, meant: 4.8 as number | undefined },
      en: 'the rating {value} is higher than the best possible rating, {best}',
      fr: 'la note {value} dépasse la note la plus haute possible, {best}',
      hint: {
        en: ({ value, meant }) =>
          `Write ${meant === undefined ? '' : `value: ${meant}, or `}best: with the highest rating that the platform gives${value > 5 && value <= 10 ? ', such as best: 10' : ''}.`,
        fr: ({ value, meant }) =>
          `Écrivez ${meant === undefined ? '' : `value: ${meant}, ou `}best: avec la plus haute note que donne ce site${value > 5 && value <= 10 ? ', par exemple best: 10' : ''}.`,
      },
    }),
  },
  FACT_FUTURE: {
    severity: 'error',
    about: 'A year or a date in the past is needed, but this one is in the future.',
    variants: {
      year: message({
        example: { year: 2062, now: 2026 },
        en: ({ year, now }) => `the business cannot be founded in ${year}: this is ${now}`,
        fr: ({ year, now }) => `l’entreprise ne peut pas être fondée en ${year} : nous sommes en ${now}`,
        hint: { en: 'Write a year from 1600 to this year.', fr: 'Écrivez une année entre 1600 et maintenant.' },
      }),
      date: message({
        example: { date: '2062-11-01', now: 2026 },
        en: ({ date, now }) => `figures cannot be of ${date}: this is ${now}`,
        fr: ({ date, now }) => `des chiffres ne peuvent pas dater du ${date} : nous sommes en ${now}`,
        hint: { en: 'Write the day on which they were read.', fr: 'Écrivez le jour où ils ont été relevés.' },
      }),
    },
  },
  COORDINATES_WRONG: {
    severity: 'warning',
    about: 'A point on the map is far from the country of its address, or from everything else that the business serves.',
    variants: {
      meant: message({
        severity: 'error',
        example: { lat: -73.7, lng: 45.6, country: 'CA', distance: 8412, meant: { lat: 45.6, lng: -73.7 } },
        en: ({ lat, lng, country, distance }) => `the point ${lat}, ${lng} is ${distance.toLocaleString('en')} km from ${country}`,
        fr: ({ lat, lng, country, distance }) =>
          `le point ${lat}, ${lng} est à ${distance.toLocaleString('fr-CA')} km du pays de l’adresse (${country})`,
        hint: {
          en: ({ lat, lng, meant }) =>
            `${lat === meant.lng && lng === meant.lat ? 'Latitude and longitude are swapped' : 'A minus sign is wrong: west and south are negative'}. Write { lat: ${meant.lat}, lng: ${meant.lng} }`,
          fr: ({ lat, lng, meant }) =>
            `${lat === meant.lng && lng === meant.lat ? 'La latitude et la longitude sont inversées' : 'Un signe est faux : l’ouest et le sud sont négatifs'}. Écrivez { lat: ${meant.lat}, lng: ${meant.lng} }`,
        },
      }),
      text: message({
        severity: 'error',
        example: { lat: '41.15° N', lng: '8.61° W' },
        en: 'latitude and longitude are numbers, not the texts “{lat}” and “{lng}”',
        fr: 'la latitude et la longitude sont des nombres, et non les textes « {lat} » et « {lng} »',
        hint: ({ lat, lng }) => {
          const point = `{ lat: ${numberMeant(lat) ?? '45.50884'}, lng: ${numberMeant(lng) ?? '-73.58781'} }`
          return numberMeant(lat) === undefined || numberMeant(lng) === undefined
            ? {
                en: `Write degrees with decimals, west and south with a minus sign: ${point}`,
                fr: `Écrivez des degrés avec décimales, et un signe moins pour l’ouest et le sud : ${point}`,
              }
            : { en: `Write ${point}`, fr: `Écrivez ${point}` }
        },
      }),
      zero: message({
        severity: 'error',
        example: { country: 'CA' },
        en: 'the point 0, 0 is in the Atlantic Ocean, not in {country}',
        fr: 'le point 0, 0 est dans l’océan Atlantique, et non dans le pays de l’adresse ({country})',
        hint: {
          en: 'Write the coordinates that a map shows for the place, or remove “geo”.',
          fr: 'Écrivez les coordonnées que donne une carte pour ce lieu, ou retirez « geo ».',
        },
      }),
      country: message({
        example: { lat: 48.85, lng: 2.35, country: 'CA', distance: 4312 },
        en: ({ lat, lng, country, distance }) => `the point ${lat}, ${lng} is ${distance.toLocaleString('en')} km from ${country}`,
        fr: ({ lat, lng, country, distance }) =>
          `le point ${lat}, ${lng} est à ${distance.toLocaleString('fr-CA')} km du pays de l’adresse (${country})`,
        hint: {
          en: 'Write the coordinates that a map shows for the place.',
          fr: 'Écrivez les coordonnées que donne une carte pour ce lieu.',
        },
      }),
      far: message({
        example: { lat: 45.6, lng: -63.7, distance: 780 },
        en: ({ lat, lng, distance }) => `the point ${lat}, ${lng} is ${distance.toLocaleString('en')} km from the nearest other area`,
        fr: ({ lat, lng, distance }) => `le point ${lat}, ${lng} est à ${distance.toLocaleString('fr-CA')} km du secteur le plus proche`,
        hint: {
          en: 'Check the digits. An area that is served from elsewhere has its own phone or branch.',
          fr: 'Vérifiez les chiffres. Un secteur desservi d’ailleurs a son propre téléphone (phone) ou sa succursale (branch).',
        },
      }),
    },
  },
  COORDINATES_COARSE: {
    severity: 'notice',
    about: 'Search engines ask for at least five decimals (about a meter) for the point of an office with a street address.',
    text: message({
      example: { lat: '45.51', lng: '-73.57' },
      en: 'the point {lat}, {lng} has fewer than five decimals',
      fr: 'le point {lat}, {lng} a moins de cinq décimales',
      hint: {
        en: 'Copy the coordinates of the door from a map with five decimals, such as 45.50884.',
        fr: 'Copiez d’une carte les coordonnées de la porte, avec cinq décimales, par exemple 45.50884.',
      },
    }),
  },
  POSTAL_CODE_INVALID: {
    severity: 'error',
    about: 'No postal code of the country looks like this one. It is an error if the correction is clear, otherwise a warning.',
    text: message({
      example: { code: 'H7A 1AO', country: 'CA', example: 'H3Z 2Y7', meant: 'H7A 1A0' as string | undefined },
      severity: ({ meant }) => (meant === undefined ? 'warning' : 'error'),
      en: '“{code}” is not a postal code of {country}',
      fr: '« {code} » n’est pas un code postal de ce pays ({country})',
      hint: {
        en: ({ example, meant }) =>
          `Postal codes there look like ${example}. ${meant === undefined ? 'Correct the code.' : `Write postalCode: "${meant}"`}`,
        fr: ({ example, meant }) =>
          `Un code postal de ce pays ressemble à ${example}. ${meant === undefined ? 'Corrigez le code.' : `Écrivez postalCode: "${meant}"`}`,
      },
    }),
  },
  REGION_UNKNOWN: {
    severity: 'error',
    about: 'In countries with a closed list of states or provinces, a region is one of them: its code, or its name.',
    text: message({
      example: { region: 'QB', country: 'CA', known: ['AB', 'QC'], elsewhere: undefined as string | undefined },
      en: '{country} has no state or province “{region}”',
      fr: 'ce pays ({country}) n’a pas de province ni d’État « {region} »',
      hint: {
        en: ({ region, known, elsewhere }) =>
          elsewhere === undefined
            ? suggest(region, known, 'en', 'Codes', 2)
            : `“${region}” is in ${elsewhere}. Write country: ${elsewhere}, or correct the region.`,
        fr: ({ region, known, elsewhere }) =>
          elsewhere === undefined
            ? suggest(region, known, 'fr', 'Codes ', 2)
            : `« ${region} » se trouve dans un autre pays : ${elsewhere}. Écrivez country: ${elsewhere}, ou corrigez la région.`,
      },
    }),
  },
  PHONE_COUNTRY: {
    severity: 'error',
    about: 'The country of the phone numbers is unknown.',
    text: message({
      example: { country: 'AQ' },
      en: '“{country}” is not a country with phone numbers',
      fr: '« {country} » n’est pas un pays qui a des numéros de téléphone',
      hint: { en: 'Write two capital letters: CA, US, BE.', fr: 'Écrivez deux lettres majuscules : CA, US, BE.' },
    }),
  },
  PHONE_INVALID: {
    severity: 'error',
    about: 'This phone number cannot exist in its country.',
    text: message({
      example: { written: '514-555-01', country: 'CA', digits: 8, spelled: undefined as string | undefined, example: '(506) 234-5678' },
      en: ({ written, country, digits }) =>
        `“${written}” is not a phone number of ${country}: it has ${digits} ${digits === 1 ? 'digit' : 'digits'}`,
      fr: ({ written, country, digits }) =>
        `« ${written} » n’est pas un numéro de téléphone de ce pays (${country}) : il a ${digits} ${digits > 1 ? 'chiffres' : 'chiffre'}`,
      hint: {
        en: ({ spelled, example }) =>
          spelled === undefined
            ? `Write it as people dial it, such as ${example}, or with + and the country before it.`
            : `Write the digits as “number: ${spelled}” and the letters as “display:”.`,
        fr: ({ spelled, example }) =>
          spelled === undefined
            ? `Écrivez-le comme on le compose, par exemple ${example}, ou avec + et l’indicatif du pays.`
            : `Écrivez les chiffres sous « number: ${spelled} » et les lettres sous « display: ».`,
      },
    }),
  },
  PHONE_DISPLAY: {
    severity: 'error',
    about: 'A number in letters spells other digits than those that are dialed.',
    text: message({
      example: { display: '514-555-VENT', spelled: '5145558368', digits: '15145553828' },
      en: '“{display}” spells {spelled}, but the number is {digits}',
      fr: '« {display} » se compose {spelled}, alors que le numéro est {digits}',
      hint: { en: 'Correct one of the two.', fr: 'Corrigez l’un des deux.' },
    }),
  },
  TIME_ZONE_UNKNOWN: {
    severity: 'error',
    about: 'A time zone is named as in the IANA database: a region and a city.',
    text: message({
      example: { zone: 'America/Torronto', meant: 'America/Toronto' as string | undefined },
      en: 'there is no time zone “{zone}”',
      fr: 'il n’y a pas de fuseau horaire « {zone} »',
      hint: {
        en: ({ meant }) => (meant === undefined ? 'Write a name such as America/Toronto or Europe/Brussels.' : `Write timeZone: ${meant}`),
        fr: ({ meant }) =>
          meant === undefined ? 'Écrivez un nom comme America/Toronto ou Europe/Brussels.' : `Écrivez timeZone: ${meant}`,
      },
    }),
  },
  HOURS_INVALID: {
    severity: 'error',
    about: 'Opening hours are written as a span on the 24-hour clock.',
    variants: {
      span: message({
        example: { value: '8 to 5', meant: '08:00-17:00' as string | undefined },
        en: '“{value}” is not a time range',
        fr: '« {value} » n’est pas une plage d’heures',
        hint: {
          en: ({ meant }) =>
            meant === undefined
              ? 'Write opening and closing time on the 24-hour clock: 08:00-17:30. Also allowed: closed, 24h.'
              : `Write ${meant}`,
          fr: ({ meant }) =>
            meant === undefined
              ? 'Écrivez l’heure d’ouverture et celle de fermeture, sur 24 heures : 08:00-17:30. On peut aussi écrire closed (fermé) et 24h.'
              : `Écrivez ${meant}`,
        },
      }),
      time: message({
        example: { time: '25:00', value: '08:00-25:00' },
        en: ({ time }) => (time === '24:00' ? 'a day does not begin at 24:00' : `there is no time ${time}`),
        fr: ({ time }) => (time === '24:00' ? 'aucune journée ne commence à 24:00' : `l’heure ${time} n’existe pas`),
        hint: {
          en: ({ time, value }) =>
            time === '24:00'
              ? `Only closing time can be 24:00. Write ${value.replace(/^24/, '00')}`
              : 'Hours go from 00:00 to 23:59, and closing time can be 24:00.',
          fr: ({ time, value }) =>
            time === '24:00'
              ? `Seule l’heure de fermeture peut être 24:00. Écrivez ${value.replace(/^24/, '00')}`
              : 'Les heures vont de 00:00 à 23:59, et la fermeture peut être à 24:00.',
        },
      }),
      empty: message({
        example: { time: '08:00' },
        en: 'opens and closes at the same time, {time}',
        fr: 'ouvre et ferme à la même heure, {time}',
        hint: {
          en: 'For a whole day write 24h; for a day off, closed.',
          fr: 'Pour toute la journée, écrivez 24h; pour un jour de congé, closed.',
        },
      }),
    },
  },
  HOURS_LONG: {
    severity: 'warning',
    about: 'Opening hours last for more than 18 hours, past midnight: probably the closing time is on the 12-hour clock.',
    text: message({
      example: { hours: '09:00-05:00', length: 20, meant: '09:00-17:00' as string | undefined, swapped: '05:00-09:00' },
      en: '{hours} lasts for {length} hours, past midnight',
      fr: '{hours} dure {length} heures, au-delà de minuit',
      hint: {
        en: ({ meant, swapped }) =>
          meant === undefined
            ? `If the two times are swapped, write ${swapped}. For a whole day write 24h.`
            : `If it closes in the afternoon, write ${meant}. For a whole day write 24h.`,
        fr: ({ meant, swapped }) =>
          meant === undefined
            ? `Si les deux heures sont inversées, écrivez ${swapped}. Pour toute la journée, écrivez 24h.`
            : `Si c’est l’après-midi, écrivez ${meant}. Pour toute la journée, écrivez 24h.`,
      },
    }),
  },
  HOURS_DUPLICATE: {
    severity: 'error',
    about: 'A day of the week has its hours in two places.',
    text: message({
      example: { day: 'fri', first: 'fri', second: 'mon-fri' },
      en: '{day} has hours twice: in “{first}” and in “{second}”',
      fr: ({ day, first, second }) => `${frenchDays[day] ?? day} a ses heures à deux endroits : dans « ${first} » et dans « ${second} »`,
      hint: {
        en: 'Write several time ranges of one day as a list: [08:00-12:00, 13:00-17:00].',
        fr: 'Plusieurs plages d’un même jour vont dans une seule liste : [08:00-12:00, 13:00-17:00].',
      },
    }),
  },
  HOURS_OVERLAP: {
    severity: 'error',
    about: 'Two spans of opening hours hold at the same time.',
    variants: {
      day: message({
        example: { first: '07:00-12:30', second: '12:00-20:00' },
        en: 'the hours {first} and {second} overlap',
        fr: 'les heures {first} et {second} se chevauchent',
        hint: oneAfterOther,
      }),
      night: message({
        example: { first: '19:30-14:00', second: '10:00-12:30', swapped: '14:00-19:30' },
        en: 'the hours {first} last past midnight, and overlap with {second}',
        fr: 'les heures {first} durent au-delà de minuit, et chevauchent {second}',
        hint: {
          en: ({ swapped }) => `If opening and closing time are swapped, write ${swapped}. Otherwise let one end before the other begins.`,
          fr: ({ swapped }) =>
            `Si l’ouverture et la fermeture sont inversées, écrivez ${swapped}. Sinon, l’une doit finir avant que l’autre commence.`,
        },
      }),
    },
  },
  HOURS_PAST: {
    severity: 'notice',
    about: 'A holiday or season is over; until the year ends its pages show it for no reason.',
    text: message({
      example: { name: 'Renovation', last: '2026-06-20' },
      en: '“{name}” is over since {last}',
      fr: '« {name} » est passé depuis le {last}',
      hint: {
        en: 'Take it out, or give it new dates. Days that come back every year are written without a year: 12-25.',
        fr: 'Retirez-le, ou donnez-lui de nouvelles dates. Les jours qui reviennent chaque année s’écrivent sans année : 12-25.',
      },
    }),
  },
  DATE_INVALID: {
    severity: 'error',
    about: 'A holiday or season begins or ends on a day that does not exist.',
    text: message({
      example: { value: '06-31' },
      en: ({ value }) =>
        !/^(\d{4}-)?\d{2}-\d{2}$/.test(value)
          ? `“${value}” is not a day`
          : value === '02-29'
            ? 'not every year has a 29 February'
            : `there is no day ${value}`,
      fr: ({ value }) =>
        !/^(\d{4}-)?\d{2}-\d{2}$/.test(value)
          ? `« ${value} » n’est pas un jour`
          : value === '02-29'
            ? 'le 29 février n’existe pas chaque année'
            : `le jour ${value} n’existe pas`,
      hint: {
        en: 'Write year, month and day: 2026-12-25. Without the year it is meant every year: 12-25.',
        fr: 'Écrivez l’année, le mois et le jour : 2026-12-25. Sans l’année, c’est chaque année : 12-25.',
      },
    }),
  },
  DATES_MIXED: {
    severity: 'error',
    about: 'One end of a season names its year, the other does not.',
    text: message({
      example: { from: '2026-06-24', to: '06-26' },
      en: 'the first day, {from}, and the last, {to}, do not go together: one has a year, the other has none',
      fr: 'le premier jour, {from}, et le dernier, {to}, ne vont pas ensemble : l’un a une année, l’autre non',
      hint: {
        en: 'Write both with their year, or both without for days that come back every year.',
        fr: 'Écrivez les deux avec leur année, ou les deux sans année pour des jours qui reviennent chaque année.',
      },
    }),
  },
  DATES_ORDER: {
    severity: 'error',
    about: 'A season ends before it begins, or lasts for more than a year.',
    variants: {
      reversed: message({
        example: { from: '2026-06-24', to: '2026-06-20' },
        en: 'the last day, {to}, comes before the first, {from}',
        fr: 'le dernier jour, {to}, vient avant le premier, {from}',
        hint: { en: 'Exchange the two, or correct the year.', fr: 'Échangez les deux, ou corrigez l’année.' },
      }),
      long: message({
        example: { from: '2026-06-24', to: '2028-06-20' },
        en: 'from {from} to {to} is more than a year',
        fr: 'du {from} au {to}, il y a plus d’un an',
        hint: {
          en: 'What always holds belongs in hours.weekly.',
          fr: 'Ce qui vaut toute l’année va dans la semaine habituelle (hours.weekly).',
        },
      }),
    },
  },
  DATES_DUPLICATE: {
    severity: 'error',
    about: 'Two holidays or seasons hold on exactly the same days.',
    text: message({
      example: { days: { from: '12-25', to: '12-25' } },
      en: ({ days }) => `these days are already in the list: ${daysText(days, 'to')}`,
      fr: ({ days }) => `ces jours sont là une deuxième fois : ${daysText(days, 'à')}`,
      hint: { en: 'Keep one of the two.', fr: 'Gardez l’un des deux.' },
    }),
  },
  DATES_OVERLAP: {
    severity: 'error',
    about: 'Two seasons share some of their days, and neither is within the other.',
    text: message({
      example: { days: { from: '06-22', to: '06-27' }, other: { from: '2027-06-20', to: '2027-06-24' } },
      en: ({ days, other }) => `${daysText(days, 'to')} overlaps with ${daysText(other, 'to')}, and it is not clear which hours count`,
      fr: ({ days, other }) => `${daysText(days, 'à')} chevauche ${daysText(other, 'à')}, et on ne sait pas quelles heures comptent`,
      hint: {
        en: () => `${oneAfterOther.en} Days that are wholly within a longer period are allowed: they take precedence.`,
        fr: () =>
          `${oneAfterOther.fr} Des jours compris tout entiers dans une période plus longue peuvent rester à côté d’elle : ce sont eux qui comptent.`,
      },
    }),
  },
} as const satisfies MessageTable
