/** Files that a site is read from, and the program’s own sources. */
import type { Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'

const nameReasons = {
  long: { en: 'it is too long', fr: 'il est trop long' },
  nul: { en: 'it contains a NUL character', fr: 'il contient un caractère NUL' },
  loop: { en: 'its symbolic links form a loop', fr: 'ses liens symboliques forment une boucle' },
} as const satisfies Readonly<Record<string, Translated<string>>>

const steps = {
  program: { en: 'The program', fr: 'Le programme' },
  config: { en: 'Reading the config', fr: 'La lecture de la configuration' },
  extensions: { en: 'Loading townsite/', fr: 'Le chargement de townsite/' },
  site: { en: 'Building the site', fr: 'La génération du site' },
} as const satisfies Readonly<Record<string, Translated<string>>>

/** What failed while `npm run dev` was running: a step, or the page at a path. */
export type FailedStep = keyof typeof steps | `/${string}`

const isPath = (step: FailedStep): step is `/${string}` => step.startsWith('/')

const stepName = (step: FailedStep): Translated<string> => (isPath(step) ? { en: `The page ${step}`, fr: `La page ${step}` } : steps[step])

export const files = {
  CONFIG_MISSING: {
    severity: 'error',
    about: {
      en: 'A config file, or one that it extends, does not exist.',
      fr: 'Une configuration, ou une configuration dont elle hérite, n’existe pas.',
    },
    text: {
      en: 'This file does not exist',
      fr: 'Ce fichier n’existe pas',
      hint: {
        en: 'Check the name, or run the command in the folder that contains site.config.yaml. To create a site, run “npm run new”.',
        fr: 'Vérifiez le nom, ou lancez la commande dans le dossier qui contient site.config.yaml. Pour créer un site, lancez « npm run new ».',
      },
    },
  },
  CONFIG_FOLDER: {
    severity: 'error',
    about: {
      en: 'The command needs a config file, but got a folder.',
      fr: 'La commande attend un fichier de configuration, mais elle a reçu un dossier.',
    },
    text: message({
      example: { folder: 'sites' },
      en: 'This is a folder, not a config file',
      fr: 'C’est un dossier, et non un fichier de configuration',
      hint: {
        en: ({ folder }) => `Write the path of the file: ${folder.replace(/\/$/, '')}/site.config.yaml`,
        fr: ({ folder }) => `Écrivez le chemin du fichier : ${folder.replace(/\/$/, '')}/site.config.yaml`,
      },
    }),
  },
  CONFIG_TOO_LARGE: {
    severity: 'error',
    about: {
      en: 'A config is larger than any site needs. It is probably the wrong file, or a program wrote it.',
      fr: 'Une configuration dépasse la taille permise. C’est probablement le mauvais fichier, ou un fichier écrit par un programme.',
    },
    variants: {
      file: message({
        example: { megabytes: 50, most: 32 },
        en: ({ megabytes, most }) => `The file is ${megabytes} MB, but a config can be at most ${most} MB`,
        fr: ({ megabytes, most }) => `Le fichier fait ${megabytes} Mo, mais une configuration peut en faire ${most} au plus`,
        hint: {
          en: 'Check that this is the right file, or split it into several sites.',
          fr: 'Vérifiez que c’est le bon fichier, ou divisez-le en plusieurs sites.',
        },
      }),
      depth: message({
        example: { most: 64 },
        en: ({ most }) => `Groups and lists are nested more than ${most} levels deep here`,
        fr: ({ most }) => `Des groupes et des listes sont imbriqués ici sur plus de ${most} niveaux`,
        hint: {
          en: 'No key of a config is nested this deep: remove brackets or indentation.',
          fr: 'Aucune clé n’est imbriquée aussi profondément : retirez des crochets ou des espaces en début de ligne.',
        },
      }),
      values: message({
        example: { most: 1_000_000 },
        en: ({ most }) => `The config has more than ${most.toLocaleString('en')} keys and values`,
        fr: ({ most }) => `La configuration a plus de ${most.toLocaleString('fr-CA')} clés et valeurs`,
        hint: {
          en: 'Check that this is the right file, or split it into several sites.',
          fr: 'Vérifiez que c’est le bon fichier, ou divisez-le en plusieurs sites.',
        },
      }),
      unusual: {
        en: 'This line uses YAML syntax that only smaller configs can contain',
        fr: 'Cette ligne utilise une syntaxe YAML permise seulement dans de plus petites configurations',
        hint: {
          en: 'Check the line for errors, such as a repeated key. Write each key, item and text on one line, without tabs, Windows line endings (CRLF), anchors (&name) and aliases (*name).',
          fr: 'Cherchez une erreur à cette ligne, comme une clé répétée. Écrivez chaque clé, chaque élément et chaque texte sur une seule ligne, sans tabulations, fins de ligne Windows (CRLF), ancres (&nom) ni alias (*nom).',
        },
      },
      repeated: message({
        example: { most: 100_000 },
        en: ({ most }) => `The aliases (*name) of the config repeat more than ${most.toLocaleString('en')} keys and values`,
        fr: ({ most }) => `Les alias (*nom) du fichier répètent plus de ${most.toLocaleString('fr-CA')} clés et valeurs`,
        hint: {
          en: 'Use fewer aliases, and none that repeat other aliases.',
          fr: 'Utilisez moins d’alias, et aucun qui répète d’autres alias.',
        },
      }),
      mistakes: {
        en: 'The config has about 100,000 errors or more',
        fr: 'La configuration compte environ 100 000 erreurs ou plus',
        hint: {
          en: 'Check that this is the right file. If it is, validate a part of it: remove most items of its longest list.',
          fr: 'Vérifiez que c’est le bon fichier. Si oui, validez-en une partie : retirez la plupart des éléments de sa plus longue liste.',
        },
      },
      items: message({
        example: { key: 'locations', count: 50_000, most: 30_000 },
        en: ({ key, count, most }) =>
          `“${key}” has ${count.toLocaleString('en')} items, but a list can have at most ${most.toLocaleString('en')}`,
        fr: ({ key, count, most }) =>
          `« ${key} » a ${count.toLocaleString('fr-CA')} éléments, mais une liste peut en avoir ${most.toLocaleString('fr-CA')} au plus`,
        hint: {
          en: 'Remove items, or split the config into several sites.',
          fr: 'Retirez des éléments, ou divisez la configuration en plusieurs sites.',
        },
      }),
      languages: message({
        example: { count: 1_000, most: 100 },
        en: ({ count, most }) => `site.languages lists ${count.toLocaleString('en')} languages, but a site can have at most ${most}`,
        fr: ({ count, most }) =>
          `site.languages compte ${count.toLocaleString('fr-CA')} langues, mais un site peut en avoir ${most} au plus`,
        hint: { en: 'Remove languages, or create several sites.', fr: 'Retirez des langues, ou créez plusieurs sites.' },
      }),
      bases: message({
        example: { most: 20 },
        en: ({ most }) => `This config extends a chain of more than ${most} configs`,
        fr: ({ most }) => `Cette configuration hérite d’une chaîne de plus de ${most} configurations`,
        hint: { en: 'Extend the first base directly.', fr: 'Faites partir cette configuration directement de la première base.' },
      }),
    },
  },
  CONFIG_UNREADABLE: {
    severity: 'error',
    about: {
      en: 'A config, or one that it extends, is not a readable file.',
      fr: 'Une configuration, ou une configuration dont elle hérite, n’est pas un fichier lisible.',
    },
    variants: {
      special: {
        en: 'This is a device or a pipe, not a file',
        fr: 'Ce n’est pas un fichier, mais un périphérique ou un tube',
        hint: { en: 'Write the path of a text file.', fr: 'Écrivez le chemin d’un fichier texte.' },
      },
      name: message({
        example: { reason: 'long' as keyof typeof nameReasons },
        en: ({ reason }) => `This is not a valid file name: ${nameReasons[reason].en}`,
        fr: ({ reason }) => `Ce n’est pas un nom de fichier valide : ${nameReasons[reason].fr}`,
        hint: { en: 'Write the path of a config: ../site.config.yaml', fr: 'Écrivez le chemin d’une configuration : ../site.config.yaml' },
      }),
      failed: message({
        example: { reason: 'EIO: i/o error' },
        en: 'The file cannot be read ({reason})',
        fr: 'Le fichier ne peut pas être lu ({reason})',
        hint: {
          en: 'Check the disk, or copy the file to another folder.',
          fr: 'Vérifiez le disque, ou copiez le fichier dans un autre dossier.',
        },
      }),
    },
  },
  CONFIG_CONFLICT: {
    severity: 'error',
    about: {
      en: 'A merge conflict of Git is not resolved: the file contains both versions.',
      fr: 'Un conflit de fusion de Git n’est pas résolu : le fichier contient les deux versions.',
    },
    text: message({
      example: { ours: [34, 36], theirs: [36, 39] },
      en: ({ ours, theirs }) =>
        `Unresolved merge conflict: one version is in lines ${ours.join(' to ')}, the other in lines ${theirs.join(' to ')}`,
      fr: ({ ours, theirs }) =>
        `Conflit de fusion non résolu : une version est aux lignes ${ours.join(' à ')}, l’autre aux lignes ${theirs.join(' à ')}`,
      hint: {
        en: 'Keep one version. Remove the other, and the lines that start with <<<<<<<, ======= and >>>>>>>.',
        fr: 'Gardez une version. Retirez l’autre, et les lignes qui commencent par <<<<<<<, ======= et >>>>>>>.',
      },
    }),
  },
  MORE_MISTAKES: {
    severity: 'error',
    about: {
      en: 'There are too many errors to show all of them.',
      fr: 'Il y a trop d’erreurs pour les afficher toutes.',
    },
    text: message({
      example: { more: 1_200 },
      en: ({ more }) => `${more.toLocaleString('en')} more errors are not shown`,
      fr: ({ more }) => `${more.toLocaleString('fr-CA')} autres erreurs ne sont pas affichées`,
      hint: {
        en: 'Fix these first: many may have the same cause.',
        fr: 'Corrigez d’abord celles-ci : beaucoup ont peut-être la même cause.',
      },
    }),
  },
  CONFIG_FORBIDDEN: {
    severity: 'error',
    about: {
      en: 'The account that runs Townsite has no permission to read the config.',
      fr: 'Le compte qui exécute Townsite n’a pas le droit de lire la configuration.',
    },
    text: {
      en: 'This account has no permission to read the file',
      fr: 'Ce compte n’a pas la permission de lire le fichier',
      hint: { en: 'Change the permissions of the file.', fr: 'Changez les permissions du fichier.' },
    },
  },
  CONFIG_ENCODING: {
    severity: 'error',
    about: {
      en: 'A config must be text in UTF-8, or in UTF-16 with a byte order mark, but this file contains other bytes.',
      fr: 'Une configuration doit être du texte en UTF-8, ou en UTF-16 avec indicateur d’ordre des octets, mais ce fichier contient d’autres octets.',
    },
    text: {
      en: 'The file is not UTF-8 text',
      fr: 'Le fichier n’est pas du texte en UTF-8',
      hint: {
        en: 'Open it in a text editor and save it with the encoding “UTF-8”.',
        fr: 'Ouvrez-le dans un éditeur de texte et enregistrez-le avec l’encodage « UTF-8 ».',
      },
    },
  },
  CONFIG_EMPTY: {
    severity: 'error',
    about: {
      en: 'The config is empty or contains only comments.',
      fr: 'La configuration est vide ou ne contient que des commentaires.',
    },
    text: {
      en: 'The file is empty',
      fr: 'Le fichier est vide',
      hint: { en: 'To create a config, run “npm run new”.', fr: 'Pour créer une configuration, lancez « npm run new ».' },
    },
  },
  EXTENDS_INVALID: {
    severity: 'error',
    about: {
      en: 'The key `extends` is not the path of another config.',
      fr: 'La clé « extends » n’est pas le chemin d’une autre configuration.',
    },
    text: {
      en: '“extends” must be the path of one other config',
      fr: '« extends » doit être le chemin d’une autre configuration',
      hint: {
        en: 'Write the path, relative to this file: extends: ../site.config.yaml',
        fr: 'Écrivez le chemin, à partir de ce fichier : extends: ../site.config.yaml',
      },
    },
  },
  EXTENDS_LOOP: {
    severity: 'error',
    about: {
      en: 'Configs extend each other in a loop, so none of them is the base.',
      fr: 'Des configurations héritent les unes des autres en boucle, donc aucune n’est la base.',
    },
    text: message({
      example: { files: ['a.yaml'], last: 'a.yaml', again: 'a.yaml', base: 'a.yaml' },
      en: ({ files, last, again }) =>
        files.length === 1 ? `${last} extends itself` : `These configs extend each other in a loop: ${[...files, again].join(' → ')}`,
      fr: ({ files, last, again }) =>
        files.length === 1
          ? `${last} hérite de lui-même`
          : `Ces configurations héritent l’une de l’autre en boucle : ${[...files, again].join(' → ')}`,
      hint: {
        en: 'Remove “extends: {base}”, or choose another base.',
        fr: 'Retirez « extends: {base} », ou choisissez une autre base.',
      },
    }),
  },
  FORMAT_VERSION: {
    severity: 'error',
    about: {
      en: 'The key `townsite` is the version of the config’s format, which this version of Townsite cannot read. docs/help/upgrade.md explains both versions.',
      fr: 'La clé « townsite » est la version du format de la configuration, que cette version de Townsite ne peut pas lire. docs/help/upgrade.md explique les deux versions.',
    },
    variants: {
      newer: message({
        example: { value: 2, known: 1 },
        en: 'This config has format {value}, but the installed version of Townsite reads formats up to {known}',
        fr: 'Cette configuration est au format {value}, mais la version installée de Townsite lit les formats jusqu’à {known}',
        hint: {
          en: 'Run “npm install”: package.json may name a newer version than the installed one. Otherwise run “npx townsite upgrade --apply”, or write “townsite: {known}” if the number is a mistake.',
          fr: 'Lancez « npm install » : package.json nomme peut-être une version plus récente que celle qui est installée. Sinon, lancez « npx townsite upgrade --apply », ou écrivez « townsite: {known} » si ce numéro est une erreur.',
        },
      }),
      older: message({
        example: { value: 1, known: 2 },
        en: 'This config has format {value}, but the installed version of Townsite reads format {known}',
        fr: 'Cette configuration est au format {value}, mais la version installée de Townsite lit le format {known}',
        hint: {
          en: 'Run “npx townsite upgrade” to see what a migration changes, and “npx townsite upgrade --apply” to write it.',
          fr: 'Lancez « npx townsite upgrade » pour voir ce que change une migration, et « npx townsite upgrade --apply » pour l’écrire.',
        },
      }),
      invalid: message({
        example: { value: '1.0.0', known: 1 },
        en: ({ value, known }) =>
          `“townsite” must be the version of the config’s format, ${known === 1 ? '1' : `a whole number from 1 to ${known}`}, but it is ${value}`,
        fr: ({ value, known }) =>
          `« townsite » doit être la version du format de la configuration, ${known === 1 ? '1' : `un nombre entier de 1 à ${known}`}, et non ${value}`,
        hint: {
          en: 'Write “townsite: {known}”. The version of the program is in package.json.',
          fr: 'Écrivez « townsite: {known} ». La version du programme se trouve dans package.json.',
        },
      }),
    },
  },
  URL_LOCK_LINE: {
    severity: 'error',
    about: {
      en: 'A line of urls.lock, the list of published URLs, is not valid. A merge may have caused it.',
      fr: 'Une ligne de urls.lock, la liste des adresses publiées, n’est pas valide. Une fusion peut en être la cause.',
    },
    text: {
      en: 'This line must be the id of a site and a path, for example: site /services',
      fr: 'Cette ligne doit être l’identifiant d’un site et un chemin, par exemple : site /services',
      hint: {
        en: 'Remove the line. After a merge, remove only the lines with <<<<<<<, ======= and >>>>>>>.',
        fr: 'Retirez la ligne. Après une fusion, ne retirez que les lignes avec <<<<<<<, ======= et >>>>>>>.',
      },
    },
  },
  PUBLISHED_LINE: {
    severity: 'error',
    about: {
      en: 'A line of the list of published pages, in .townsite/, is not valid.',
      fr: 'Une ligne de la liste des pages publiées, dans .townsite/, n’est pas valide.',
    },
    text: {
      en: 'This line must be a path, a hash and a date',
      fr: 'Cette ligne doit être un chemin, une empreinte et une date',
      hint: {
        en: 'Remove the line and run “npm run published”, which writes the list again.',
        fr: 'Retirez la ligne et lancez « npm run published », qui récrit la liste.',
      },
    },
  },
  LEDGER_INVALID: {
    severity: 'error',
    about: {
      en: 'The translation lockfile, in .townsite/, is not valid.',
      fr: 'Le registre des traductions, dans .townsite/, n’est pas valide.',
    },
    text: {
      en: 'This is not a valid list of accepted translations',
      fr: 'Ce n’est pas une liste valide de traductions acceptées',
      hint: {
        en: 'Restore the file from version control, or delete it and run “npm run translations -- --accept”.',
        fr: 'Restaurez le fichier depuis Git, ou supprimez-le et lancez « npm run translations -- --accept ».',
      },
    },
  },
  LOOKED_AT_INVALID: {
    severity: 'error',
    about: {
      en: 'The list of accepted leftovers of a city, in .townsite/, is not valid.',
      fr: 'La liste des restes acceptés d’une ville, dans .townsite/, n’est pas valide.',
    },
    text: {
      en: 'This is not a valid list of accepted leftovers',
      fr: 'Ce n’est pas une liste valide de restes acceptés',
      hint: {
        en: 'Restore the file from version control, or delete it and run “npm run clone -- --check --accept”.',
        fr: 'Restaurez le fichier depuis Git, ou supprimez-le et lancez « npm run clone -- --check --accept ».',
      },
    },
  },
  CODE_INVALID: {
    severity: 'error',
    about: {
      en: 'A source file of the program or of a template cannot be compiled.',
      fr: 'Un fichier source du programme ou d’un gabarit ne peut pas être compilé.',
    },
    text: message({
      example: { text: 'Expected ")" but found "}"' },
      en: ({ text }) => text,
      fr: ({ text }) => text,
      hint: {
        en: 'Fix the line. A running “npm run dev” continues as soon as the file is correct.',
        fr: 'Corrigez la ligne. « npm run dev » continue dès que le fichier est correct.',
      },
    }),
  },
  CODE_FAILED: {
    severity: 'error',
    about: {
      en: 'A template or another part of the program throws an exception or does not finish.',
      fr: 'Un gabarit ou une autre partie du programme lève une exception ou ne se termine pas.',
    },
    variants: {
      throws: message({
        example: { step: '/contact' as FailedStep, reason: 'page.map is undefined' },
        en: ({ step, reason }) => `${stepName(step).en} fails: ${reason}`,
        fr: ({ step, reason }) => `${stepName(step).fr} échoue : ${reason}`,
        hint: {
          en: 'Fix the line that throws. Until then, you see the last valid version. To print the stack trace, add --verbose.',
          fr: 'Corrigez la ligne en cause. D’ici là, vous voyez la dernière version valide. Pour afficher la trace, ajoutez --verbose.',
        },
      }),
      endless: message({
        example: { step: '/contact' as FailedStep },
        en: ({ step }) => `${stepName(step).en} does not finish`,
        fr: ({ step }) => `${stepName(step).fr} ne se termine pas`,
        hint: {
          en: 'Look for an endless loop in its template.',
          fr: 'Cherchez une boucle sans fin dans son gabarit.',
        },
      }),
    },
  },
} as const satisfies MessageTable
