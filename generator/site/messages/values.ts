/** Keys and values of a config that have not the shape they need. */

import { frenchName, type Translated } from './language.ts'
import { fixedMessage, type MessageTable, message } from './message.ts'
import { asGroup, asKind, compareWithSample, inLanguages, kindOf, kinds, quoted, type ShownValue } from './shown-value.ts'
import { nearest, suggest } from './suggest.ts'

const ways = (least: boolean): string => (least ? 'at least' : 'at most')

interface MissingKey {
  readonly name: string
  /** The group that lacks it; none for the config itself. */
  readonly within: string | undefined
  /** The number of the item, if the group is one of a list, from 1. */
  readonly item: number | undefined
  readonly about: Translated<string> | undefined
}

export const values = {
  KEY_UNKNOWN: {
    severity: 'error',
    about: 'Townsite knows no key of this name at this place, so it would be ignored.',
    text: message({
      example: { key: 'timezone', known: ['timeZone', 'weekly'] },
      en: ({ key, known }) => ({ message: `nobody knows the key “${key}” here`, hint: suggest(key, known, 'en', 'Known here') }),
      fr: ({ key, known }) => ({
        message: `la clé « ${key} » n’existe pas à cet endroit`,
        hint: suggest(key, known, 'fr', 'Ce qu’on peut écrire ici '),
      }),
    }),
  },
  KEY_RENAMED: {
    severity: 'error',
    about: 'The key has another name now, or what it was for is told in another way.',
    variants: {
      to: message({
        example: { key: 'title-double', now: 'title-duplicate' },
        en: ({ key, now }) => ({ message: `“${key}” is called “${now}” now`, hint: `Write ${now}.` }),
        fr: ({ key, now }) => ({ message: `« ${key} » s’appelle maintenant « ${now} »`, hint: `Écrivez ${now}.` }),
      }),
      gone: message({
        example: { key: 'redirect-chain', now: ['REDIRECT_CHAIN'] },
        en: ({ key, now }) => ({
          message: `the check “${key}” is gone: a build tells what it found, as ${now.join(', ')}`,
          hint: 'Take the line out.',
        }),
        fr: ({ key, now }) => ({
          message: `la vérification « ${key} » n’existe plus : la construction du site dit ce qu’elle trouvait, sous ${now.join(', ')}`,
          hint: 'Retirez la ligne.',
        }),
      }),
    },
  },
  KEY_MISSING: {
    severity: 'error',
    about: 'A key that every config needs is not there.',
    variants: {
      key: message<MissingKey>({
        example: {
          name: 'founded',
          within: 'business',
          item: undefined,
          about: { en: 'Year in which the business was founded.', fr: 'Année de fondation.' },
        },
        en: ({ name, within, item, about }) => ({
          message: `the key “${name}” is missing${within === undefined ? '' : ` in “${within}${item === undefined ? '' : ` item ${item}`}”`}`,
          hint: about === undefined ? `Add “${name}:”.` : `Add “${name}:”. ${about.en}`,
        }),
        fr: ({ name, within, item, about }) => ({
          message: `il manque la clé « ${name} »${within === undefined ? '' : ` dans « ${within}${item === undefined ? '' : `, élément ${item}`} »`}`,
          hint: about === undefined ? `Ajoutez « ${name}: ».` : `Ajoutez « ${name}: ». ${about.fr}`,
        }),
      }),
      mainPhone: message({
        example: { example: '044 668 18 00' },
        en: ({ example }) => ({
          message: 'the phone book has no number called “main”',
          hint: `Add “main:” and your number, such as ${example}: it is used wherever nothing else is said.`,
        }),
        fr: ({ example }) => ({
          message: 'aucun des numéros ne s’appelle « main »',
          hint: `Ajoutez « main: » et votre numéro, par exemple ${example} : il sert partout où rien d’autre n’est dit.`,
        }),
      }),
      choices: fixedMessage({
        en: { message: 'a select needs choices', hint: 'Add “options:”, or “services: true” to list the services.' },
        fr: {
          message: 'une liste déroulante a besoin de choix',
          hint: 'Ajoutez « options: », ou « services: true » pour y mettre les services.',
        },
      }),
    },
  },
  TRANSLATION_MISSING: {
    severity: 'error',
    about: 'A text is not written in one of the languages of the site.',
    variants: {
      one: message({
        example: { text: 'title', language: 'fr' },
        en: ({ text, language }) => ({
          message: `the text “${text}” is missing in ${language}`,
          hint: `Add a line “${language}: …” beside the other languages.`,
        }),
        fr: ({ text, language }) => ({
          message: `il manque le texte « ${text} » en ${frenchName(language)}`,
          hint: `Ajoutez une ligne « ${language}: … » à côté des autres langues.`,
        }),
      }),
      many: message({
        example: { language: 'es', count: 187, first: ['site.keywords', 'business.slogan'] },
        en: ({ language, count, first }) => ({
          message: `${count.toLocaleString('en')} texts are missing in ${language}, the first of them ${first.join(', ')}`,
          hint: [
            'Write them in a table, which is then read back into the config:',
            `      npm run -s translations -- --format csv > to-translate.csv`,
            `      npm run translations -- --import to-translate.csv`,
            `    Or take “${language}” out of site.languages until they are written.`,
          ].join('\n'),
        }),
        fr: ({ language, count, first }) => ({
          message: `il manque ${count.toLocaleString('fr-CA')} textes en ${frenchName(language)}, à commencer par ${first.join(', ')}`,
          hint: [
            'Écrivez-les dans un tableau, qui est ensuite relu :',
            `      npm run -s translations -- --format csv > to-translate.csv`,
            `      npm run translations -- --import to-translate.csv`,
            `    Ou retirez « ${language} » de site.languages tant qu’ils ne sont pas écrits.`,
          ].join('\n'),
        }),
      }),
    },
  },
  LANGUAGE_UNLISTED: {
    severity: 'error',
    about: 'A text is written in a language that site.languages does not list.',
    text: message({
      example: { language: 'de', known: ['en', 'fr'] },
      en: ({ language, known }) => ({
        message: `the language “${language}” is not among site.languages`,
        hint:
          nearest(language, known) === undefined
            ? `Write it in ${known.join(' or ')}, or add “${language}” to site.languages.`
            : suggest(language, known, 'en', 'Languages'),
      }),
      fr: ({ language, known }) => ({
        message: `la langue « ${language} » ne fait pas partie de site.languages`,
        hint:
          nearest(language, known) === undefined
            ? `Écrivez-le dans une de ces langues : ${known.join(' ou ')}. Ou ajoutez « ${language} » à site.languages.`
            : suggest(language, known, 'fr', 'Langues '),
      }),
    }),
  },
  LANGUAGE_OFF: {
    severity: 'warning',
    about: 'Nearly all texts are there in a language that site.languages does not list: it was switched off, and its words are kept.',
    text: message({
      example: { texts: 612, language: 'fr' },
      en: ({ texts, language }) => ({
        message: `${texts} texts are there in “${language}”, which is not among site.languages, so no page is made of them`,
        hint: `Add “${language}” to site.languages to publish them.`,
      }),
      fr: ({ texts, language }) => ({
        message: `${texts} textes sont là en ${frenchName(language)}, une langue qui ne fait pas partie de site.languages : aucune page n’en est faite`,
        hint: `Ajoutez « ${language} » à site.languages pour les publier.`,
      }),
    }),
  },
  LANGUAGE_INVALID: {
    severity: 'error',
    about: 'A language is named by its code in BCP 47, as browsers know it.',
    text: message({
      example: { value: 'french_canada' },
      en: ({ value }) => ({
        message: `“${value}” is no language code`,
        hint: 'Write a code such as en, fr, es, or with a country: fr-CA.',
      }),
      fr: ({ value }) => ({
        message: `« ${value} » n’est pas un code de langue`,
        hint: 'Écrivez un code comme en, fr, es, ou avec un pays : fr-CA.',
      }),
    }),
  },
  TYPE_WRONG: {
    severity: 'error',
    about:
      'A value is of another kind than the key takes: a text where there must be a number, a list where there must be a group of keys.',
    variants: {
      value: message<{ readonly wanted: string; readonly value: ShownValue }>({
        example: { wanted: 'number', value: '1998' },
        en: ({ wanted, value }) => ({
          message: `${kinds.en[wanted] ?? wanted} is wanted here, not ${kindOf(value, 'en')}`,
          hint: asKind(value, wanted).en,
        }),
        fr: ({ wanted, value }) => ({
          message: `il faut ici ${kinds.fr[wanted] ?? wanted}, et non ${kindOf(value, 'fr')}`,
          hint: asKind(value, wanted).fr,
        }),
      }),
      text: message<{ readonly languages: readonly string[]; readonly value: ShownValue }>({
        example: { languages: ['en', 'fr'], value: 'Skip' },
        en: ({ languages, value }) => ({
          message: `a text in each language (${languages.join(', ')}) is wanted here, not ${kindOf(value, 'en')}`,
          hint: inLanguages(languages, value).en,
        }),
        fr: ({ languages, value }) => ({
          message: `il faut ici un texte dans chaque langue (${languages.join(', ')}), et non ${kindOf(value, 'fr')}`,
          hint: inLanguages(languages, value).fr,
        }),
      }),
      group: message<{ readonly keys: readonly string[]; readonly value: ShownValue }>({
        example: { keys: ['lat', 'lng'], value: '45.51, -73.56' },
        en: ({ keys, value }) => ({ message: `a group of keys is wanted here, not ${kindOf(value, 'en')}`, hint: asGroup(keys, value).en }),
        fr: ({ keys, value }) => ({
          message: `il faut ici un groupe de clés, et non ${kindOf(value, 'fr')}`,
          hint: asGroup(keys, value).fr,
        }),
      }),
      config: message<{ readonly value: ShownValue }>({
        example: { value: 'hello' },
        en: ({ value }) => ({
          message: `a config is a group of keys, not ${kindOf(value, 'en')}`,
          hint: 'Compare it with the sample site.config.yaml.',
        }),
        fr: ({ value }) => ({
          message: `un fichier de configuration est un groupe de clés, et non ${kindOf(value, 'fr')}`,
          hint: 'Comparez avec l’exemple, site.config.yaml.',
        }),
      }),
    },
  },
  VALUE_UNKNOWN: {
    severity: 'error',
    about: 'The key takes one of a few values, and this is none of them.',
    text: message<{ readonly value: ShownValue; readonly allowed: readonly string[] }>({
      example: { value: 'notise', allowed: ['notice', 'silent'] },
      en: ({ value, allowed }) => ({
        message: `${quoted(value, 'en')} is not one of the choices`,
        hint: suggest(String(value), allowed, 'en'),
      }),
      fr: ({ value, allowed }) => ({
        message: `${quoted(value, 'fr')} n’est pas un des choix`,
        hint: suggest(String(value), allowed, 'fr'),
      }),
    }),
  },
  VALUE_RANGE: {
    severity: 'error',
    about: 'A number is too large or too small, a text or a list too long or too short.',
    variants: {
      list: message({
        example: { least: true, limit: 2 },
        en: ({ least, limit }) => ({
          message: `the list needs ${ways(least)} ${limit} ${limit === 1 ? 'item' : 'items'}`,
          hint: least ? 'Add what is missing, or remove the whole key if it may be left out.' : 'Take some out.',
        }),
        fr: ({ least, limit }) => ({
          message: least
            ? `la liste a besoin d’au moins ${limit} ${limit > 1 ? 'éléments' : 'élément'}`
            : `la liste peut avoir ${limit} ${limit > 1 ? 'éléments' : 'élément'} au plus`,
          hint: least ? 'Ajoutez ce qui manque, ou retirez la clé entière si elle n’est pas obligatoire.' : 'Retirez-en.',
        }),
      }),
      text: message({
        example: { least: false, limit: 60 },
        en: ({ least, limit }) => ({
          message: least && limit === 1 ? 'the text is empty' : `the text needs ${ways(least)} ${limit} characters`,
          hint: least ? 'Write the text, or remove the whole key if it may be left out.' : 'Shorten it.',
        }),
        fr: ({ least, limit }) => ({
          message:
            least && limit === 1
              ? 'le texte est vide'
              : least
                ? `le texte a besoin d’au moins ${limit} caractères`
                : `le texte peut avoir ${limit.toLocaleString('fr-CA')} caractères au plus`,
          hint: least ? 'Écrivez le texte, ou retirez la clé entière si elle n’est pas obligatoire.' : 'Raccourcissez-le.',
        }),
      }),
      number: message({
        example: { least: true, limit: 0, inclusive: false },
        en: ({ least, limit, inclusive }) => ({
          message: `the number must be ${least && !inclusive ? 'more than' : ways(least)} ${limit}`,
          hint: 'Correct the number.',
        }),
        fr: ({ least, limit, inclusive }) => ({
          message: `le nombre doit ${least && !inclusive ? 'dépasser' : `être ${least ? 'd’au moins' : 'd’au plus'}`} ${limit.toLocaleString('fr-CA', { maximumFractionDigits: 5 })}`,
          hint: 'Corrigez le nombre.',
        }),
      }),
    },
  },
  VALUE_FORMAT: {
    severity: 'error',
    about: 'A value is written in another way than the key takes.',
    variants: {
      date: message<{ readonly value: ShownValue }>({
        example: { value: '2026-13-01' },
        en: ({ value }) => ({ message: `${quoted(value, 'en')} is no date`, hint: 'Write year, month and day: 2026-11-01' }),
        fr: ({ value }) => ({
          message: `${quoted(value, 'fr')} n’est pas une date`,
          hint: 'Écrivez l’année, le mois et le jour : 2026-11-01',
        }),
      }),
      country: message<{ readonly value: ShownValue; readonly meant: string | undefined }>({
        example: { value: 'Canada', meant: 'CA' },
        en: ({ value, meant }) => ({
          message: `${quoted(value, 'en')} is no code of a country: two capital letters`,
          hint: `Write ${meant ?? 'a code such as CA, US, CH'}.`,
        }),
        fr: ({ value, meant }) => ({
          message: `${quoted(value, 'fr')} n’est pas un code de pays : deux lettres majuscules`,
          hint: `Écrivez ${meant ?? 'a code such as CA, US, CH'}.`,
        }),
      }),
      day: message<{ readonly value: ShownValue; readonly meant: string | undefined }>({
        example: { value: 'Monday-Friday', meant: 'mon-fri' },
        en: ({ value, meant }) => ({
          message: `${quoted(value, 'en')} is no day, and no run of days`,
          hint: `Write ${meant ?? 'mon, tue, wed, thu, fri, sat or sun, or a run of days such as mon-fri'}.`,
        }),
        fr: ({ value, meant }) => ({
          message: `${quoted(value, 'fr')} n’est ni un jour ni une suite de jours`,
          hint: `Écrivez ${meant ?? 'mon, tue, wed, thu, fri, sat or sun, or a run of days such as mon-fri'}.`,
        }),
      }),
      field: message<{ readonly value: ShownValue; readonly meant: string | undefined }>({
        example: { value: 'Your message', meant: 'your-message' },
        en: ({ value, meant }) => ({
          message: `${quoted(value, 'en')} cannot be the name of a field: letters, digits, - and _ only, beginning with a letter`,
          hint: `Write ${meant ?? 'a name such as message'}. What visitors read is its label.`,
        }),
        fr: ({ value, meant }) => ({
          message: `${quoted(value, 'fr')} ne peut pas être le nom d’un champ : seulement des lettres, des chiffres, - et _, en commençant par une lettre`,
          hint: `Écrivez ${meant ?? 'a name such as message'}. Ce que lisent les visiteurs est son étiquette.`,
        }),
      }),
      other: message({
        // The reason is the library's, in English.
        example: { reason: 'Invalid ISO time' },
        en: ({ reason }) => ({ message: reason, hint: compareWithSample.en }),
        fr: () => ({ message: 'cette valeur n’est pas écrite comme il faut', hint: compareWithSample.fr }),
      }),
    },
  },
  VALUE_INVALID: {
    severity: 'error',
    about: 'The value cannot stand here, for a reason that the message tells.',
    text: message({
      example: { reason: 'Invalid input' },
      en: ({ reason }) => ({ message: reason, hint: compareWithSample.en }),
      fr: () => ({ message: 'cette valeur ne convient pas', hint: compareWithSample.fr }),
    }),
  },
  NAME_INVALID: {
    severity: 'error',
    about: 'Ids and names by which a config refers to its own things are plain words.',
    text: message({
      example: { value: '2nd phone', suggestion: 'second-phone' },
      en: ({ value, suggestion }) => ({
        message: `“${value}” cannot be a name: letters, digits and hyphens only, beginning with a letter`,
        hint: `Write ${suggestion}`,
      }),
      fr: ({ value, suggestion }) => ({
        message: `« ${value} » ne peut pas être un nom : seulement des lettres, des chiffres et des traits d’union, en commençant par une lettre`,
        hint: `Écrivez ${suggestion}`,
      }),
    }),
  },
  EMAIL_INVALID: {
    severity: 'error',
    about: 'Visitors could not write to this address.',
    text: message({
      example: { value: 'info.example.com' },
      en: ({ value }) => ({ message: `“${value}” is no e-mail address`, hint: 'Write it like info@example.com.' }),
      fr: ({ value }) => ({ message: `« ${value} » n’est pas une adresse de courriel`, hint: 'Écrivez-la comme info@example.com.' }),
    }),
  },
} as const satisfies MessageTable
