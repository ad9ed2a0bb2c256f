/** Files that a site is read from, and the program’s own sources. */
import { type Entry, fixed, wording } from './entry.ts'

export const files = {
  CONFIG_MISSING: {
    severity: 'error',
    about: 'The config that was named, or one that it extends, is not there.',
    says: fixed(
      'there is no such file',
      'Check the name, or run the command in the folder that holds site.config.yaml. Is there none yet? `npm run new` begins one.',
    ),
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
    about: 'A config holds more than any site needs: most likely another file was meant, or a program wrote it.',
    says: {
      file: wording({ megabytes: 50, most: 32 }, ({ megabytes, most }) => ({
        message: `the file has ${megabytes} MB; a config has at most ${most} MB`,
        remedy: 'Check that this is the right file.',
      })),
      depth: wording({ most: 64 }, ({ most }) => ({
        message: `groups and lists stand inside one another here more than ${most} deep`,
        remedy: 'No key of a config lies nearly so deep: take the brackets or the indentation back.',
      })),
      values: wording({ most: 1_000_000 }, ({ most }) => ({
        message: `the config has more than ${most.toLocaleString('en')} keys and values, with what aliases (*name) repeat`,
        remedy: 'Check that this is the right file, and that no alias repeats aliases.',
      })),
      languages: wording({ count: 1_000, most: 100 }, ({ count, most }) => ({
        message: `site.languages lists ${count.toLocaleString('en')} languages; a site has at most ${most}`,
        remedy: 'Take some out, or make several sites.',
      })),
      bases: wording({ most: 20 }, ({ most }) => ({
        message: `more than ${most} configs extend one another in a row`,
        remedy: 'Let this config extend the first base itself.',
      })),
    },
  },
  CONFIG_UNREADABLE: {
    severity: 'error',
    about: 'The config that was named, or one that it extends, is no file that can be read.',
    says: {
      special: fixed('this is no file, but a device or a pipe', 'Name a file of text.'),
      name: wording({ reason: 'it is too long' }, ({ reason }) => ({
        message: `no file can have this name: ${reason}`,
        remedy: 'Write the path of a config: ../site.config.yaml',
      })),
      failed: wording({ reason: 'EIO: i/o error' }, ({ reason }) => ({
        message: `the file cannot be read (${reason})`,
        remedy: 'Check the disk, or copy the file to another folder.',
      })),
    },
  },
  CONFIG_CONFLICT: {
    severity: 'error',
    about: 'Git could not put two versions of the config together, and wrote both.',
    says: wording({ ours: [34, 36], theirs: [36, 39] }, ({ ours, theirs }) => ({
      message: `a merge left two versions here: one in lines ${ours.join(' to ')}, the other in lines ${theirs.join(' to ')}`,
      remedy: 'Keep the version that is right, and take out the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    })),
  },
  MORE_MISTAKES: {
    severity: 'error',
    about: 'There are more mistakes than anybody reads at once, so the last of them are not told.',
    says: wording({ more: 1_200 }, ({ more }) => ({
      message: `there are ${more.toLocaleString('en')} more mistakes, which are not told`,
      remedy: 'Mend these first: many often have one cause.',
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
  LOOKED_AT_INVALID: {
    severity: 'error',
    about: 'The list of what was looked at and is right in a city, in .townsite/, cannot be read.',
    says: fixed(
      'this is no list of what was looked at',
      'Take it back from version control, or remove it and run npm run clone -- --check --accept.',
    ),
  },
  CODE_INVALID: {
    severity: 'error',
    about: 'A source file of the program or of a template cannot be compiled.',
    says: wording({ text: 'Expected ")" but found "}"' }, ({ text }) => ({
      message: text,
      remedy: 'Correct the line. In npm run dev the last good program serves until then.',
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
