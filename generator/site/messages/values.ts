/** Invalid keys and values. */

import { frenchName, type Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'
import { asGroup, asKind, compareWithSample, inLanguages, kindOf, kinds, quoted, type ShownValue, textOf } from './shown-value.ts'
import { nearest, suggest } from './suggest.ts'

const ways = (least: boolean): string => (least ? 'at least' : 'at most')

const inFrench = (value: number): string => value.toLocaleString('fr-CA', { maximumFractionDigits: 5, useGrouping: false })

/** Hints about numbers, by their key. */
const rangeHints: Translated<Readonly<Record<string, string>>> = {
  en: {
    lat: 'Latitude is between -90 and 90, longitude between -180 and 180. Did you swap them?',
    lng: 'Longitude is between -180 and 180, latitude between -90 and 90. Did you swap them?',
    founded: 'Write a year in four digits, from 1600 to this year.',
    count: 'Write the number of reviews. Remove “rating” until there is one.',
  },
  fr: {
    lat: 'La latitude est entre -90 et 90, la longitude entre -180 et 180. Les avez-vous inversées?',
    lng: 'La longitude est entre -180 et 180, la latitude entre -90 et 90. Les avez-vous inversées?',
    founded: 'Écrivez une année en quatre chiffres, entre 1600 et maintenant.',
    count: 'Écrivez le nombre d’avis. Retirez « rating » tant qu’il n’y en a pas.',
  },
}

/** A text in quotation marks of YAML. */
const inYaml = (text: string): string => (/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`)

interface MissingKey {
  readonly name: string
  /** The group that lacks it; none for the config itself. */
  readonly within: string | undefined
  /** The number of the item, if the group is one of a list, from 1. */
  readonly item: number | undefined
  readonly about: Translated<string> | undefined
}

/** A common tag with a country: `fr` → `fr-CA`. */
const regional = (code: string): string =>
  code === 'fr' || code === 'en' ? `${code}-CA` : `${code}-${new Intl.Locale(code).maximize().region}`

/** Whether a part between dots or around the @ is empty. */
const hasEmptyPart = (address: string): boolean => /^\.|\.\.|\.@|@\.|\.$/.test(address)

interface Suggested {
  readonly suggestion: string
}

const tagHint = {
  en: ({ suggestion }: Suggested): string =>
    suggestion === ''
      ? 'Write a BCP 47 tag: a language of two or three letters (en, fr, es), and a country where it matters (fr-CA).'
      : suggestion.includes('-')
        ? `Write ${suggestion}.`
        : `Write ${suggestion}, or with a country: ${regional(suggestion)}.`,
  fr: ({ suggestion }: Suggested): string =>
    suggestion === ''
      ? 'Écrivez un code BCP 47 : une langue de deux ou trois lettres (en, fr, es), et un pays s’il le faut (fr-CA).'
      : suggestion.includes('-')
        ? `Écrivez ${suggestion}.`
        : `Écrivez ${suggestion}, ou avec un pays : ${regional(suggestion)}.`,
}

/** YAML reads a line such as `: Ottawa Air` as a value of the key null. */
const emptyKeyHint: Translated<string> = {
  en: 'If the line begins with a colon, its key is missing: write it before the colon, as in name: Ottawa Air',
  fr: 'Si la ligne commence par un deux-points, il lui manque sa clé : écrivez-la devant, comme dans name: Ottawa Air',
}

const mergeHint: Translated<string> = {
  en: '“<<” merges keys only in YAML 1.1. Write the keys out, or repeat a whole value with its alias: address: *office',
  fr: '« << » ne fusionne des clés qu’en YAML 1.1. Écrivez les clés au long, ou répétez une valeur entière par son alias : address: *office',
}

/** What to do about keys that are never a typo. */
const keyHints: Readonly<Record<string, Translated<string>>> = { null: emptyKeyHint, '<<': mergeHint }

export const values = {
  KEY_UNKNOWN: {
    severity: 'error',
    about: 'There is no key with this name here, so it would be ignored.',
    text: message({
      example: { key: 'timezone', known: ['timeZone', 'weekly'], free: ['timeZone'] },
      en: 'unknown key “{key}”',
      fr: 'la clé « {key} » n’existe pas à cet endroit',
      hint: {
        en: ({ key, known, free }) => keyHints[key]?.en ?? suggest(key, known, 'en', 'Known here', undefined, free),
        fr: ({ key, known, free }) => keyHints[key]?.fr ?? suggest(key, known, 'fr', 'Ce qu’on peut écrire ici ', undefined, free),
      },
    }),
  },
  KEY_RENAMED: {
    severity: 'error',
    about: 'The key was renamed or removed.',
    variants: {
      to: message({
        example: { key: 'title-double', now: 'title-duplicate' },
        en: '“{key}” is called “{now}” now',
        fr: '« {key} » s’appelle maintenant « {now} »',
        hint: { en: 'Write {now}.', fr: 'Écrivez {now}.' },
      }),
      gone: message({
        example: { key: 'redirect-chain', now: ['REDIRECT_CHAIN'] },
        en: ({ key, now }) => `the check “${key}” was removed: builds report its findings as ${now.join(', ')}`,
        fr: ({ key, now }) =>
          `la vérification « ${key} » n’existe plus : la construction du site dit ce qu’elle trouvait, sous ${now.join(', ')}`,
        hint: { en: 'Take the line out.', fr: 'Retirez la ligne.' },
      }),
    },
  },
  KEY_MISSING: {
    severity: 'error',
    about: 'A key that every config needs is not there.',
    variants: {
      key: message({
        example: {
          name: 'founded',
          within: 'business',
          item: undefined,
          about: { en: 'Year in which the business was founded.', fr: 'Année de fondation.' },
        } as MissingKey,
        en: ({ name, within, item }) =>
          `the key “${name}” is missing${within === undefined ? '' : ` in “${within}${item === undefined ? '' : ` item ${item}`}”`}`,
        fr: ({ name, within, item }) =>
          `il manque la clé « ${name} »${within === undefined ? '' : ` dans « ${within}${item === undefined ? '' : `, élément ${item}`} »`}`,
        hint: {
          en: ({ name, about }) => (about === undefined ? `Add “${name}:”.` : `Add “${name}:”. ${about.en}`),
          fr: ({ name, about }) => (about === undefined ? `Ajoutez « ${name}: ».` : `Ajoutez « ${name}: ». ${about.fr}`),
        },
      }),
      empty: message({
        example: { name: 'name', about: { en: 'Trade name.', fr: 'Nom commercial.' } } as Pick<MissingKey, 'name' | 'about'>,
        en: ({ name }) => `“${name}” has no value, but the config needs one`,
        fr: ({ name }) => `« ${name} » n’a pas de valeur, et il en faut une`,
        hint: {
          en: ({ about }) => `Write a value after the colon. ${about?.en ?? ''}`.trimEnd(),
          fr: ({ about }) => `Écrivez une valeur après le deux-points. ${about?.fr ?? ''}`.trimEnd(),
        },
      }),
      mainPhone: message({
        example: { example: '044 668 18 00' },
        en: 'the phone book has no number called “main”',
        fr: 'aucun des numéros ne s’appelle « main »',
        hint: {
          en: 'Add “main:” and your number, such as {example}: it is used wherever no other number is set.',
          fr: 'Ajoutez « main: » et votre numéro, par exemple {example} : il sert partout où rien d’autre n’est dit.',
        },
      }),
      choices: {
        en: 'a select needs choices',
        fr: 'une liste déroulante a besoin de choix',
        hint: {
          en: 'Add “options:”, or “services: true” to list the services.',
          fr: 'Ajoutez « options: », ou « services: true » pour y mettre les services.',
        },
      },
    },
  },
  TRANSLATION_MISSING: {
    severity: 'error',
    about: 'A text is not written in one of the languages of the site.',
    variants: {
      one: message({
        example: { text: 'title', language: 'fr' },
        en: 'the text “{text}” is missing in {language}',
        fr: ({ text, language }) => `il manque le texte « ${text} » en ${frenchName(language)}`,
        hint: {
          en: 'Add a line “{language}: …” next to the other languages.',
          fr: 'Ajoutez une ligne « {language}: … » à côté des autres langues.',
        },
      }),
      many: message({
        example: { language: 'es', count: 187, first: ['site.keywords', 'business.slogan'] },
        en: ({ language, count, first }) =>
          `${count.toLocaleString('en')} texts are missing in ${language}, the first of them ${first.join(', ')}`,
        fr: ({ language, count, first }) =>
          `il manque ${count.toLocaleString('fr-CA')} textes en ${frenchName(language)}, à commencer par ${first.join(', ')}`,
        hint: {
          en: ({ language }) =>
            [
              'Write them in a table, which is then read back into the config:',
              `      npm run -s translations -- --format csv > to-translate.csv`,
              `      npm run translations -- --import to-translate.csv`,
              `    Or take “${language}” out of site.languages until they are written.`,
            ].join('\n'),
          fr: ({ language }) =>
            [
              'Écrivez-les dans un tableau, qui est ensuite relu :',
              `      npm run -s translations -- --format csv > to-translate.csv`,
              `      npm run translations -- --import to-translate.csv`,
              `    Ou retirez « ${language} » de site.languages tant qu’ils ne sont pas écrits.`,
            ].join('\n'),
        },
      }),
    },
  },
  LANGUAGE_UNLISTED: {
    severity: 'error',
    about: 'A text is written in a language that site.languages does not list.',
    text: message({
      example: { language: 'de', known: ['en', 'fr'] },
      en: 'the language “{language}” is not among site.languages',
      fr: 'la langue « {language} » ne fait pas partie de site.languages',
      hint: {
        en: ({ language, known }) =>
          nearest(language, known) === undefined
            ? `Write it in ${known.join(' or ')}, or add “${language}” to site.languages.`
            : suggest(language, known, 'en', 'Languages'),
        fr: ({ language, known }) =>
          nearest(language, known) === undefined
            ? `Écrivez-le dans une de ces langues : ${known.join(' ou ')}. Ou ajoutez « ${language} » à site.languages.`
            : suggest(language, known, 'fr', 'Langues '),
      },
    }),
  },
  LANGUAGE_OFF: {
    severity: 'warning',
    about:
      'Nearly all texts are there in a language that site.languages does not list: it was switched off, and its texts are still in the config.',
    text: message({
      example: { texts: 612, language: 'fr' },
      en: ({ texts, language }) =>
        `${texts} texts are there in “${language}”, which is not among site.languages, so no page is made of them`,
      fr: ({ texts, language }) =>
        `${texts} textes sont là en ${frenchName(language)}, une langue qui ne fait pas partie de site.languages : aucune page n’en est faite`,
      hint: { en: 'Add “{language}” to site.languages to publish them.', fr: 'Ajoutez « {language} » à site.languages pour les publier.' },
    }),
  },
  LANGUAGE_INVALID: {
    severity: 'error',
    about: 'A language is written as a BCP 47 tag, in any letter case: en, fr-CA, pt-br. Its region exists.',
    variants: {
      tag: message({
        example: { value: 'french', suggestion: 'fr' },
        en: '“{value}” is not a language tag',
        fr: '« {value} » n’est pas un code de langue',
        hint: tagHint,
      }),
      region: message({
        example: { value: 'fr-ZZ', region: 'ZZ', suggestion: 'fr' },
        en: '“{value}” has an unknown region: “{region}”',
        fr: '« {value} » a une région inconnue : « {region} »',
        hint: tagHint,
      }),
    },
  },
  TYPE_WRONG: {
    severity: 'error',
    about:
      'A value is of another kind than the key takes: a text where there must be a number, a list where there must be a group of keys.',
    variants: {
      value: message({
        example: { wanted: 'number', value: '1998' } as { readonly wanted: string; readonly value: ShownValue },
        en: ({ wanted, value }) => `${kinds.en[wanted] ?? wanted} is wanted here, not ${kindOf(value, 'en')}`,
        fr: ({ wanted, value }) => `il faut ici ${kinds.fr[wanted] ?? wanted}, et non ${kindOf(value, 'fr')}`,
        hint: ({ wanted, value }) => asKind(value, wanted),
      }),
      text: message({
        example: { languages: ['en', 'fr'], value: 'Skip' } as { readonly languages: readonly string[]; readonly value: ShownValue },
        en: ({ languages, value }) => `a text in each language (${languages.join(', ')}) is wanted here, not ${kindOf(value, 'en')}`,
        fr: ({ languages, value }) => `il faut ici un texte dans chaque langue (${languages.join(', ')}), et non ${kindOf(value, 'fr')}`,
        hint: ({ languages, value }) => inLanguages(languages, value),
      }),
      colon: message({
        example: { key: 'Baixa', text: 'Baixa: Ribeira' },
        en: 'a text is wanted here, but “{key}:” makes it a key with a value',
        fr: 'il faut ici un texte, mais « {key}: » en fait une clé avec sa valeur',
        hint: {
          en: ({ text }) => `Put the whole text in quotation marks: - ${inYaml(text)}`,
          fr: ({ text }) => `Mettez tout le texte entre guillemets droits : - ${inYaml(text)}`,
        },
      }),
      group: message({
        example: { keys: ['lat', 'lng'], value: '45.51, -73.56' } as { readonly keys: readonly string[]; readonly value: ShownValue },
        en: ({ value }) => `a group of keys is wanted here, not ${kindOf(value, 'en')}`,
        fr: ({ value }) => `il faut ici un groupe de clés, et non ${kindOf(value, 'fr')}`,
        hint: ({ keys, value }) => asGroup(keys, value),
      }),
      config: message({
        example: { value: 'hello' } as { readonly value: ShownValue },
        en: ({ value }) => `a config is a group of keys, not ${kindOf(value, 'en')}`,
        fr: ({ value }) => `un fichier de configuration est un groupe de clés, et non ${kindOf(value, 'fr')}`,
        hint: { en: 'Compare it with the sample site.config.yaml.', fr: 'Comparez avec l’exemple, site.config.yaml.' },
      }),
    },
  },
  VALUE_UNKNOWN: {
    severity: 'error',
    about: 'The key takes one of a few values, and this is not one of them.',
    text: message({
      example: { value: 'notise', allowed: ['notice', 'silent'] } as { readonly value: ShownValue; readonly allowed: readonly string[] },
      en: ({ value }) => `${quoted(value, 'en')} is not one of the choices`,
      fr: ({ value }) => `${quoted(value, 'fr')} n’est pas un des choix`,
      hint: {
        en: ({ value, allowed }) => suggest(textOf(value), allowed, 'en'),
        fr: ({ value, allowed }) => suggest(textOf(value), allowed, 'fr'),
      },
    }),
  },
  VALUE_RANGE: {
    severity: 'error',
    about: 'A number is too large or too small, a text or a list too long or too short.',
    variants: {
      list: message({
        example: { least: true, limit: 2 },
        en: ({ least, limit }) => `the list needs ${ways(least)} ${limit} ${limit === 1 ? 'item' : 'items'}`,
        fr: ({ least, limit }) =>
          least
            ? `la liste a besoin d’au moins ${limit} ${limit > 1 ? 'éléments' : 'élément'}`
            : `la liste peut avoir ${limit} ${limit > 1 ? 'éléments' : 'élément'} au plus`,
        hint: {
          en: ({ least }) => (least ? 'Add what is missing, or remove the whole key if it may be left out.' : 'Take some out.'),
          fr: ({ least }) => (least ? 'Ajoutez ce qui manque, ou retirez la clé entière si elle n’est pas obligatoire.' : 'Retirez-en.'),
        },
      }),
      text: message({
        example: { least: false, limit: 60 },
        en: ({ least, limit }) => (least && limit === 1 ? 'the text is empty' : `the text needs ${ways(least)} ${limit} characters`),
        fr: ({ least, limit }) =>
          least && limit === 1
            ? 'le texte est vide'
            : least
              ? `le texte a besoin d’au moins ${limit} caractères`
              : `le texte peut avoir ${limit.toLocaleString('fr-CA')} caractères au plus`,
        hint: {
          en: ({ least }) => (least ? 'Write the text, or remove the whole key if it may be left out.' : 'Shorten it.'),
          fr: ({ least }) => (least ? 'Écrivez le texte, ou retirez la clé entière si elle n’est pas obligatoire.' : 'Raccourcissez-le.'),
        },
      }),
      number: message({
        example: { name: 'lat', value: 245.5, least: false, limit: 90, inclusive: true },
        en: ({ value, least, limit, inclusive }) =>
          `the number must be ${least && !inclusive ? 'more than' : ways(least)} ${limit}, but this is ${value}`,
        fr: ({ value, least, limit, inclusive }) =>
          `le nombre doit ${least && !inclusive ? 'dépasser' : `être ${least ? 'd’au moins' : 'd’au plus'}`} ${inFrench(limit)}, mais c’est ${inFrench(value)}`,
        hint: {
          en: ({ name, limit }) => rangeHints.en[name] ?? `Write another number, such as ${limit}.`,
          fr: ({ name, limit }) => rangeHints.fr[name] ?? `Écrivez un autre nombre, par exemple ${inFrench(limit)}.`,
        },
      }),
    },
  },
  VALUE_FORMAT: {
    severity: 'error',
    about: 'A value is written in another way than the key takes.',
    variants: {
      date: message({
        example: { value: '2026-13-01' } as { readonly value: ShownValue },
        en: ({ value }) => `${quoted(value, 'en')} is not a date`,
        fr: ({ value }) => `${quoted(value, 'fr')} n’est pas une date`,
        hint: { en: 'Write year, month and day: 2026-11-01', fr: 'Écrivez l’année, le mois et le jour : 2026-11-01' },
      }),
      country: message({
        example: { value: 'Canada', meant: 'CA' } as { readonly value: ShownValue; readonly meant: string | undefined },
        en: ({ value }) => `${quoted(value, 'en')} is not a country code`,
        fr: ({ value }) => `${quoted(value, 'fr')} n’est pas un code de pays`,
        hint: {
          en: ({ meant }) => (meant === undefined ? 'Write two capital letters (ISO 3166-1): CA, US, CH.' : `Write country: ${meant}`),
          fr: ({ meant }) =>
            meant === undefined ? 'Écrivez deux lettres majuscules (ISO 3166-1) : CA, US, CH.' : `Écrivez country: ${meant}`,
        },
      }),
      day: message({
        example: { value: 'Monday-Friday', meant: 'mon-fri' } as { readonly value: ShownValue; readonly meant: string | undefined },
        en: ({ value }) => `${quoted(value, 'en')} is not a day or a range of days`,
        fr: ({ value }) => `${quoted(value, 'fr')} n’est ni un jour ni une suite de jours`,
        hint: {
          en: ({ meant }) => `Write ${meant ?? 'mon, tue, wed, thu, fri, sat or sun, or a range of days such as mon-fri'}.`,
          fr: ({ meant }) => `Écrivez ${meant ?? 'mon, tue, wed, thu, fri, sat ou sun, ou une suite de jours comme mon-fri'}.`,
        },
      }),
      field: message({
        example: { value: 'Your message', meant: 'your-message' } as { readonly value: ShownValue; readonly meant: string | undefined },
        en: ({ value }) => `${quoted(value, 'en')} cannot be the name of a field: letters, digits, - and _ only, beginning with a letter`,
        fr: ({ value }) =>
          `${quoted(value, 'fr')} ne peut pas être le nom d’un champ : seulement des lettres, des chiffres, - et _, en commençant par une lettre`,
        hint: {
          en: ({ meant }) => `Write ${meant ?? 'a name such as message'}. What visitors read is its label.`,
          fr: ({ meant }) => `Écrivez ${meant ?? 'un nom comme message'}. Ce que lisent les visiteurs est son étiquette.`,
        },
      }),
      other: message({
        // The reason is the library's, in English.
        example: { reason: 'Invalid ISO time' },
        en: ({ reason }) => reason,
        fr: 'cette valeur n’est pas écrite comme il faut',
        hint: compareWithSample,
      }),
    },
  },
  VALUE_INVALID: {
    severity: 'error',
    about: 'The value is not valid here; the message gives the reason.',
    text: message({
      example: { reason: 'Invalid input' },
      en: ({ reason }) => reason,
      fr: 'cette valeur ne convient pas',
      hint: compareWithSample,
    }),
  },
  NAME_INVALID: {
    severity: 'error',
    about: 'Ids and names in a config have only letters, digits and hyphens.',
    text: message({
      example: { value: '2nd phone', suggestion: 'second-phone' },
      en: '“{value}” cannot be a name: letters, digits and hyphens only, beginning with a letter',
      fr: '« {value} » ne peut pas être un nom : seulement des lettres, des chiffres et des traits d’union, en commençant par une lettre',
      hint: { en: 'Write {suggestion}', fr: 'Écrivez {suggestion}' },
    }),
  },
  EMAIL_INVALID: {
    severity: 'error',
    about: 'Visitors could not write to this address.',
    text: message({
      example: { value: 'info@example..com' },
      en: '“{value}” is not an e-mail address',
      fr: '« {value} » n’est pas une adresse de courriel',
      hint: {
        en: ({ value }) =>
          hasEmptyPart(value)
            ? 'It needs letters or digits before and after each dot, as in info@example.com.'
            : 'Write it like info@example.com.',
        fr: ({ value }) =>
          hasEmptyPart(value)
            ? 'Il faut des lettres ou des chiffres avant et après chaque point, comme dans info@example.com.'
            : 'Écrivez-la comme info@example.com.',
      },
    }),
  },
} as const satisfies MessageTable
