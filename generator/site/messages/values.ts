/** Invalid keys and values. */

import { isEmail } from '../util/email.ts'
import { frenchName, type Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'
import {
  asGroup,
  asKind,
  dateMeant,
  explainKey,
  inLanguages,
  kindOf,
  kinds,
  quoted,
  type ShownValue,
  textOf,
  type WrongGroup,
} from './shown-value.ts'
import { meantBy, nearest, suggest } from './suggest.ts'

const ways = (least: boolean): string => (least ? 'at least' : 'at most')

/** What a message is about: a key, or an item of a list. */
const subject = (name: string | undefined): Translated<string> =>
  name === undefined ? { en: 'This item', fr: 'Cet élément' } : { en: `“${name}”`, fr: `« ${name} »` }

/** Numbers with a range that has a name. */
const ranges: Readonly<Record<string, Translated<string>>> = {
  lat: { en: 'Latitude must be between -90 and 90', fr: 'La latitude doit être comprise entre -90 et 90' },
  lng: { en: 'Longitude must be between -180 and 180', fr: 'La longitude doit être comprise entre -180 et 180' },
  founded: { en: 'The year must be between 1600 and this year', fr: 'L’année doit être comprise entre 1600 et l’année en cours' },
}

const inFrench = (value: number): string => value.toLocaleString('fr-CA', { maximumFractionDigits: 5, useGrouping: false })

/** Hints about numbers, by their key. */
const rangeHints: Translated<Readonly<Record<string, string>>> = {
  en: {
    lat: 'Did you swap latitude and longitude, or leave out the decimal point?',
    lng: 'Did you swap latitude and longitude, or leave out the decimal point?',
    founded: 'Write the year in four digits: founded: 1998',
    count: 'Write the number of reviews. If there is no review yet, remove “rating”.',
  },
  fr: {
    lat: 'Avez-vous inversé la latitude et la longitude, ou oublié le point décimal?',
    lng: 'Avez-vous inversé la latitude et la longitude, ou oublié le point décimal?',
    founded: 'Écrivez l’année en quatre chiffres : founded: 1998',
    count: 'Écrivez le nombre d’avis. S’il n’y en a pas encore, retirez « rating ».',
  },
}

/** A text in quotation marks of YAML. */
const inYaml = (text: string): string => (/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`)

interface Named {
  /** The key that the value is under; none for an item of a list. */
  readonly name: string | undefined
}

/** Where to read a list of values that is too long for a message. */
const listedAt: Translated<(allowed: readonly string[]) => string> = {
  en: ([first]) => (first === 'LocalBusiness' ? ' All types: https://schema.org/LocalBusiness#subtypes' : ''),
  fr: ([first]) => (first === 'LocalBusiness' ? ' Tous les types : https://schema.org/LocalBusiness#subtypes' : ''),
}

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

/** The only address in a text: `Hill Plumbing <info@example.com>`, `mailto:info@example.com`. */
const addressIn = (text: string): string | undefined => {
  const [found] = text.match(/[^\s<>()"'“”,;:?]+@[^\s<>()"'“”,;:?]+/g) ?? []
  return found !== undefined && found !== text && isEmail(found) ? found : undefined
}

const isPhoneNumber = (text: string): boolean => /^[+(]?\d[\d\s()./-]{6,}$/.test(text)

const isHoliday = (day: ShownValue): boolean =>
  typeof day === 'string' && /^(?:(?:public |bank )?holidays?|jours?[ -]f[ée]ri[ée]s?|f[ée]ri[ée]s?)$/i.test(day)

interface Suggested {
  readonly suggestion: string
}

const tagHint = {
  en: ({ suggestion }: Suggested): string =>
    suggestion === ''
      ? 'Write the language in two or three letters (en, fr, es), with a country if you need it (fr-CA).'
      : suggestion.includes('-')
        ? `Write ${suggestion}.`
        : `Write ${suggestion}, or ${regional(suggestion)} with a country.`,
  fr: ({ suggestion }: Suggested): string =>
    suggestion === ''
      ? 'Écrivez la langue en deux ou trois lettres (en, fr, es), avec un pays au besoin (fr-CA).'
      : suggestion.includes('-')
        ? `Écrivez ${suggestion}.`
        : `Écrivez ${suggestion}, ou ${regional(suggestion)} avec un pays.`,
}

/** YAML reads a line such as `: Ottawa Air` as a value of the key null. */
const emptyKeyHint: Translated<string> = {
  en: 'If the line begins with a colon, its key is missing: write it before the colon, as in name: Ottawa Air',
  fr: 'Si la ligne commence par un deux-points, il lui manque sa clé : écrivez-la devant, comme dans name: Ottawa Air',
}

const mergeHint: Translated<string> = {
  en: '“<<” merges keys only in YAML 1.1. Write the keys out, or repeat a whole value with its alias: address: *office',
  fr: '« << » ne fusionne des clés qu’en YAML 1.1. Recopiez les clés, ou répétez une valeur entière par son alias : address: *office',
}

/** One letter in five may be a typo: names of services often share a word. */
const didYouMean = (id: string, known: readonly string[]): Translated<string> => {
  const similar = meantBy(id, known, 5)
  return similar === undefined ? { en: '', fr: '' } : { en: `Did you mean “${similar}”? `, fr: `Vouliez-vous écrire « ${similar} »? ` }
}

/** A key that belongs to another group. */
const moveTo = (group: string, key: string, within: string, value: ShownValue): Translated<string> => {
  const text = typeof value === 'object' ? '…' : textOf(value)
  const shown = typeof value === 'string' && !/^\w(?:[\w ./+()-]|:\S)*$/.test(value) ? inYaml(value) : text
  if (group === 'phones')
    return {
      en: `Phone numbers belong in “phones”, at the top level: phones: { book: { main: ${shown} } }`,
      fr: `Les numéros de téléphone vont sous « phones », au premier niveau : phones: { book: { main: ${shown} } }`,
    }
  return group === ''
    ? {
        en: `Move “${key}” out of “${within}”: it belongs at the top level, where its line starts without spaces.`,
        fr: `Sortez « ${key} » de « ${within} » : cette clé va au premier niveau, où sa ligne commence sans espace.`,
      }
    : {
        en: `Move it into “${group}”: ${group}: { ${key}: ${shown} }`,
        fr: `Mettez-la dans « ${group} » : ${group}: { ${key}: ${shown} }`,
      }
}

/** What to do about keys that are never a typo. */
const keyHints: ReadonlyMap<string, Translated<string>> = new Map([
  ['null', emptyKeyHint],
  ['<<', mergeHint],
])

/** The text of a value, or of the first item of a list. */
const firstText = (value: ShownValue): string => textOf(Array.isArray(value) ? (value[0] ?? null) : value)

export const values = {
  KEY_UNKNOWN: {
    severity: 'error',
    about: {
      en: 'The config has a key that does not exist in this place.',
      fr: 'La configuration a une clé qui n’existe pas à cet endroit.',
    },
    text: message({
      example: {
        key: 'timezone',
        within: 'hours',
        known: ['timeZone', 'weekly'],
        free: ['timeZone'],
        group: undefined,
        value: 'America/Toronto',
      } as {
        readonly key: string
        readonly within: string
        readonly known: readonly string[]
        readonly free: readonly string[]
        /** The group that the key belongs to, if it is not this one. */
        readonly group: string | undefined
        readonly value: ShownValue
      },
      en: ({ key, within }) => `Unknown key “${key}”${within === '' ? '' : ` in “${within}”`}`,
      fr: ({ key, within }) => `Clé inconnue « ${key} »${within === '' ? '' : ` dans « ${within} »`}`,
      hint: ({ key, within, known, free, group, value }) =>
        keyHints.get(key) ??
        // A holiday with `closed: true`.
        (key === 'closed' && free.includes('hours')
          ? { en: 'Write hours: closed', fr: 'Écrivez hours: closed' }
          : group === undefined
            ? {
                en: suggest(key, known, 'en', 'Valid keys', undefined, free),
                fr: suggest(key, known, 'fr', 'Clés possibles ', undefined, free),
              }
            : moveTo(group, key, within, value)),
    }),
  },
  KEY_RENAMED: {
    severity: 'error',
    about: {
      en: 'The key was renamed or removed.',
      fr: 'La clé a été renommée ou retirée.',
    },
    variants: {
      to: message({
        example: { key: 'title-double', now: 'title-duplicate' },
        en: '“{key}” was renamed to “{now}”',
        fr: '« {key} » s’appelle maintenant « {now} »',
        hint: { en: 'Write {now}.', fr: 'Écrivez {now}.' },
      }),
      gone: message({
        example: { key: 'redirect-chain', now: ['REDIRECT_CHAIN'] },
        en: ({ key, now }) => `The check “${key}” was removed: builds report its findings as ${now.join(', ')}`,
        fr: ({ key, now }) =>
          `La vérification « ${key} » n’existe plus : la génération du site signale ces problèmes sous ${now.join(', ')}`,
        hint: { en: 'Remove the line.', fr: 'Retirez la ligne.' },
      }),
    },
  },
  KEY_MISSING: {
    severity: 'error',
    about: {
      en: 'A required key is missing or empty.',
      fr: 'Une clé obligatoire manque ou est vide.',
    },
    variants: {
      key: message({
        example: {
          name: 'founded',
          within: 'business',
          item: undefined,
          about: { en: 'Year in which the business was founded.', fr: 'Année de fondation.' },
        } as MissingKey,
        en: ({ name, within, item }) =>
          `The required key “${name}” is missing${within === undefined ? '' : ` in “${within}”${item === undefined ? '' : `, item ${item}`}`}`,
        fr: ({ name, within, item }) =>
          `Il manque la clé obligatoire « ${name} »${within === undefined ? '' : ` dans « ${within} »${item === undefined ? '' : `, élément ${item}`}`}`,
        hint: {
          en: ({ name, about }) => (about === undefined ? `Add “${name}: …”.` : `Add “${name}: …”. ${about.en}`),
          fr: ({ name, about }) => (about === undefined ? `Ajoutez « ${name}: … ».` : `Ajoutez « ${name}: … ». ${about.fr}`),
        },
      }),
      empty: message({
        example: {
          name: 'name',
          about: {
            en: 'Name of the business, as customers know it. Shown in the header, the footer and titles.',
            fr: 'Nom de l’entreprise, tel que les clients le connaissent. Affiché en haut et en bas des pages, et dans les titres.',
          },
        } as Pick<MissingKey, 'name' | 'about'>,
        en: ({ name }) => `“${name}” is empty, but it is required`,
        fr: ({ name }) => `« ${name} » est vide, mais cette clé est obligatoire`,
        hint: {
          en: ({ about }) => `Write a value after the colon. ${about?.en ?? ''}`.trimEnd(),
          fr: ({ about }) => `Écrivez une valeur après le deux-points. ${about?.fr ?? ''}`.trimEnd(),
        },
      }),
      service: message({
        example: { id: 'drain-cleanning', trade: 'plumber', known: ['drain-cleaning', 'leak-repair'] } as {
          readonly id: string
          readonly trade: string
          readonly known: readonly string[]
        },
        en: 'The trade “{trade}” has no texts for the service “{id}”, so it needs “name” and “summary”',
        fr: 'Le métier « {trade} » n’a pas de textes pour le service « {id} » : il lui faut « name » et « summary »',
        hint: {
          en: ({ id, known }) =>
            `${didYouMean(id, known).en}Services that it has texts for: ${known.join(', ')}. If it is a service of your own, add the two keys.`,
          fr: ({ id, known }) =>
            `${didYouMean(id, known).fr}Services dont il a les textes : ${known.join(', ')}. Pour un service qui vous est propre, ajoutez les deux clés.`,
        },
      }),
      mainPhone: message({
        example: { example: '044 668 18 00' },
        en: 'The phone book has no number called “main”',
        fr: 'Aucun numéro de phones.book ne s’appelle « main »',
        hint: {
          en: 'Add your main number, for example main: {example}. Pages show it unless you choose another one.',
          fr: 'Ajoutez votre numéro principal, par exemple main: {example}. Les pages l’affichent, sauf si vous en choisissez un autre.',
        },
      }),
      choices: {
        en: 'A field of the type “select” needs options',
        fr: 'Un champ de type « select » doit avoir des options',
        hint: {
          en: 'Add “options:” with a list, or “services: true” to list your services.',
          fr: 'Ajoutez « options: » avec une liste, ou « services: true » pour y mettre vos services.',
        },
      },
    },
  },
  TRANSLATION_MISSING: {
    severity: 'error',
    about: {
      en: 'A text has no version in one of the languages of the site.',
      fr: 'Un texte n’a pas de version dans une des langues du site.',
    },
    variants: {
      one: message({
        example: { text: 'title', language: 'fr' },
        en: '“{text}” has no text in {language}',
        fr: ({ text, language }) => `« ${text} » n’a pas de texte en ${frenchName(language)}`,
        hint: {
          en: 'Add “{language}: …” next to its other languages.',
          fr: 'Ajoutez « {language}: … » à côté de ses autres langues.',
        },
      }),
      pack: message({
        example: { language: 'pl', known: ['de', 'en', 'fr'] as readonly string[] },
        en: 'There are no texts in {language}, and the pages have none of their own',
        fr: ({ language }) => `Il n’y a pas de textes en ${frenchName(language)}, et les pages n’en ont pas non plus`,
        hint: {
          en: ({ language, known }) =>
            `Choose a language that comes with texts${known.length === 0 ? '' : ` (${known.join(', ')})`}, or copy node_modules/townsite/languages/en.yaml to townsite/languages/${language}.yaml and translate it.`,
          fr: ({ language, known }) =>
            `Choisissez une langue fournie avec des textes${known.length === 0 ? '' : ` (${known.join(', ')})`}, ou copiez node_modules/townsite/languages/en.yaml vers townsite/languages/${language}.yaml et traduisez-le.`,
        },
      }),
      many: message({
        example: { language: 'es', count: 187, first: ['site.keywords', 'business.slogan'] },
        en: ({ language, count, first }) =>
          `${count.toLocaleString('en')} texts are missing in ${language}, starting with ${first.join(', ')}`,
        fr: ({ language, count, first }) =>
          `Il manque ${count.toLocaleString('fr-CA')} textes en ${frenchName(language)}, à commencer par ${first.join(', ')}`,
        hint: {
          en: ({ language }) =>
            [
              'Export them to a spreadsheet, translate them, and import them again:',
              `      npm run -s translations -- --format csv > to-translate.csv`,
              `      npm run translations -- --import to-translate.csv`,
              `    Or remove “${language}” from site.languages until they are translated.`,
            ].join('\n'),
          fr: ({ language }) =>
            [
              'Exportez-les dans une feuille de calcul, traduisez-les, puis réimportez-les :',
              `      npm run -s translations -- --format csv > to-translate.csv`,
              `      npm run translations -- --import to-translate.csv`,
              `    Ou retirez « ${language} » de site.languages tant qu’ils ne sont pas traduits.`,
            ].join('\n'),
        },
      }),
    },
  },
  LANGUAGE_UNLISTED: {
    severity: 'error',
    about: {
      en: 'A text is written in a language that site.languages does not list.',
      fr: 'Un texte est écrit dans une langue absente de site.languages.',
    },
    text: message({
      example: { language: 'de', known: ['en', 'fr'] },
      en: 'This text is in “{language}”, which is not in site.languages',
      fr: 'Ce texte est en « {language} », une langue absente de site.languages',
      hint: {
        en: ({ language, known }) =>
          nearest(language, known) === undefined
            ? `Change “${language}” to ${known.join(' or ')}, or add “${language}” to site.languages.`
            : suggest(language, known, 'en', 'Languages'),
        fr: ({ language, known }) =>
          nearest(language, known) === undefined
            ? `Remplacez « ${language} » par ${known.join(' ou ')}, ou ajoutez « ${language} » à site.languages.`
            : suggest(language, known, 'fr', 'Langues '),
      },
    }),
  },
  LANGUAGE_OFF: {
    severity: 'warning',
    about: {
      en: 'Nearly all texts have a version in a language that site.languages does not list: the language was switched off, and its texts are still in the config.',
      fr: 'Presque tous les textes ont une version dans une langue absente de site.languages : la langue a été désactivée, mais ses textes sont encore dans la configuration.',
    },
    text: message({
      example: { texts: 612, language: 'fr' },
      en: ({ texts, language }) => `${texts} texts are in “${language}”, which is not in site.languages, so they are not published`,
      fr: ({ texts, language }) =>
        `${texts} textes sont en ${frenchName(language)}, une langue absente de site.languages : ils ne sont pas publiés`,
      hint: { en: 'Add “{language}” to site.languages to publish them.', fr: 'Ajoutez « {language} » à site.languages pour les publier.' },
    }),
  },
  LANGUAGE_INVALID: {
    severity: 'error',
    about: {
      en: 'A language is a BCP 47 tag, in any letter case: en, fr-CA, pt-br. Its region must exist.',
      fr: 'Une langue est une étiquette BCP 47, en majuscules ou en minuscules : en, fr-CA, pt-br. Sa région doit exister.',
    },
    variants: {
      tag: message({
        example: { value: 'french', suggestion: 'fr' },
        en: '“{value}” is not a valid language code',
        fr: '« {value} » n’est pas un code de langue valide',
        hint: tagHint,
      }),
      several: message({
        example: { value: 'en; fr', tags: 'en, fr' },
        en: '“{value}” contains several languages',
        fr: '« {value} » contient plusieurs langues',
        hint: { en: 'Separate them with commas: [{tags}]', fr: 'Séparez-les par des virgules : [{tags}]' },
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
    about: {
      en: 'A value has the wrong type: text instead of a number, for example, or a list instead of a group of keys.',
      fr: 'Une valeur n’a pas le bon type : par exemple un texte au lieu d’un nombre, ou une liste au lieu d’un groupe de clés.',
    },
    variants: {
      value: message({
        example: { name: 'founded', wanted: 'number', value: '1998', at: 'business.founded' } as Named & {
          readonly wanted: string
          readonly value: ShownValue
          readonly at: string
          /** The required keys of each item of a list of groups. */
          readonly keys?: readonly string[]
        },
        en: ({ name, wanted, value }) => `${subject(name).en} must be ${kinds.en[wanted] ?? wanted}, not ${kindOf(value, 'en')}`,
        fr: ({ name, wanted, value }) => `${subject(name).fr} doit être ${kinds.fr[wanted] ?? wanted}, et non ${kindOf(value, 'fr')}`,
        hint: ({ wanted, value, at, keys }) => asKind(value, wanted, at, keys),
      }),
      text: message({
        example: { name: 'skipToContent', languages: ['en', 'fr'], value: 'Skip' } as Named & {
          readonly languages: readonly string[]
          readonly value: ShownValue
        },
        en: ({ name, languages, value }) =>
          typeof value === 'string' && languages.length > 1
            ? `${subject(name).en} needs a text in each language: ${languages.join(', ')}`
            : `${subject(name).en} must be text, not ${kindOf(value, 'en')}`,
        fr: ({ name, languages, value }) =>
          typeof value === 'string' && languages.length > 1
            ? `${subject(name).fr} doit avoir un texte dans chaque langue : ${languages.join(', ')}`
            : `${subject(name).fr} doit être un texte, et non ${kindOf(value, 'fr')}`,
        hint: ({ languages, value }) => inLanguages(languages, value),
      }),
      colon: message({
        example: { key: 'Baixa', text: 'Baixa: Ribeira' },
        en: 'This item must be text, but the colon after “{key}” makes it a key with a value',
        fr: 'Cet élément doit être un texte, mais le deux-points après « {key} » en fait une clé avec sa valeur',
        hint: {
          en: ({ text }) => `Put the whole text in quotation marks: - ${inYaml(text)}`,
          fr: ({ text }) => `Mettez tout le texte entre guillemets droits : - ${inYaml(text)}`,
        },
      }),
      group: message({
        example: {
          name: 'geo',
          keys: ['lat', 'lng'],
          required: ['lat', 'lng'],
          value: '45.51, -73.56',
          at: 'business.geo',
          languages: [],
        } as WrongGroup,
        en: ({ name, value }) => `${subject(name).en} must be a group of keys, not ${kindOf(value, 'en')}`,
        fr: ({ name, value }) => `${subject(name).fr} doit être un groupe de clés, et non ${kindOf(value, 'fr')}`,
        hint: asGroup,
      }),
      config: message({
        example: { value: 'hello' } as { readonly value: ShownValue },
        en: ({ value }) => `A config must be a group of keys, not ${kindOf(value, 'en')}`,
        fr: ({ value }) => `Un fichier de configuration doit être un groupe de clés, et non ${kindOf(value, 'fr')}`,
        hint: {
          en: 'Check that this is the right file. To create a config, run “npm run new”.',
          fr: 'Vérifiez que c’est le bon fichier. Pour créer une configuration, lancez « npm run new ».',
        },
      }),
    },
  },
  VALUE_UNKNOWN: {
    severity: 'error',
    about: {
      en: 'The key accepts only certain values, and this is not one of them.',
      fr: 'La clé n’accepte que certaines valeurs, et celle-ci n’en fait pas partie.',
    },
    text: message({
      example: { name: 'onHttpError', value: 'notise', allowed: ['notice', 'silent'] } as Named & {
        readonly value: ShownValue
        readonly allowed: readonly string[]
      },
      en: ({ name, value }) =>
        Array.isArray(value)
          ? `${subject(name).en} must be a single value, not a list`
          : `${quoted(value, 'en')} is not a valid value${name === undefined ? '' : ` for “${name}”`}`,
      fr: ({ name, value }) =>
        Array.isArray(value)
          ? `${subject(name).fr} doit être une seule valeur, et non une liste`
          : `${quoted(value, 'fr')} n’est pas une valeur possible${name === undefined ? '' : ` pour « ${name} »`}`,
      hint: {
        en: ({ name, value, allowed }) =>
          suggest(firstText(value), allowed, 'en') + listedAt.en(allowed) + (name === 'trade' ? ' If none fits, remove the line.' : ''),
        fr: ({ name, value, allowed }) =>
          suggest(firstText(value), allowed, 'fr') +
          listedAt.fr(allowed) +
          (name === 'trade' ? ' Si aucune ne convient, retirez la ligne.' : ''),
      },
    }),
  },
  VALUE_RANGE: {
    severity: 'error',
    about: {
      en: 'A number is out of range, or a text or list is too long or too short.',
      fr: 'Un nombre est hors limites, ou un texte ou une liste est trop long ou trop court.',
    },
    variants: {
      list: message({
        example: { name: 'services', least: true, limit: 1 } as Named & { readonly least: boolean; readonly limit: number },
        en: ({ name, least, limit }) => `${subject(name).en} needs ${ways(least)} ${limit} ${limit === 1 ? 'item' : 'items'}`,
        fr: ({ name, least, limit }) =>
          least
            ? `${subject(name).fr} doit contenir au moins ${limit} ${limit > 1 ? 'éléments' : 'élément'}`
            : `${subject(name).fr} peut contenir au plus ${limit} ${limit > 1 ? 'éléments' : 'élément'}`,
        hint: {
          en: ({ least }) =>
            least ? 'Add an item: a line that starts with “- ”. If the key is optional, you can remove it.' : 'Remove items.',
          fr: ({ least }) =>
            least
              ? 'Ajoutez un élément : une ligne qui commence par « - ». Si la clé est facultative, vous pouvez la retirer.'
              : 'Retirez des éléments.',
        },
      }),
      text: message({
        example: { least: false, limit: 60 },
        en: ({ least, limit }) =>
          least && limit === 1 ? 'The text is empty' : `The text must have ${ways(least)} ${limit.toLocaleString('en')} characters`,
        fr: ({ least, limit }) =>
          least && limit === 1
            ? 'Le texte est vide'
            : least
              ? `Le texte doit compter au moins ${limit} caractères`
              : `Le texte peut compter au plus ${limit.toLocaleString('fr-CA')} caractères`,
        hint: {
          en: ({ least }) => (least ? 'Write the text. If the key is optional, you can remove it.' : 'Shorten it.'),
          fr: ({ least }) => (least ? 'Écrivez le texte. Si la clé est facultative, vous pouvez la retirer.' : 'Raccourcissez-le.'),
        },
      }),
      number: message({
        example: { name: 'lat', value: 245.5, least: false, limit: 90, inclusive: true },
        en: ({ name, value, least, limit, inclusive }) =>
          `${ranges[name]?.en ?? `“${name}” must be ${least && !inclusive ? 'more than' : ways(least)} ${limit}`}, but this is ${value}`,
        fr: ({ name, value, least, limit, inclusive }) =>
          `${ranges[name]?.fr ?? `« ${name} » doit ${least && !inclusive ? 'dépasser' : `être ${least ? 'd’au moins' : 'd’au plus'}`} ${inFrench(limit)}`}, mais la valeur est ${inFrench(value)}`,
        hint: {
          en: ({ name, limit }) => rangeHints.en[name] ?? `Write a number within this limit, for example ${limit}.`,
          fr: ({ name, limit }) => rangeHints.fr[name] ?? `Écrivez un nombre dans ces limites, par exemple ${inFrench(limit)}.`,
        },
      }),
    },
  },
  VALUE_FORMAT: {
    severity: 'error',
    about: {
      en: 'A value does not have the format that the key needs.',
      fr: 'Une valeur n’a pas le format que la clé exige.',
    },
    variants: {
      date: message({
        example: { value: '2026-13-01' } as { readonly value: ShownValue },
        en: ({ value }) => `${quoted(value, 'en')} is not a valid date`,
        fr: ({ value }) => `${quoted(value, 'fr')} n’est pas une date valide`,
        hint: {
          en: ({ value }) => `Write ${dateMeant(value) ?? 'the year, month and day: 2026-11-01'}`,
          fr: ({ value }) => `Écrivez ${dateMeant(value) ?? 'l’année, le mois et le jour : 2026-11-01'}`,
        },
      }),
      country: message({
        example: { value: 'Canada', meant: 'CA' } as { readonly value: ShownValue; readonly meant: string | undefined },
        en: ({ value }) => `${quoted(value, 'en')} is not a valid country code`,
        fr: ({ value }) => `${quoted(value, 'fr')} n’est pas un code de pays valide`,
        hint: {
          en: ({ meant }) =>
            meant === undefined ? 'Write the two-letter code (ISO 3166-1): CA, US or CH, for example.' : `Write country: ${meant}`,
          fr: ({ meant }) =>
            meant === undefined ? 'Écrivez le code de deux lettres (ISO 3166-1), par exemple CA, US ou CH.' : `Écrivez country: ${meant}`,
        },
      }),
      day: message({
        example: { value: 'Monday-Friday', meant: 'mon-fri' } as { readonly value: ShownValue; readonly meant: string | undefined },
        en: ({ value }) => `${quoted(value, 'en')} is not a valid day or range of days`,
        fr: ({ value }) => `${quoted(value, 'fr')} n’est ni un jour ni une plage de jours valide`,
        hint: {
          en: ({ value, meant }) =>
            isHoliday(value)
              ? 'Write each holiday as an item of “exceptions”: - { name: Christmas, from: 12-25, hours: closed }'
              : String(value).includes(',')
                ? 'Write each day, or range of days, on its own line.'
                : `Write ${meant ?? 'mon, tue, wed, thu, fri, sat or sun, or a range of days such as mon-fri'}.`,
          fr: ({ value, meant }) =>
            isHoliday(value)
              ? 'Écrivez chaque jour férié dans « exceptions » : - { name: Noël, from: 12-25, hours: closed }'
              : String(value).includes(',')
                ? 'Écrivez chaque jour, ou plage de jours, sur sa propre ligne.'
                : `Écrivez ${meant ?? 'mon, tue, wed, thu, fri, sat ou sun, ou une plage de jours comme mon-fri'}.`,
        },
      }),
      field: message({
        example: { value: 'Your message', meant: 'your-message' } as { readonly value: ShownValue; readonly meant: string | undefined },
        en: ({ value }) => `${quoted(value, 'en')} is not a valid field name: use letters, digits, - and _, starting with a letter`,
        fr: ({ value }) =>
          `${quoted(value, 'fr')} n’est pas un nom de champ valide : lettres, chiffres, - et _ seulement, en commençant par une lettre`,
        hint: {
          en: ({ meant }) => `Write ${meant ?? 'a name such as message'}. Visitors see its label.`,
          fr: ({ meant }) => `Écrivez ${meant ?? 'un nom comme message'}. Les visiteurs voient son étiquette (label).`,
        },
      }),
      other: message({
        // The reason is that of a schema in the site's own code.
        example: { value: '25:00', reason: { en: 'Invalid ISO time', fr: 'heure ISO invalide' }, at: 'site.image' } as {
          readonly value: ShownValue
          readonly reason: Translated<string>
          readonly at: string
        },
        en: ({ value, reason }) => `${quoted(value, 'en')} does not have the format of this key (${reason.en})`,
        fr: ({ value, reason }) => `${quoted(value, 'fr')} n’a pas le format de cette clé (${reason.fr})`,
        hint: ({ at }) => explainKey(at),
      }),
    },
  },
  VALUE_INVALID: {
    severity: 'error',
    about: {
      en: 'The value is not valid here; the message gives the reason.',
      fr: 'La valeur n’est pas valide à cet endroit; le message donne la raison.',
    },
    text: message({
      example: { reason: { en: 'Invalid input', fr: 'Entrée invalide' }, at: 'site.image' },
      en: ({ reason }) => reason.en,
      fr: ({ reason }) => reason.fr,
      hint: ({ at }) => explainKey(at),
    }),
  },
  NAME_INVALID: {
    severity: 'error',
    about: {
      en: 'Ids and names in a config contain only letters, digits and hyphens.',
      fr: 'Les identifiants et les noms d’une configuration ne contiennent que des lettres, des chiffres et des traits d’union.',
    },
    text: message({
      example: { value: '2nd phone', suggestion: 'second-phone' },
      en: '“{value}” is not a valid id: use letters, digits and hyphens, starting with a letter',
      fr: '« {value} » n’est pas un identifiant valide : lettres, chiffres et traits d’union seulement, en commençant par une lettre',
      // A location names a number of the phone book.
      hint: {
        en: ({ value, suggestion }) =>
          isPhoneNumber(value) ? 'Add the number to “phones.book”, and write its name here, such as main.' : `Write ${suggestion}`,
        fr: ({ value, suggestion }) =>
          isPhoneNumber(value) ? 'Ajoutez le numéro à « phones.book », et écrivez ici son nom, par exemple main.' : `Écrivez ${suggestion}`,
      },
    }),
  },
  EMAIL_INVALID: {
    severity: 'error',
    about: {
      en: 'An email address is not valid, so visitors could not write to it.',
      fr: 'Une adresse courriel n’est pas valide, donc les visiteurs ne pourraient pas y écrire.',
    },
    text: message({
      example: { value: 'info@example..com' },
      en: '“{value}” is not a valid email address',
      fr: '« {value} » n’est pas une adresse courriel valide',
      hint: {
        en: ({ value }) =>
          addressIn(value) !== undefined
            ? `Write ${addressIn(value)}`
            : hasEmptyPart(value)
              ? 'Put letters or digits before and after each dot, as in info@example.com.'
              : 'Write a name, @ and a domain, as in info@example.com.',
        fr: ({ value }) =>
          addressIn(value) !== undefined
            ? `Écrivez ${addressIn(value)}`
            : hasEmptyPart(value)
              ? 'Mettez des lettres ou des chiffres avant et après chaque point, comme dans info@example.com.'
              : 'Écrivez un nom, @ et un domaine, comme dans info@example.com.',
      },
    }),
  },
} as const satisfies MessageTable
