/** Files that a site is read from, and the program’s own sources. */
import { type Entry, fixed, wording } from './entry.ts'

const yamlReasons: Readonly<Record<string, string>> = {
  BAD_INDENT: 'the indentation does not fit: lines that belong together begin in the same column',
  TAB_AS_INDENT: 'a tab indents this line: use spaces',
  MISSING_CHAR: 'a bracket, brace or quotation mark is missing',
  UNEXPECTED_TOKEN: 'this does not belong here: texts with “: ” or “ #” inside need quotation marks',
  BLOCK_AS_IMPLICIT_KEY: 'there are two “:” on this line: put the text in quotation marks',
  BAD_SCALAR_START: 'a text cannot begin with this character: put it in quotation marks',
  MULTILINE_IMPLICIT_KEY: 'a “:” is missing, or a text of several lines needs quotation marks',
  IMPOSSIBLE: 'this cannot be read',
}

const noAliases = 'Write the values out instead of repeating them by alias.'

export const files = {
  CONFIG_MISSING: {
    severity: 'error',
    about: 'The config that was named, or one that it extends, is not there.',
    says: fixed('there is no such file', 'Check the name, or run the command in the folder that holds site.config.yaml.'),
  },
  CONFIG_FOLDER: {
    severity: 'error',
    about: 'A folder was named where a config file is wanted.',
    says: wording({ folder: 'sites' }, ({ folder }) => ({
      message: 'this is a folder, not a config file',
      remedy: `Name the file in it: ${folder.replace(/\/$/, '')}/site.config.yaml`,
    })),
  },
  CONFIG_TOO_LARGE: {
    severity: 'error',
    about: 'The file is far larger than any config: most likely another file was meant.',
    says: wording({ megabytes: 20, most: 8 }, ({ megabytes, most }) => ({
      message: `the file has ${megabytes} MB; a config has at most ${most} MB`,
      remedy: 'Check that this is the right file.',
    })),
  },
  CONFIG_FORBIDDEN: {
    severity: 'error',
    about: 'The account that runs Townsite has no permission to read the config.',
    says: fixed('the file may not be read', 'Change its permissions.'),
  },
  CONFIG_ENCODING: {
    severity: 'error',
    about: 'A config is text in UTF-8; this file holds bytes that are none.',
    says: fixed('the file is not written in UTF-8', 'Save it again with the encoding “UTF-8” in your editor.'),
  },
  CONFIG_EMPTY: {
    severity: 'error',
    about: 'The config holds nothing but comments.',
    says: fixed('the file is empty', 'Copy the sample site.config.yaml and change it.'),
  },
  YAML_SYNTAX: {
    severity: 'error',
    about: 'The config is no YAML at this place, so what follows cannot be read.',
    says: wording({ fault: 'TAB_AS_INDENT', otherwise: 'this cannot be read' }, ({ fault, otherwise }) => ({
      message: yamlReasons[fault] ?? otherwise,
      remedy: 'Compare the line with its neighbours, or with an example in the README.',
    })),
  },
  YAML_DUPLICATE_KEY: {
    severity: 'error',
    about: 'One group of keys has the same key twice, and only one of the two could count.',
    says: wording({ key: 'founded' }, ({ key }) => ({
      message: `the key “${key}” stands here a second time`,
      remedy: 'Keep one of the two.',
    })),
  },
  YAML_ALIASES: {
    severity: 'error',
    about: 'YAML can repeat a value by an alias (*name); here an alias repeats nothing, or they repeat each other beyond measure.',
    says: {
      unresolved: fixed('an alias (*name) repeats nothing that stands above it (&name)', noAliases),
      many: fixed('the file uses so many aliases (*name) that it would grow beyond measure', noAliases),
      unreadable: fixed('the file cannot be read as data', noAliases),
    },
  },
  EXTENDS_INVALID: {
    severity: 'error',
    about: 'A config extends one other config, named by its path.',
    says: fixed(
      '“extends” names one other config by its file',
      'Write its path from this file: extends: ../site.config.yaml. Or take the line out.',
    ),
  },
  EXTENDS_LOOP: {
    severity: 'error',
    about: 'Configs extend each other in a circle, so none of them is the base.',
    says: wording({ files: ['a.yaml'], last: 'a.yaml', again: 'a.yaml', base: 'a.yaml' }, ({ files, last, again, base }) => ({
      message:
        files.length === 1 ? `${last} extends itself` : `these configs extend each other in a circle: ${[...files, again].join(' → ')}`,
      remedy: `One of them must stand on its own: take “extends: ${base}” out, or name another base.`,
    })),
  },
  URL_LOCK_LINE: {
    severity: 'error',
    about: 'A line of urls.lock, the list of published addresses, cannot be read; a merge may have left it behind.',
    says: fixed(
      'this line is not the id of a site and an address',
      'Lines of a merge (<<<<<<<, =======, >>>>>>>) are removed, the addresses between them kept: site /services',
    ),
  },
  PUBLISHED_LINE: {
    severity: 'error',
    about: 'A line of the list of published pages, in .townsite/, cannot be read.',
    says: fixed('this line is not an address, a fingerprint and a day', 'Remove it, and run npm run published: the list is written anew.'),
  },
  LEDGER_INVALID: {
    severity: 'error',
    about: 'The list of accepted translations, in .townsite/, cannot be read.',
    says: fixed(
      'this is no ledger of translations',
      'Take it back from version control, or remove it and run npm run translations -- --accept.',
    ),
  },
  CODE_INVALID: {
    severity: 'error',
    about: 'A source file of the program or of a template cannot be compiled while npm run dev is at work.',
    says: wording({ text: 'Expected ")" but found "}"' }, ({ text }) => ({
      message: text,
      remedy: 'Correct the line; the last good program serves until then.',
    })),
  },
  CODE_FAILED: {
    severity: 'error',
    about: 'A template or another part of the program throws, or does not come to an end, while npm run dev is at work.',
    says: {
      throws: wording({ what: 'the page /contact', reason: 'page.map is undefined' }, ({ what, reason }) => ({
        message: `${what} fails: ${reason}`,
        remedy: 'Correct the line that throws; the last good page stays until then.',
      })),
      endless: wording({ what: 'the page /contact' }, ({ what }) => ({
        message: `${what} does not come to an end`,
        remedy: 'Look for a loop that never stops; the last good page stays until then.',
      })),
    },
  },
} as const satisfies Readonly<Record<string, Entry>>
