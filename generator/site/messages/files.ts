/** Files that a site is read from, and the program’s own sources. */
import type { Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'

const nameReasons = {
  long: { en: 'it is too long', fr: 'il est trop long' },
  nul: { en: 'it holds a character that no name can (NUL)', fr: 'il contient un caractère interdit (NUL)' },
  loop: { en: 'its links lead round in a circle', fr: 'ses liens tournent en rond' },
} as const satisfies Readonly<Record<string, Translated<string>>>

const steps = {
  program: { en: 'the program', fr: 'le programme' },
  config: { en: 'reading the config', fr: 'la lecture de la configuration' },
  extensions: { en: 'loading townsite/', fr: 'le chargement de townsite/' },
  site: { en: 'making the site', fr: 'la construction du site' },
} as const satisfies Readonly<Record<string, Translated<string>>>

/** What failed while `npm run dev` was running: a step, or the page at a path. */
export type FailedStep = keyof typeof steps | `/${string}`

const isPath = (step: FailedStep): step is `/${string}` => step.startsWith('/')

const stepName = (step: FailedStep): Translated<string> => (isPath(step) ? { en: `the page ${step}`, fr: `la page ${step}` } : steps[step])

export const files = {
  CONFIG_MISSING: {
    severity: 'error',
    about: 'The config that was named, or one that it extends, is not there.',
    text: {
      en: 'there is no such file',
      fr: 'ce fichier n’existe pas',
      hint: {
        en: 'Check the name, or run the command in the folder that holds site.config.yaml. To start a new site, run `npm run new`.',
        fr: 'Vérifiez le nom, ou lancez la commande dans le dossier où se trouve site.config.yaml. Il n’y en a pas encore? `npm run new` en commence un.',
      },
    },
  },
  CONFIG_FOLDER: {
    severity: 'error',
    about: 'A folder was named where a config file is wanted.',
    text: message({
      example: { folder: 'sites' },
      en: 'this is a folder, not a config file',
      fr: 'c’est un dossier, et non un fichier de configuration',
      hint: {
        en: ({ folder }) => `Name the file in it: ${folder.replace(/\/$/, '')}/site.config.yaml`,
        fr: ({ folder }) => `Nommez le fichier qu’il contient : ${folder.replace(/\/$/, '')}/site.config.yaml`,
      },
    }),
  },
  CONFIG_TOO_LARGE: {
    severity: 'error',
    about: 'A config holds more than any site needs: most likely another file was meant, or a program wrote it.',
    variants: {
      file: message({
        example: { megabytes: 50, most: 32 },
        en: ({ megabytes, most }) => `the file has ${megabytes} MB; a config has at most ${most} MB`,
        fr: ({ megabytes, most }) => `le fichier fait ${megabytes} Mo; une configuration en fait ${most} au plus`,
        hint: { en: 'Check that this is the right file.', fr: 'Vérifiez que c’est le bon fichier.' },
      }),
      depth: message({
        example: { most: 64 },
        en: ({ most }) => `groups and lists are nested more than ${most} levels deep here`,
        fr: ({ most }) => `des groupes et des listes sont imbriqués ici sur plus de ${most} niveaux`,
        hint: {
          en: 'No key of a config is nested this deep: remove brackets or indentation.',
          fr: 'Aucune clé ne se trouve aussi loin : retirez des crochets ou des espaces en début de ligne.',
        },
      }),
      values: message({
        example: { most: 1_000_000 },
        en: ({ most }) => `the config has more than ${most.toLocaleString('en')} keys and values`,
        fr: ({ most }) => `le fichier a plus de ${most.toLocaleString('fr-CA')} clés et valeurs`,
        hint: {
          en: 'Check that this is the right file, or make several sites.',
          fr: 'Vérifiez que c’est le bon fichier, ou faites plusieurs sites.',
        },
      }),
      repeated: message({
        example: { most: 100_000 },
        en: ({ most }) => `the aliases (*name) of the config repeat more than ${most.toLocaleString('en')} keys and values`,
        fr: ({ most }) => `les alias (*nom) du fichier répètent plus de ${most.toLocaleString('fr-CA')} clés et valeurs`,
        hint: {
          en: 'Check that no alias repeats aliases, or write fewer of them.',
          fr: 'Vérifiez qu’aucun alias ne répète d’alias, ou écrivez-en moins.',
        },
      }),
      mistakes: {
        en: 'the config has about 100,000 mistakes or more',
        fr: 'la configuration compte environ 100 000 fautes ou plus',
        hint: {
          en: 'Check that this is the right file. If it is, validate a part of it: remove most items of its longest list.',
          fr: 'Vérifiez que c’est le bon fichier. Si oui, validez-en une partie : retirez la plupart des éléments de sa plus longue liste.',
        },
      },
      items: message({
        example: { key: 'locations', count: 50_000, most: 30_000 },
        en: ({ key, count, most }) => `“${key}” has ${count.toLocaleString('en')} items; a list has at most ${most.toLocaleString('en')}`,
        fr: ({ key, count, most }) =>
          `« ${key} » a ${count.toLocaleString('fr-CA')} éléments; une liste en a ${most.toLocaleString('fr-CA')} au plus`,
        hint: { en: 'Remove items, or make several sites.', fr: 'Retirez des éléments, ou faites plusieurs sites.' },
      }),
      languages: message({
        example: { count: 1_000, most: 100 },
        en: ({ count, most }) => `site.languages lists ${count.toLocaleString('en')} languages; a site has at most ${most}`,
        fr: ({ count, most }) => `site.languages compte ${count.toLocaleString('fr-CA')} langues; un site en a ${most} au plus`,
        hint: { en: 'Take some out, or make several sites.', fr: 'Retirez-en, ou faites plusieurs sites.' },
      }),
      bases: message({
        example: { most: 20 },
        en: ({ most }) => `more than ${most} configs extend one another in a row`,
        fr: ({ most }) => `plus de ${most} configurations s’appuient l’une sur l’autre`,
        hint: { en: 'Let this config extend the first base itself.', fr: 'Appuyez cette configuration directement sur la première base.' },
      }),
    },
  },
  CONFIG_UNREADABLE: {
    severity: 'error',
    about: 'The config that was named, or one that it extends, is not a readable file.',
    variants: {
      special: {
        en: 'this is a device or a pipe, not a file',
        fr: 'ce n’est pas un fichier, mais un périphérique ou un tube',
        hint: { en: 'Name a text file.', fr: 'Nommez un fichier de texte.' },
      },
      name: message({
        example: { reason: 'long' as keyof typeof nameReasons },
        en: ({ reason }) => `no file can have this name: ${nameReasons[reason].en}`,
        fr: ({ reason }) => `aucun fichier ne peut porter ce nom : ${nameReasons[reason].fr}`,
        hint: { en: 'Write the path of a config: ../site.config.yaml', fr: 'Écrivez le chemin d’une configuration : ../site.config.yaml' },
      }),
      failed: message({
        example: { reason: 'EIO: i/o error' },
        en: 'the file cannot be read ({reason})',
        fr: 'le fichier est illisible ({reason})',
        hint: {
          en: 'Check the disk, or copy the file to another folder.',
          fr: 'Vérifiez le disque, ou copiez le fichier dans un autre dossier.',
        },
      }),
    },
  },
  CONFIG_CONFLICT: {
    severity: 'error',
    about: 'Git could not put two versions of the config together, and wrote both.',
    text: message({
      example: { ours: [34, 36], theirs: [36, 39] },
      en: ({ ours, theirs }) =>
        `a merge left two versions here: one in lines ${ours.join(' to ')}, the other in lines ${theirs.join(' to ')}`,
      fr: ({ ours, theirs }) =>
        `une fusion a laissé ici deux versions : l’une aux lignes ${ours.join(' à ')}, l’autre aux lignes ${theirs.join(' à ')}`,
      hint: {
        en: 'Keep the version that is right, and take out the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.',
        fr: 'Gardez la bonne version, et retirez l’autre avec les lignes qui commencent par <<<<<<<, ======= et >>>>>>>.',
      },
    }),
  },
  MORE_MISTAKES: {
    severity: 'error',
    about: 'There are too many errors to list, so the last ones are left out.',
    text: message({
      example: { more: 1_200 },
      en: ({ more }) => `there are ${more.toLocaleString('en')} more errors, which are not listed`,
      fr: ({ more }) => `il y a ${more.toLocaleString('fr-CA')} autres erreurs, qui ne sont pas montrées`,
      hint: {
        en: 'Fix these first: several often have the same cause.',
        fr: 'Corrigez d’abord celles-ci : plusieurs ont souvent la même cause.',
      },
    }),
  },
  CONFIG_FORBIDDEN: {
    severity: 'error',
    about: 'The account that runs Townsite has no permission to read the config.',
    text: {
      en: 'the file may not be read',
      fr: 'ce compte n’a pas le droit de lire le fichier',
      hint: { en: 'Change its permissions.', fr: 'Changez ses permissions.' },
    },
  },
  CONFIG_ENCODING: {
    severity: 'error',
    about: 'A config is text in UTF-8; this file contains bytes that are not.',
    text: {
      en: 'the file is not written in UTF-8',
      fr: 'le fichier n’est pas écrit en UTF-8',
      hint: { en: 'Save it again with the encoding “UTF-8” in your editor.', fr: 'Enregistrez-le de nouveau avec l’encodage « UTF-8 ».' },
    },
  },
  CONFIG_EMPTY: {
    severity: 'error',
    about: 'The config contains only comments.',
    text: {
      en: 'the file is empty',
      fr: 'le fichier est vide',
      hint: { en: 'Copy the sample site.config.yaml and change it.', fr: 'Copiez l’exemple, site.config.yaml, et modifiez-le.' },
    },
  },
  EXTENDS_INVALID: {
    severity: 'error',
    about: 'A config extends one other config, named by its path.',
    text: {
      en: '“extends” names one other config by its file',
      fr: '« extends » nomme un autre fichier de configuration',
      hint: {
        en: 'Write its path from this file: extends: ../site.config.yaml. Or take the line out.',
        fr: 'Écrivez son chemin à partir de celui-ci : extends: ../site.config.yaml. Ou retirez la ligne.',
      },
    },
  },
  EXTENDS_LOOP: {
    severity: 'error',
    about: 'Configs extend each other in a circle, so none of them is the base.',
    text: message({
      example: { files: ['a.yaml'], last: 'a.yaml', again: 'a.yaml', base: 'a.yaml' },
      en: ({ files, last, again }) =>
        files.length === 1 ? `${last} extends itself` : `these configs extend each other in a circle: ${[...files, again].join(' → ')}`,
      fr: ({ files, last, again }) =>
        files.length === 1
          ? `${last} s’appuie sur lui-même`
          : `ces configurations s’appuient l’une sur l’autre en cercle : ${[...files, again].join(' → ')}`,
      hint: {
        en: 'One of them must not extend another: remove “extends: {base}”, or name another base.',
        fr: 'L’une d’elles doit tenir seule : retirez « extends: {base} », ou nommez une autre base.',
      },
    }),
  },
  FORMAT_VERSION: {
    severity: 'error',
    about:
      'The key `townsite` is the version of the config’s format, which this version of Townsite cannot read. docs/help/upgrade.md explains both versions.',
    variants: {
      newer: message({
        example: { value: 2, known: 1 },
        en: 'this config has format {value}, but the installed version of Townsite reads formats up to {known}',
        fr: 'cette configuration est au format {value}, mais la version installée de Townsite lit les formats jusqu’à {known}',
        hint: {
          en: 'Run `npm install`: package.json may name a newer version than the installed one. Otherwise run `npx townsite upgrade --apply`, or write `townsite: {known}` if the number is a mistake.',
          fr: 'Lancez `npm install` : package.json nomme peut-être une version plus récente que celle qui est installée. Sinon, lancez `npx townsite upgrade --apply`, ou écrivez « townsite: {known} » si ce numéro est une erreur.',
        },
      }),
      older: message({
        example: { value: 1, known: 2 },
        en: 'this config has format {value}, but the installed version of Townsite reads format {known}',
        fr: 'cette configuration est au format {value}, mais la version installée de Townsite lit le format {known}',
        hint: {
          en: 'Run `npx townsite upgrade` to see what a migration changes, and `npx townsite upgrade --apply` to write it.',
          fr: 'Lancez `npx townsite upgrade` pour voir ce que change une migration, et `npx townsite upgrade --apply` pour l’écrire.',
        },
      }),
      invalid: message({
        example: { value: '1.0.0', known: 1 },
        en: ({ value, known }) =>
          `“townsite” must be the version of the config’s format, ${known === 1 ? '1' : `a whole number from 1 to ${known}`}, but it is ${value}`,
        fr: ({ value, known }) =>
          `« townsite » doit être la version du format de la configuration, ${known === 1 ? '1' : `un nombre entier de 1 à ${known}`}, et non ${value}`,
        hint: {
          en: 'Write `townsite: {known}`. The version of the program is in package.json.',
          fr: 'Écrivez « townsite: {known} ». La version du programme se trouve dans package.json.',
        },
      }),
    },
  },
  URL_LOCK_LINE: {
    severity: 'error',
    about: 'A line of urls.lock, the list of published addresses, cannot be read; a merge may have left it behind.',
    text: {
      en: 'this line is not the id of a site and an address',
      fr: 'cette ligne n’est pas l’identifiant d’un site et une adresse',
      hint: {
        en: 'Remove the lines of a merge (<<<<<<<, =======, >>>>>>>) and leave the addresses between them: site /services',
        fr: 'Retirez les lignes d’une fusion (<<<<<<<, =======, >>>>>>>) et gardez les adresses entre elles : site /services',
      },
    },
  },
  PUBLISHED_LINE: {
    severity: 'error',
    about: 'A line of the list of published pages, in .townsite/, cannot be read.',
    text: {
      en: 'this line is not an address, a fingerprint and a day',
      fr: 'cette ligne n’est pas une adresse, une empreinte et un jour',
      hint: {
        en: 'Remove it and run npm run published, which writes the list again.',
        fr: 'Retirez-la, et lancez npm run published : la liste est écrite de nouveau.',
      },
    },
  },
  LEDGER_INVALID: {
    severity: 'error',
    about: 'The list of accepted translations, in .townsite/, cannot be read.',
    text: {
      en: 'this is not a valid ledger of translations',
      fr: 'ce fichier n’est pas une liste de traductions acceptées',
      hint: {
        en: 'Take it back from version control, or remove it and run npm run translations -- --accept.',
        fr: 'Reprenez-le d’une version précédente, ou retirez-le et lancez npm run translations -- --accept.',
      },
    },
  },
  LOOKED_AT_INVALID: {
    severity: 'error',
    about: 'The list of leftovers that were accepted in a city, in .townsite/, cannot be read.',
    text: {
      en: 'this is not a valid list of accepted leftovers',
      fr: 'ce n’est pas une liste de ce qui a été regardé',
      hint: {
        en: 'Take it back from version control, or remove it and run npm run clone -- --check --accept.',
        fr: 'Reprenez-la de la gestion de versions, ou retirez-la et lancez npm run clone -- --check --accept.',
      },
    },
  },
  CODE_INVALID: {
    severity: 'error',
    about: 'A source file of the program or of a template cannot be compiled.',
    text: message({
      example: { text: 'Expected ")" but found "}"' },
      en: ({ text }) => text,
      fr: ({ text }) => text,
      hint: {
        en: 'Fix the line. Until then, npm run dev uses the last valid program.',
        fr: 'Corrigez la ligne. D’ici là, npm run dev utilise le dernier programme valide.',
      },
    }),
  },
  CODE_FAILED: {
    severity: 'error',
    about: 'A template or another source of the program throws an exception, or does not come to an end.',
    variants: {
      throws: message({
        example: { step: '/contact' as FailedStep, reason: 'page.map is undefined' },
        en: ({ step, reason }) => `${stepName(step).en} fails: ${reason}`,
        fr: ({ step, reason }) => `${stepName(step).fr} échoue : ${reason}`,
        hint: {
          en: 'Fix the line that throws. Until then, the last valid version of the site stays. To print the stack trace, add --verbose.',
          fr: 'Corrigez la ligne en cause. D’ici là, la dernière version valide du site reste. Pour afficher la trace, ajoutez --verbose.',
        },
      }),
      endless: message({
        example: { step: '/contact' as FailedStep },
        en: ({ step }) => `${stepName(step).en} does not come to an end`,
        fr: ({ step }) => `${stepName(step).fr} n’en finit pas`,
        hint: {
          en: 'Look for a loop that never stops. Until then, the last valid version of the site stays.',
          fr: 'Cherchez une boucle qui ne s’arrête jamais. D’ici là, la dernière version valide du site reste.',
        },
      }),
    },
  },
} as const satisfies MessageTable
