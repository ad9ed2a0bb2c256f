/** Diagnostics about references, branches, phones, hours and days. */

import { countryName, type Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'
import { dateMeant, numberMeant } from './shown-value.ts'
import { suggest } from './suggest.ts'

const oneAfterOther: Translated<string> = {
  en: 'Change the times so that one range ends before the other starts.',
  fr: 'Changez les heures pour que l’une des plages finisse avant le début de l’autre.',
}

/** Items that a config refers to: the words after “there is no”, and the label of a list. */
const referenceKinds = {
  en: {
    service: ['service', 'Services'],
    location: ['location', 'Locations'],
    branch: ['branch', 'Branches'],
    claim: ['claim in business.claims with the id', 'Claims'],
    phone: ['number in phones.book called', 'Phone book'],
    choice: ['option', 'Options'],
    icon: ['icon in assets/icons/ called', 'Icons'],
    picture: ['image in assets/images/ called', 'Images'],
    logo: ['logo in assets/images/ called', 'Logos'],
  },
  fr: {
    service: ['de service', 'Services ', undefined],
    location: ['de secteur', 'Secteurs ', undefined],
    branch: ['de succursale', 'Succursales ', undefined],
    claim: ['de chiffre', 'Chiffres ', 'business.claims'],
    phone: ['de numéro', 'Numéros ', 'phones.book'],
    choice: ['d’option', 'Options ', undefined],
    icon: ['d’icône', 'Icônes ', 'assets/icons/'],
    picture: ['d’image', 'Images ', 'assets/images/'],
    logo: ['de logo', 'Logos ', 'assets/images/'],
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

interface PhoneInvalid {
  readonly written: string
  readonly country: string
  readonly digits: number
  /** How many digits numbers of the country have, if all have the same. */
  readonly needed: number | undefined
  /** The digits of a number with letters. */
  readonly spelled: string | undefined
  /** The number, without the words around it. */
  readonly alone: string | undefined
  readonly example: string
}

interface Days {
  readonly from: string
  readonly to: string
}

/** Whether the reference is the name of an image. */
const isFile = (kind: ReferenceKind): boolean => kind === 'picture' || kind === 'logo'

/** The last part of a path or URL. */
const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const daysText = ({ from, to }: Days, between: string): string => (from === to ? from : `${from} ${between} ${to}`)

export const facts = {
  REFERENCE_UNKNOWN: {
    severity: 'error',
    about: {
      en: 'The config refers to an item, or a file in assets/, that does not exist.',
      fr: 'La configuration mentionne un élément, ou un fichier de assets/, qui n’existe pas.',
    },
    text: message({
      example: { kind: 'location', id: 'west-iland', known: ['west-island', 'laval'] } as {
        readonly kind: ReferenceKind
        readonly id: string
        readonly known: readonly string[]
      },
      en: ({ kind, id }) => `There is no ${referenceKinds.en[kind][0]} “${id}”`,
      fr: ({ kind, id }) => {
        const [name, , place] = referenceKinds.fr[kind]
        return `Il n’y a pas ${name} « ${id} »${place === undefined ? '' : ` dans ${place}`}`
      },
      hint: {
        en: ({ kind, id, known }) =>
          isFile(kind) && id.includes('/')
            ? `Put the file in the folder assets/images/ of the site, and write only its name: ${fileName(id)}`
            : known.length === 0 && isFile(kind)
              ? `Put ${id} in the folder assets/images/ of the site, or remove this line.`
              : suggest(id, known, 'en', referenceKinds.en[kind][1], lettersPerTypo(kind)),
        fr: ({ kind, id, known }) =>
          isFile(kind) && id.includes('/')
            ? `Mettez le fichier dans le dossier assets/images/ du site, et écrivez seulement son nom : ${fileName(id)}`
            : known.length === 0 && isFile(kind)
              ? `Mettez ${id} dans le dossier assets/images/ du site, ou retirez cette ligne.`
              : suggest(id, known, 'fr', referenceKinds.fr[kind][1], lettersPerTypo(kind)),
      },
    }),
  },
  FACT_NEEDED: {
    severity: 'error',
    about: {
      en: 'A fact about the business that the site needs, or that its texts use, is missing.',
      fr: 'Il manque un renseignement sur l’entreprise dont le site a besoin, ou que ses textes utilisent.',
    },
    variants: {
      reach: {
        en: 'The business has no phone number and no email address, so visitors cannot reach it',
        fr: 'L’entreprise n’a ni numéro de téléphone ni adresse courriel : les visiteurs ne peuvent pas la joindre',
        hint: {
          en: 'Add a phone number, phones: { book: { main: … } }, or “email: …” in “business”.',
          fr: 'Ajoutez un numéro de téléphone, phones: { book: { main: … } }, ou « email: … » dans « business ».',
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
          `${fact} is missing, but ${first}${more === 0 ? ' uses' : ` and ${more} more ${more === 1 ? 'text' : 'texts'} use`} ${names.map(name => `{${name}}`).join(' and ')}`,
        fr: ({ fact, names, first, more }) =>
          `Il manque ${fact}, mais ${first}${more === 0 ? ' insère' : ` et ${more} ${more === 1 ? 'autre texte insèrent' : 'autres textes insèrent'}`} ${names.map(name => `{${name}}`).join(' et ')}`,
        hint: {
          en: ({ fact, more, names }) =>
            `Add ${fact}, or remove the ${names.length === 1 ? 'placeholder' : 'placeholders'} from ${more === 0 ? 'that text' : 'those texts'}.`,
          fr: ({ fact, more }) => `Ajoutez ${fact}, ou écrivez ${more === 0 ? 'ce texte' : 'ces textes'} sans cette valeur.`,
        },
      }),
    },
  },
  PAGE_NEEDED: {
    severity: 'error',
    about: {
      en: 'A page that every site needs is switched off: the home page or an error page.',
      fr: 'Une page indispensable à tout site est désactivée : l’accueil ou une page d’erreur.',
    },
    text: message({
      example: { page: 'home' },
      en: 'The page “{page}” cannot be switched off',
      fr: 'La page « {page} » ne peut pas être désactivée',
      hint: {
        en: ({ page }) =>
          page === 'home' ? 'Every site needs a home page. Remove the line.' : 'Hosts show this page for errors. Remove the line.',
        fr: ({ page }) =>
          page === 'home'
            ? 'Chaque site doit avoir une page d’accueil. Retirez la ligne.'
            : 'Les hébergeurs affichent cette page en cas d’erreur. Retirez la ligne.',
      },
    }),
  },
  ORIGIN_MISSING: {
    severity: 'warning',
    about: {
      en: 'The URL of the site is not set, so search engines and social networks cannot use its links.',
      fr: 'L’adresse du site n’est pas définie, donc les moteurs de recherche et les réseaux sociaux ne peuvent pas utiliser ses liens.',
    },
    text: message({
      example: { origin: 'http://localhost:3000' },
      en: 'The site has no URL yet: “origin” is missing, so pages use {origin}',
      fr: 'Le site n’a pas encore d’URL : il manque « origin », et les pages utilisent {origin}',
      hint: {
        en: 'Before you publish, add your domain to “site”: origin: https://www.example.com',
        fr: 'Avant de publier, ajoutez votre domaine dans « site » : origin: https://www.example.com',
      },
    }),
  },
  ID_DUPLICATE: {
    severity: 'error',
    about: {
      en: 'Two items have the same id, so references to it are ambiguous.',
      fr: 'Deux éléments ont le même identifiant, donc les références à cet identifiant sont ambiguës.',
    },
    text: message({
      example: { what: 'services', id: 'gutters', first: 1, second: 3 },
      en: ({ what, id, first, second }) => `Items ${first} and ${second} of “${what}” have the same id, “${id}”`,
      fr: ({ what, id, first, second }) => `Les éléments ${first} et ${second} de « ${what} » ont le même identifiant, « ${id} »`,
      hint: { en: 'Give one of them a different id, or remove it.', fr: 'Donnez à l’un des deux un autre identifiant, ou retirez-le.' },
    }),
  },
  BRANCH_FACTS: {
    severity: 'error',
    about: {
      en: 'A branch is a location with a street address, or with branch: true and its own phone number. It has its own page.',
      fr: 'Une succursale est un lieu qui a une adresse municipale, ou « branch: true » et son propre numéro de téléphone. Elle a sa propre page.',
    },
    variants: {
      phone: message({
        example: { id: 'laval' },
        en: '“{id}” is a branch, but it has no phone number and no street address',
        fr: '« {id} » est une succursale, mais elle n’a ni numéro de téléphone ni adresse municipale',
        hint: {
          en: 'Add “phone: …” with the name of a number in phones.book.',
          fr: 'Ajoutez « phone: … » avec le nom d’un numéro de phones.book.',
        },
      }),
      page: message({
        example: { id: 'laval' },
        en: '“{id}” is a branch, but the config has no “branch” in “pages”',
        fr: '« {id} » est une succursale, mais la configuration n’a pas de « branch » dans « pages »',
        hint: {
          en: 'Add “branch:” to “pages”, with path, title, description, heading, map, directions, services and people.',
          fr: 'Ajoutez « branch: » à « pages », avec path, title, description, heading, map, directions, services et people.',
        },
      }),
      both: message({
        example: { id: 'laval', branch: 'longueuil' },
        en: '“{id}” has a street address, which makes it a branch, but it also names the branch “{branch}”',
        fr: '« {id} » a une adresse municipale, ce qui en fait une succursale, mais nomme aussi la succursale « {branch} »',
        hint: { en: 'Remove “address” or “branch”.', fr: 'Retirez « address » ou « branch ».' },
      }),
      area: message({
        example: { id: 'laval', key: 'rating' },
        en: '“{key}” is only for branches, but “{id}” is not a branch',
        fr: '« {key} » est réservé aux succursales, mais « {id} » n’en est pas une',
        hint: {
          en: 'Remove the line. If it is a branch, add its street address, or “branch: true” and its phone.',
          fr: 'Retirez la ligne. Si c’est une succursale, ajoutez son adresse municipale, ou « branch: true » et son téléphone.',
        },
      }),
    },
  },
  POSTAL_CODES: {
    severity: 'error',
    about: {
      en: 'The postal codes of a location are not valid, overlap with another location, or are not used.',
      fr: 'Les codes postaux d’un lieu sont invalides, recoupent ceux d’un autre lieu, ou ne servent pas.',
    },
    variants: {
      invalid: message({
        example: { code: 'D7', country: 'CA', example: 'J8T' },
        en: ({ code, country }) => `No postal code in ${countryName(country).en} starts with “${code}”`,
        fr: ({ code, country }) => `Aucun code postal ne commence par « ${code} » (${countryName(country).fr})`,
        hint: {
          en: 'Write the first characters of a postal code, for example {example}.',
          fr: 'Écrivez les premiers caractères d’un code postal, par exemple {example}.',
        },
      }),
      twice: message({
        example: { code: 'H7', first: 'laval' },
        en: '“{code}” is already a postal code of “{first}”',
        fr: '« {code} » est déjà un code postal de « {first} »',
        hint: {
          en: 'Remove it from one of the two, or write more characters: the longest match counts.',
          fr: 'Retirez-le de l’un des deux, ou écrivez plus de caractères : le code le plus long l’emporte.',
        },
      }),
      finder: message({
        example: { id: 'laval' },
        en: '“{id}” has postal codes, but pages.locations has no “finder” that uses them',
        fr: '« {id} » a des codes postaux, mais pages.locations n’a pas de « finder » qui les utilise',
        hint: {
          en: 'Remove the postal codes, or add “finder:” to pages.locations, with heading, label, submit, nearest, codes, found, write, outside, unknown and unlocated.',
          fr: 'Retirez les codes postaux, ou ajoutez « finder: » à pages.locations, avec heading, label, submit, nearest, codes, found, write, outside, unknown et unlocated.',
        },
      }),
    },
  },
  RATING_INVALID: {
    severity: 'error',
    about: {
      en: 'A rating is higher than the best possible rating.',
      fr: 'Une note dépasse la meilleure note possible.',
    },
    text: message({
      example: { value: 48, best: 5, meant: 4.8 as number | undefined },
      en: 'The rating {value} is higher than the best possible rating, {best}',
      fr: 'La note {value} dépasse la meilleure note possible, {best}',
      hint: {
        en: ({ value, best, meant }) =>
          `Correct “value”${meant === undefined ? '' : `, for example value: ${meant}`}. If its scale goes above ${best}, correct “best”${value > 5 && value <= 10 ? ': best: 10' : '.'}`,
        fr: ({ value, best, meant }) =>
          `Corrigez « value »${meant === undefined ? '' : `, par exemple value: ${meant}`}. Si l’échelle va au-delà de ${best}, corrigez « best »${value > 5 && value <= 10 ? ' : best: 10' : '.'}`,
      },
    }),
  },
  FACT_FUTURE: {
    severity: 'error',
    about: {
      en: 'A year or date is in the future, but must be in the past.',
      fr: 'Une année ou une date est dans l’avenir, mais doit être passée.',
    },
    variants: {
      year: message({
        example: { year: 2062, now: 2026 },
        en: ({ year, now }) => `The year must be between 1600 and ${now}, but this is ${year}`,
        fr: ({ year, now }) => `L’année doit être comprise entre 1600 et ${now}, mais la valeur est ${year}`,
        hint: { en: 'Write the year in which the business was founded.', fr: 'Écrivez l’année de fondation de l’entreprise.' },
      }),
      date: message({
        example: { date: '2062-11-01', now: 2026 },
        en: ({ date, now }) => `The date ${date} is in the future: it is ${now} now`,
        fr: ({ date, now }) => `La date ${date} est dans le futur : nous sommes en ${now}`,
        hint: { en: 'Write the day on which you looked the figure up.', fr: 'Écrivez le jour où vous avez relevé ce chiffre.' },
      }),
    },
  },
  COORDINATES_WRONG: {
    severity: 'warning',
    about: {
      en: 'A point on the map is far from the country of its address, or from the other locations.',
      fr: 'Un point sur la carte est loin du pays de son adresse, ou des autres lieux.',
    },
    variants: {
      meant: message({
        severity: 'error',
        example: { lat: -73.7, lng: 45.6, country: 'CA', distance: 8412, meant: { lat: 45.6, lng: -73.7 } },
        en: ({ lat, lng, country, distance }) =>
          `The point ${lat}, ${lng} is ${distance.toLocaleString('en')} km from ${countryName(country).en}`,
        fr: ({ lat, lng, country, distance }) =>
          `Le point ${lat}, ${lng} est à ${distance.toLocaleString('fr-CA')} km du pays de l’adresse (${countryName(country).fr})`,
        hint: {
          en: ({ lat, lng, meant }) =>
            `${lat === meant.lng && lng === meant.lat ? 'Latitude and longitude are swapped' : 'A minus sign is missing or wrong: west and south are negative'}. Write { lat: ${meant.lat}, lng: ${meant.lng} }`,
          fr: ({ lat, lng, meant }) =>
            `${lat === meant.lng && lng === meant.lat ? 'La latitude et la longitude sont inversées' : 'Un signe moins manque ou est de trop : l’ouest et le sud sont négatifs'}. Écrivez { lat: ${meant.lat}, lng: ${meant.lng} }`,
        },
      }),
      text: message({
        severity: 'error',
        example: { lat: '41.15° N', lng: '8.61° W' },
        en: 'Latitude and longitude must be numbers, not “{lat}” and “{lng}”',
        fr: 'La latitude et la longitude doivent être des nombres, et non « {lat} » et « {lng} »',
        hint: ({ lat, lng }) => {
          const point = `{ lat: ${numberMeant(lat) ?? '…'}, lng: ${numberMeant(lng) ?? '…'} }`
          return numberMeant(lat) === undefined || numberMeant(lng) === undefined
            ? {
                en: `Write degrees with decimals, west and south with a minus sign: ${point}`,
                fr: `Écrivez des degrés avec décimales, et un signe moins pour l’ouest et le sud : ${point}`,
              }
            : { en: `Write ${point}`, fr: `Écrivez ${point}` }
        },
      }),
      zero: message({
        severity: 'error',
        example: { country: 'CA' },
        en: ({ country }) => `The point 0, 0 is in the Atlantic Ocean, not in ${countryName(country).en}`,
        fr: ({ country }) => `Le point 0, 0 est dans l’océan Atlantique, et non dans le pays de l’adresse (${countryName(country).fr})`,
        hint: {
          en: 'Copy the coordinates of the place from an online map, or remove “geo”.',
          fr: 'Relevez les coordonnées du lieu sur une carte en ligne, ou retirez « geo ».',
        },
      }),
      country: message({
        example: { lat: 48.85, lng: 2.35, country: 'CA', distance: 4312 },
        en: ({ lat, lng, country, distance }) =>
          `The point ${lat}, ${lng} is ${distance.toLocaleString('en')} km from ${countryName(country).en}`,
        fr: ({ lat, lng, country, distance }) =>
          `Le point ${lat}, ${lng} est à ${distance.toLocaleString('fr-CA')} km du pays de l’adresse (${countryName(country).fr})`,
        hint: {
          en: 'Copy the coordinates of the place from an online map.',
          fr: 'Relevez les coordonnées du lieu sur une carte en ligne.',
        },
      }),
      far: message({
        example: { lat: 45.6, lng: -63.7, distance: 780 },
        en: ({ lat, lng, distance }) => `The point ${lat}, ${lng} is ${distance.toLocaleString('en')} km from the nearest other location`,
        fr: ({ lat, lng, distance }) => `Le point ${lat}, ${lng} est à ${distance.toLocaleString('fr-CA')} km du secteur le plus proche`,
        hint: {
          en: 'Check the coordinates. If another office serves this location, add its “phone” or “branch”.',
          fr: 'Vérifiez les coordonnées. Si un autre bureau dessert ce secteur, ajoutez sa clé « phone » ou « branch ».',
        },
      }),
    },
  },
  COORDINATES_COARSE: {
    severity: 'notice',
    about: {
      en: 'The coordinates of a street address have fewer than five decimals, so they are less precise than one meter.',
      fr: 'Les coordonnées d’une adresse municipale ont moins de cinq décimales, donc une précision de plus d’un mètre.',
    },
    text: message({
      example: { lat: '45.51', lng: '-73.57' },
      en: 'The coordinates {lat}, {lng} have fewer than five decimals',
      fr: 'Les coordonnées {lat}, {lng} ont moins de cinq décimales',
      hint: {
        en: 'Copy the coordinates of the entrance from an online map, with five decimals: 45.50884, for example.',
        fr: 'Relevez les coordonnées de l’entrée sur une carte en ligne, avec cinq décimales : 45.50884, par exemple.',
      },
    }),
  },
  POSTAL_CODE_INVALID: {
    severity: 'error',
    about: {
      en: 'A postal code does not have the format of its country. It is an error if the correction is clear, otherwise a warning.',
      fr: 'Un code postal n’a pas le format de son pays. C’est une erreur si la correction est évidente, sinon un avertissement.',
    },
    text: message({
      example: { code: 'H7A 1AO', country: 'CA', example: 'H3Z 2Y7', meant: 'H7A 1A0' as string | undefined },
      severity: ({ meant }) => (meant === undefined ? 'warning' : 'error'),
      en: ({ code, country }) => `“${code}” is not a valid postal code in ${countryName(country).en}`,
      fr: ({ code, country }) => `« ${code} » n’est pas un code postal valide (${countryName(country).fr})`,
      hint: {
        en: ({ example, meant }) => (meant === undefined ? `Write it in the same format as ${example}.` : `Write postalCode: "${meant}"`),
        fr: ({ example, meant }) =>
          meant === undefined ? `Écrivez-le sous la même forme que ${example}.` : `Écrivez postalCode: "${meant}"`,
      },
    }),
  },
  REGION_UNKNOWN: {
    severity: 'error',
    about: {
      en: 'A region is not a state or province of its country: in countries with a closed list, write its code or its name.',
      fr: 'Une région n’est ni un État ni une province de son pays : là où la liste est fermée, écrivez son code ou son nom.',
    },
    text: message({
      example: {
        region: 'QB',
        country: 'CA',
        known: ['AB', 'QC'],
        meant: undefined as string | undefined,
        elsewhere: undefined as string | undefined,
      },
      en: ({ region, country }) => `“${region}” is not a state or province of ${countryName(country).en}`,
      fr: ({ region, country }) => `« ${region} » n’est ni une province ni un État de ce pays (${countryName(country).fr})`,
      hint: {
        en: ({ region, known, meant, elsewhere }) =>
          elsewhere === undefined
            ? meant === undefined
              ? suggest(region, known, 'en', 'Valid codes', 2)
              : `Write ${meant}`
            : `“${region}” is in ${countryName(elsewhere).en}. Write country: ${elsewhere}, or correct the region.`,
        fr: ({ region, known, meant, elsewhere }) =>
          elsewhere === undefined
            ? meant === undefined
              ? suggest(region, known, 'fr', 'Codes valides ', 2)
              : `Écrivez ${meant}`
            : `« ${region} » se trouve dans un autre pays (${countryName(elsewhere).fr}). Écrivez country: ${elsewhere}, ou corrigez la région.`,
      },
    }),
  },
  PHONE_COUNTRY: {
    severity: 'error',
    about: {
      en: 'The country of the phone numbers has no numbering plan.',
      fr: 'Le pays des numéros de téléphone n’a pas de plan de numérotation.',
    },
    text: message({
      example: { country: 'AQ' },
      en: ({ country }) => `${countryName(country).en} (${country}) has no phone numbers`,
      fr: ({ country }) => `Ce pays (${countryName(country).fr}, ${country}) n’a pas de numéros de téléphone`,
      hint: {
        en: 'Write the code of the country that the numbers belong to: CA, US or BE, for example.',
        fr: 'Écrivez le code du pays des numéros, par exemple CA, US ou BE.',
      },
    }),
  },
  PHONE_INVALID: {
    severity: 'error',
    about: {
      en: 'A phone number is not valid in its country.',
      fr: 'Un numéro de téléphone n’est pas valide dans son pays.',
    },
    text: message({
      example: {
        written: '514-555-01',
        country: 'CA',
        digits: 8,
        needed: 10,
        spelled: undefined,
        alone: undefined,
        example: '514-555-0123',
      } as PhoneInvalid,
      en: ({ written, country, digits, needed, spelled, alone }) =>
        `“${written}” is not a valid phone number in ${countryName(country).en}: it ${
          spelled !== undefined
            ? 'contains letters'
            : alone !== undefined
              ? 'contains other words'
              : `has ${digits} ${digits === 1 ? 'digit' : 'digits'}${needed === undefined || needed === digits ? '' : ` instead of ${needed}`}`
        }`,
      fr: ({ written, country, digits, needed, spelled, alone }) =>
        `« ${written} » n’est pas un numéro de téléphone valide (${countryName(country).fr}) : il ${
          spelled !== undefined
            ? 'contient des lettres'
            : alone !== undefined
              ? 'contient d’autres mots'
              : `a ${digits} ${digits > 1 ? 'chiffres' : 'chiffre'}${needed === undefined || needed === digits ? '' : ` au lieu de ${needed}`}`
        }`,
      hint: {
        en: ({ spelled, alone, example, digits, needed }) =>
          spelled !== undefined
            ? `Write the digits as “number: ${spelled}” and the letters as “display: …”.`
            : alone !== undefined
              ? `Write ${alone}`
              : needed === 10 && digits === 7
                ? 'Add the area code.'
                : needed !== undefined && digits === 2 * needed
                  ? 'Write each number on its own line, under its own name: main: … and second: …'
                  : `Example: ${example}. For a number in another country, start with + and its country code.`,
        fr: ({ spelled, alone, example, digits, needed }) =>
          spelled !== undefined
            ? `Écrivez les chiffres sous « number: ${spelled} » et les lettres sous « display: … ».`
            : alone !== undefined
              ? `Écrivez ${alone}`
              : needed === 10 && digits === 7
                ? 'Ajoutez l’indicatif régional.'
                : needed !== undefined && digits === 2 * needed
                  ? 'Écrivez chaque numéro sur sa propre ligne, sous son propre nom : main: … et second: …'
                  : `Exemple : ${example}. Pour un numéro d’un autre pays, commencez par + et l’indicatif du pays.`,
      },
    }),
  },
  PHONE_DISPLAY: {
    severity: 'error',
    about: {
      en: 'The letters of a phone number do not match its digits.',
      fr: 'Les lettres d’un numéro de téléphone ne correspondent pas à ses chiffres.',
    },
    text: message({
      example: { display: '514-555-VENT', spelled: '5145558368', digits: '15145553828' },
      en: 'On a phone keypad, “{display}” is {spelled}, but the number is {digits}',
      fr: 'Sur un clavier de téléphone, « {display} » donne {spelled}, mais le numéro est {digits}',
      hint: { en: 'Correct “display” or “number”.', fr: 'Corrigez « display » ou « number ».' },
    }),
  },
  TIME_ZONE_UNKNOWN: {
    severity: 'error',
    about: {
      en: 'A time zone is not a name in the IANA database: a region and a city, such as America/Toronto.',
      fr: 'Un fuseau horaire n’est pas un nom de la base de données IANA : une région et une ville, comme America/Toronto.',
    },
    text: message({
      example: { zone: 'America/Torronto', meant: 'America/Toronto' as string | undefined },
      en: '“{zone}” is not a valid time zone',
      fr: '« {zone} » n’est pas un fuseau horaire valide',
      hint: {
        en: ({ meant }) =>
          meant === undefined ? 'Write a region and a city: America/Toronto or Europe/Brussels, for example.' : `Write timeZone: ${meant}`,
        fr: ({ meant }) =>
          meant === undefined
            ? 'Écrivez une région et une ville, par exemple America/Toronto ou Europe/Brussels.'
            : `Écrivez timeZone: ${meant}`,
      },
    }),
  },
  HOURS_INVALID: {
    severity: 'error',
    about: {
      en: 'Opening hours are not a time range on the 24-hour clock.',
      fr: 'Des heures d’ouverture ne sont pas une plage horaire sur 24 heures.',
    },
    variants: {
      span: message({
        example: { value: '8 to 5', meant: '08:00-17:00' as string | undefined },
        en: '“{value}” is not a valid time range',
        fr: '« {value} » n’est pas une plage horaire valide',
        hint: {
          en: ({ meant }) =>
            meant === undefined
              ? 'Write the opening and closing times on the 24-hour clock: 08:00-17:30. You can also write closed or 24h.'
              : `Write ${meant}`,
          fr: ({ meant }) =>
            meant === undefined
              ? 'Écrivez les heures d’ouverture et de fermeture sur 24 heures : 08:00-17:30. Vous pouvez aussi écrire closed (fermé) ou 24h.'
              : `Écrivez ${meant}`,
        },
      }),
      time: message({
        example: { time: '25:00', value: '08:00-25:00' },
        en: ({ time }) => (time === '24:00' ? 'Opening time cannot be 24:00' : `“${time}” is not a valid time`),
        fr: ({ time }) => (time === '24:00' ? 'L’heure d’ouverture ne peut pas être 24:00' : `« ${time} » n’est pas une heure valide`),
        hint: {
          en: ({ time, value }) =>
            time === '24:00'
              ? `Only closing time can be 24:00. Write ${value.replace(/^24/, '00')}`
              : 'Write a time from 00:00 to 23:59. Closing time can also be 24:00.',
          fr: ({ time, value }) =>
            time === '24:00'
              ? `Seule l’heure de fermeture peut être 24:00. Écrivez ${value.replace(/^24/, '00')}`
              : 'Écrivez une heure de 00:00 à 23:59. L’heure de fermeture peut aussi être 24:00.',
        },
      }),
      empty: message({
        example: { time: '08:00' },
        en: 'The opening and closing times are the same: {time}',
        fr: 'L’heure d’ouverture et l’heure de fermeture sont identiques : {time}',
        hint: {
          en: 'Write 24h if you are open all day, or closed if you are not open.',
          fr: 'Écrivez 24h si vous êtes ouvert toute la journée, ou closed si vous êtes fermé.',
        },
      }),
    },
  },
  HOURS_LONG: {
    severity: 'warning',
    about: {
      en: 'Opening hours last more than 18 hours, past midnight. The closing time is probably on the 12-hour clock.',
      fr: 'Des heures d’ouverture durent plus de 18 heures, au-delà de minuit. L’heure de fermeture est probablement écrite sur 12 heures.',
    },
    text: message({
      example: { hours: '09:00-05:00', length: 20, meant: '09:00-17:00' as string | undefined, swapped: '05:00-09:00' },
      en: '{hours} is {length} hours long, until the next day',
      fr: '{hours} fait {length} heures, jusqu’au lendemain',
      hint: {
        en: ({ meant, swapped }) =>
          meant === undefined
            ? `If the two times are swapped, write ${swapped}. If you are open all day, write 24h.`
            : `If you close in the afternoon, write ${meant}. If you are open all day, write 24h.`,
        fr: ({ meant, swapped }) =>
          meant === undefined
            ? `Si les deux heures sont inversées, écrivez ${swapped}. Si vous êtes ouvert toute la journée, écrivez 24h.`
            : `Si vous fermez l’après-midi, écrivez ${meant}. Si vous êtes ouvert toute la journée, écrivez 24h.`,
      },
    }),
  },
  HOURS_DUPLICATE: {
    severity: 'error',
    about: {
      en: 'A day of the week has opening hours in two places.',
      fr: 'Un jour de la semaine a des heures d’ouverture à deux endroits.',
    },
    text: message({
      example: { day: 'fri', first: 'fri', second: 'mon-fri' },
      en: '“{day}” has hours twice: in “{first}” and in “{second}”',
      fr: ({ day, first, second }) =>
        `Pour ${frenchDays[day] ?? day}, il y a des heures à deux endroits : dans « ${first} » et dans « ${second} »`,
      hint: {
        en: 'Remove the day from one of them. For two time ranges in a day, write a list: [08:00-12:00, 13:00-17:00]',
        fr: 'Retirez ce jour de l’un des deux. Pour deux plages le même jour, écrivez une liste : [08:00-12:00, 13:00-17:00]',
      },
    }),
  },
  HOURS_OVERLAP: {
    severity: 'error',
    about: {
      en: 'Two time ranges of opening hours overlap.',
      fr: 'Deux plages d’heures d’ouverture se chevauchent.',
    },
    variants: {
      day: message({
        example: { first: '07:00-12:30', second: '12:00-20:00' },
        en: 'The hours {first} and {second} overlap',
        fr: 'Les heures {first} et {second} se chevauchent',
        hint: oneAfterOther,
      }),
      night: message({
        example: { first: '19:30-14:00', second: '10:00-12:30', swapped: '14:00-19:30' },
        en: 'The hours {first} continue past midnight and overlap with {second}',
        fr: 'Les heures {first} se prolongent après minuit et chevauchent {second}',
        hint: {
          en: ({ swapped }) => `If the two times are swapped, write ${swapped}. ${oneAfterOther.en}`,
          fr: ({ swapped }) => `Si les deux heures sont inversées, écrivez ${swapped}. ${oneAfterOther.fr}`,
        },
      }),
    },
  },
  HOURS_PAST: {
    severity: 'notice',
    about: {
      en: 'A holiday or season is over, but pages show it until the end of the year.',
      fr: 'Un jour férié ou une saison est passé, mais les pages l’affichent jusqu’à la fin de l’année.',
    },
    text: message({
      example: { name: 'Renovation', last: '2026-06-20' },
      en: '“{name}” ended on {last}',
      fr: '« {name} » s’est terminé le {last}',
      hint: {
        en: 'Remove it, or change its dates. For days that come back every year, leave out the year: 12-25.',
        fr: 'Retirez-le, ou changez ses dates. Pour des jours qui reviennent chaque année, omettez l’année : 12-25.',
      },
    }),
  },
  DATE_INVALID: {
    severity: 'error',
    about: {
      en: 'A holiday or season starts or ends on a day that does not exist.',
      fr: 'Un jour férié ou une saison commence ou finit un jour qui n’existe pas.',
    },
    text: message({
      example: { value: '06-31' },
      en: ({ value }) =>
        !/^(\d{4}-)?\d{2}-\d{2}$/.test(value)
          ? `“${value}” is not a valid date`
          : value === '02-29'
            ? 'February 29 does not exist in every year'
            : `The day ${value} does not exist`,
      fr: ({ value }) =>
        !/^(\d{4}-)?\d{2}-\d{2}$/.test(value)
          ? `« ${value} » n’est pas une date valide`
          : value === '02-29'
            ? 'Le 29 février n’existe pas chaque année'
            : `Le jour ${value} n’existe pas`,
      hint: {
        en: ({ value }) =>
          `Write ${dateMeant(value) ?? 'the year, month and day: 2026-12-25'}. For a day that comes back every year, leave out the year: ${dateMeant(value)?.slice(5) ?? '12-25'}.`,
        fr: ({ value }) =>
          `Écrivez ${dateMeant(value) ?? 'l’année, le mois et le jour : 2026-12-25'}. Pour un jour qui revient chaque année, omettez l’année : ${dateMeant(value)?.slice(5) ?? '12-25'}.`,
      },
    }),
  },
  DATES_MIXED: {
    severity: 'error',
    about: {
      en: 'The first day of a season has a year and the last has none, or the other way around.',
      fr: 'Le premier jour d’une saison a une année et le dernier n’en a pas, ou l’inverse.',
    },
    text: message({
      example: { from: '2026-06-24', to: '06-26' },
      en: 'The first day is {from} and the last is {to}, but only one of them has a year',
      fr: 'Le premier jour est {from} et le dernier {to}, mais un seul des deux comporte une année',
      hint: {
        en: 'Write both with a year. For days that come back every year, write both without.',
        fr: 'Écrivez les deux avec une année. Pour des jours qui reviennent chaque année, écrivez les deux sans année.',
      },
    }),
  },
  DATES_ORDER: {
    severity: 'error',
    about: {
      en: 'A season ends before it starts, or lasts more than a year.',
      fr: 'Une saison finit avant de commencer, ou dure plus d’un an.',
    },
    variants: {
      reversed: message({
        example: { from: '2026-06-24', to: '2026-06-20' },
        en: 'The last day, {to}, is before the first, {from}',
        fr: 'Le dernier jour, {to}, précède le premier, {from}',
        hint: { en: 'Swap the two, or correct the year.', fr: 'Inversez les deux, ou corrigez l’année.' },
      }),
      long: message({
        example: { from: '2026-06-24', to: '2028-06-20' },
        en: 'From {from} to {to} is more than a year',
        fr: 'Du {from} au {to}, il y a plus d’un an',
        hint: {
          en: 'Correct the dates. For hours that apply all year, use hours.weekly.',
          fr: 'Corrigez les dates. Pour des heures qui valent toute l’année, utilisez hours.weekly.',
        },
      }),
    },
  },
  DATES_DUPLICATE: {
    severity: 'error',
    about: {
      en: 'Two holidays or seasons have exactly the same days.',
      fr: 'Deux jours fériés ou saisons ont exactement les mêmes jours.',
    },
    text: message({
      example: { days: { from: '12-25', to: '12-25' } },
      en: ({ days }) => `${daysText(days, 'to')} is already in this list`,
      fr: ({ days }) => `${daysText(days, 'à')} est déjà dans cette liste`,
      hint: { en: 'Remove one of the two.', fr: 'Retirez l’un des deux.' },
    }),
  },
  DATES_OVERLAP: {
    severity: 'error',
    about: {
      en: 'Two seasons overlap, and neither is completely within the other.',
      fr: 'Deux saisons se chevauchent, sans que l’une soit tout entière dans l’autre.',
    },
    text: message({
      example: { days: { from: '06-22', to: '06-27' }, other: { from: '2027-06-20', to: '2027-06-24' } },
      en: ({ days, other }) => `${daysText(days, 'to')} overlaps with ${daysText(other, 'to')}, so it is not clear which hours apply`,
      fr: ({ days, other }) => `${daysText(days, 'à')} chevauche ${daysText(other, 'à')} : on ne sait pas quelles heures s’appliquent`,
      hint: {
        en: 'Change the dates so that one period ends before the other starts. A period that is completely within another one is allowed: its hours apply.',
        fr: 'Changez les dates pour que l’une des périodes finisse avant le début de l’autre. Une période entièrement comprise dans une autre est permise : ce sont ses heures qui s’appliquent.',
      },
    }),
  },
} as const satisfies MessageTable
