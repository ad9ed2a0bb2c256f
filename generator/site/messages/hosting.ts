/** Hosts, the output folder, and shards. */
import type { Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'

const countText = ({ length }: readonly string[]): Translated<string> => ({
  en: length === 1 ? 'a file' : length < 100 ? `${length} files` : '100 files or more',
  fr: length === 1 ? 'un fichier' : length < 100 ? `${length} fichiers` : '100 fichiers ou plus',
})

const someOf = (files: readonly string[]): string => `${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`

const buildAgain: Translated<string> = {
  en: 'Build all shards from the same commit, then merge them.',
  fr: 'Générez toutes les parties (--shard) à partir du même commit, puis fusionnez-les.',
}

const limitedItems = {
  redirects: { en: 'redirect rules', fr: 'règles de redirection' },
  patternRedirects: { en: 'redirect rules with placeholders', fr: 'règles de redirection avec valeur à insérer' },
  exactRedirects: { en: 'redirect rules without placeholders', fr: 'règles de redirection sans valeur à insérer' },
  htaccessRules: { en: 'rules in .htaccess', fr: 'règles dans .htaccess' },
  functionBytes: { en: 'bytes in a function', fr: 'octets dans une fonction' },
  ruleBytes: { en: 'bytes of rules', fr: 'octets de règles' },
  redirectCharacters: { en: 'characters in one redirect rule', fr: 'caractères dans une règle de redirection' },
  routes: { en: 'routes', fr: 'routes' },
} as const satisfies Readonly<Record<string, Translated<string>>>

/** What a host does with more than its limit. */
const beyondLimit = {
  slow: {
    en: 'it reads all of them for each request, which slows down every page',
    fr: 'il les lit toutes à chaque requête, ce qui ralentit chaque page',
  },
  unread: { en: 'it ignores the rest', fr: 'il ignore le reste' },
  ignored: { en: 'it ignores the rest', fr: 'il ignore le reste' },
  dropped: { en: 'it ignores the rest without an error', fr: 'il ignore le reste sans le signaler' },
  functionRefused: { en: 'it rejects the function', fr: 'il refuse la fonction' },
  ruleIgnored: { en: 'it ignores a longer rule', fr: 'il ignore une règle plus longue' },
  configRefused: { en: 'it does not start with a longer rule', fr: 'il ne démarre pas avec une règle plus longue' },
  refused: { en: 'it rejects the deployment', fr: 'il refuse la publication' },
  maybeRefused: { en: 'it may reject the deployment', fr: 'il risque de refuser la publication' },
} as const satisfies Readonly<Record<string, Translated<string>>>

export type LimitedItem = keyof typeof limitedItems

export type BeyondLimit = keyof typeof beyondLimit

export const hosting = {
  CACHE_UNUSABLE: {
    severity: 'warning',
    about: {
      en: 'The cache cannot be written, so the next build is not faster. This build is complete.',
      fr: 'Le cache ne peut pas être écrit, donc la prochaine génération ne sera pas plus rapide. Celle-ci est complète.',
    },
    text: message({
      example: {
        reason: {
          en: 'node_modules/.cache/townsite: the disk is full (ENOSPC)',
          fr: 'node_modules/.cache/townsite : le disque est plein (ENOSPC)',
        },
      },
      en: 'The cache cannot be used: {reason}',
      fr: 'Le cache est inutilisable : {reason}',
      hint: {
        en: 'Free disk space, or allow this account to write there. Without the cache, the site is the same, but builds are slower.',
        fr: 'Libérez de l’espace, ou permettez à ce compte d’y écrire. Sans le cache, le site est le même, mais sa génération est plus lente.',
      },
    }),
  },
  HOST_UNSUPPORTED: {
    severity: 'warning',
    about: {
      en: 'A host in “hosting” does not support something in the config.',
      fr: 'Un hébergeur de « hosting » ne permet pas une partie de la configuration.',
    },
    variants: {
      errorPage: message({
        example: { host: 'serve', wanted: '/404' },
        en: '{host} shows this page only if its path is {wanted}',
        fr: '{host} n’affiche cette page que si son chemin est {wanted}',
        hint: { en: 'Write {wanted}', fr: 'Écrivez {wanted}' },
        severity: 'error',
      }),
      placeholder: message({
        example: { host: 'GitHub Pages', from: '/old/:area' },
        en: '{host} does not support redirects with placeholders, so “{from}” does not redirect there',
        fr: '{host} ne prend pas en charge les redirections avec valeur à insérer, donc « {from} » n’y redirige pas',
        hint: { en: 'Write one redirect for each path.', fr: 'Écrivez une redirection pour chaque chemin.' },
      }),
      temporary: message({
        example: { host: 'Render', from: '/promo' },
        en: '{host} supports only permanent redirects: “{from}” redirects with status 301, which browsers cache',
        fr: '{host} ne prend en charge que les redirections permanentes : « {from} » redirige avec le statut 301, que les navigateurs conservent',
        hint: {
          en: 'Write status: 301, or remove the redirect until it is permanent.',
          fr: 'Écrivez status: 301, ou retirez la redirection tant qu’elle n’est pas permanente.',
        },
      }),
      serveTarget: message({
        example: { to: 'https://example.com/a%2Fb' },
        en: 'In the local preview, the redirect to “{to}” leads to another URL, because the server changes “%”, “//” and “..” in it',
        fr: 'Dans l’aperçu sur votre ordinateur, la redirection vers « {to} » mène à une autre adresse, parce que le serveur y modifie « % », « // » et « .. »',
        hint: {
          en: 'There is nothing to fix: the published site is not affected.',
          fr: 'Il n’y a rien à corriger : le site publié n’est pas touché.',
        },
      }),
      firebaseTarget: message({
        example: { to: 'https://example.com/a#b' },
        en: 'Firebase Hosting may not redirect to “{to}”: it encodes “%” again and adds the visitor’s query after “#”',
        fr: 'Firebase Hosting risque de ne pas rediriger vers « {to} » : il encode de nouveau « % » et ajoute la requête du visiteur après « # »',
        hint: { en: 'Redirect to a URL without “%” and “#”.', fr: 'Redirigez vers une URL sans « % » ni « # ».' },
      }),
    },
  },
  HOST_CONFLICT: {
    severity: 'warning',
    about: {
      en: 'Two hosts in “hosting” need different published files.',
      fr: 'Deux hébergeurs de « hosting » exigent des fichiers publiés différents.',
    },
    variants: {
      filesFirst: message({
        example: { first: 'github-pages', firstTitle: 'GitHub Pages', second: 'netlify', secondTitle: 'Netlify' },
        en: '“hosting” lists {first} and {second}, but {firstTitle} needs pages instead of redirects, and {secondTitle} would show them',
        fr: '« hosting » énumère {first} et {second}, mais {firstTitle} exige des pages au lieu de redirections, et {secondTitle} les afficherait',
        hint: {
          en: 'Remove one of them. To publish to both, build for {firstTitle} with a config that extends this one.',
          fr: 'Retirez l’un des deux. Pour publier sur les deux, générez pour {firstTitle} avec une configuration qui hérite de celle-ci.',
        },
      }),
      twice: message({
        example: { first: 'github-pages', firstTitle: 'GitHub Pages', second: 'firebase', secondTitle: 'Firebase Hosting' },
        en: '“hosting” lists {first} and {second}, but {firstTitle} needs each page twice, and {secondTitle} redirects one to the other',
        fr: '« hosting » énumère {first} et {second}, mais {firstTitle} exige chaque page en deux exemplaires, et {secondTitle} redirige l’une vers l’autre',
        hint: {
          en: 'Remove one of them. To publish to both, build for {firstTitle} with a config that extends this one.',
          fr: 'Retirez l’un des deux. Pour publier sur les deux, générez pour {firstTitle} avec une configuration qui hérite de celle-ci.',
        },
      }),
    },
  },
  HOST_RULE_LIMIT: {
    severity: 'error',
    about: {
      en: 'The site has more rules than a host accepts, or reads quickly.',
      fr: 'Le site a plus de règles qu’un hébergeur n’en accepte ou n’en lit rapidement.',
    },
    text: message({
      example: {
        host: 'Cloudflare Pages',
        what: 'redirects' as keyof typeof limitedItems,
        count: 2_400,
        most: 2_000,
        beyond: 'ignored' as keyof typeof beyondLimit,
        isRefused: true,
      },
      en: ({ host, what, count, most, beyond }) =>
        `${host} ${beyond === 'slow' ? 'should have at most' : 'accepts'} ${most.toLocaleString('en')} ${limitedItems[what].en}, but this site has ${count.toLocaleString('en')}: ${beyondLimit[beyond].en}`,
      fr: ({ host, what, count, most, beyond }) =>
        `${host} ${beyond === 'slow' ? 'devrait avoir au plus' : 'accepte'} ${most.toLocaleString('fr-CA')} ${limitedItems[what].fr}, mais ce site en a ${count.toLocaleString('fr-CA')} : ${beyondLimit[beyond].fr}`,
      hint: {
        en: 'Remove redirects that are no longer used, or give languages and locations the same slugs, so that one rule covers them.',
        fr: 'Retirez les redirections qui ne servent plus, ou donnez aux langues et aux secteurs les mêmes slugs, pour qu’une seule règle les couvre.',
      },
      severity: ({ isRefused }) => (isRefused ? 'error' : 'warning'),
    }),
  },
  HEADER_TOO_LONG: {
    severity: 'error',
    about: {
      en: 'A header is longer than hosts can send, most likely the Content-Security-Policy, which lists every URL that a page may load.',
      fr: 'Un en-tête est plus long que ce que les hébergeurs peuvent envoyer, sans doute la Content-Security-Policy, qui liste chaque adresse qu’une page peut charger.',
    },
    text: message({
      example: { name: 'Content-Security-Policy', length: 1_900, most: 1_700 },
      en: ({ name, length, most }) =>
        `The header ${name} is ${length.toLocaleString('en')} characters long, but hosts send at most ${most.toLocaleString('en')}`,
      fr: ({ name, length, most }) =>
        `L’en-tête ${name} fait ${length.toLocaleString('fr-CA')} caractères, mais les hébergeurs en envoient au plus ${most.toLocaleString('fr-CA')}`,
      hint: {
        en: 'Use fewer form, map and captcha services.',
        fr: 'Utilisez moins de services de formulaires, de cartes et de captcha.',
      },
    }),
  },
  HEADER_UNSAFE: {
    severity: 'error',
    about: {
      en: 'A header contains a character that a host reads as its own syntax.',
      fr: 'Un en-tête contient un caractère qu’un hébergeur lit comme sa propre syntaxe.',
    },
    text: message({
      example: { name: 'Content-Security-Policy', value: 'frame-src https://maps.example/$1' },
      en: 'The header {name} contains a character that some hosts cannot send: {value}',
      fr: 'L’en-tête {name} contient un caractère que certains hébergeurs ne peuvent pas envoyer : {value}',
      hint: {
        en: 'Write the URLs in the config with letters a-z, digits and - . / only.',
        fr: 'Écrivez les URL de la configuration avec des lettres de a à z, des chiffres et - . / seulement.',
      },
    }),
  },
  OUT_FOREIGN: {
    severity: 'error',
    about: {
      en: 'The output folder contains files that Townsite did not create. A build never changes such files.',
      fr: 'Le dossier de sortie contient des fichiers que Townsite n’a pas créés. Une génération ne modifie jamais de tels fichiers.',
    },
    variants: {
      inside: message({
        example: { folder: 'dist', files: ['notes.txt'] },
        en: ({ folder, files }) =>
          `The output folder ${folder} contains ${countText(files).en} that Townsite did not create: ${someOf(files)}`,
        fr: ({ folder, files }) =>
          `Le dossier de sortie ${folder} contient ${countText(files).fr} que Townsite n’a pas ${files.length === 1 ? 'créé' : 'créés'} : ${someOf(files)}`,
        hint: {
          en: 'Nothing was changed. Choose another folder with --out, or empty this one. To publish your own files, put them in assets/static/.',
          fr: 'Rien n’a été modifié. Choisissez un autre dossier avec --out, ou videz celui-ci. Pour publier vos propres fichiers, mettez-les dans assets/static/.',
        },
      }),
      serverFiles: message({
        example: { folder: 'dist.hosts', files: ['nginx/site.conf'] },
        en: ({ folder, files }) =>
          `${folder} contains ${countText(files).en} that Townsite did not create, but would overwrite: ${someOf(files)}`,
        fr: ({ folder, files }) =>
          `${folder} contient ${countText(files).fr} que Townsite n’a pas ${files.length === 1 ? 'créé' : 'créés'}, mais écraserait : ${someOf(files)}`,
        hint: {
          en: 'Nothing was changed. Move your files out of {folder}, or build to another folder with --out.',
          fr: 'Rien n’a été modifié. Sortez vos fichiers de {folder}, ou choisissez un autre dossier avec --out.',
        },
      }),
    },
  },
  OUT_BUSY: {
    severity: 'error',
    about: {
      en: 'Another build is writing to the same folder. Only one build at a time can use a folder.',
      fr: 'Une autre génération écrit dans le même dossier. Une seule peut l’utiliser à la fois.',
    },
    text: message({
      example: { folder: 'dist', holder: 4711 as number | undefined },
      en: ({ folder, holder }) =>
        `Another build${holder === undefined ? '' : ` (process ${holder})`} is writing to the output folder ${folder}`,
      fr: ({ folder, holder }) =>
        `Une autre génération${holder === undefined ? '' : ` (processus ${holder})`} écrit dans le dossier de sortie ${folder}`,
      hint: {
        en: 'Nothing was changed. Wait until that build has finished, or build to another folder with --out.',
        fr: 'Rien n’a été modifié. Attendez que cette génération soit finie, ou choisissez un autre dossier avec --out.',
      },
    }),
  },
  SHARD_NO_FOLDER: {
    severity: 'error',
    about: {
      en: 'A folder to merge does not exist.',
      fr: 'Un dossier à réunir n’existe pas.',
    },
    text: message({
      example: { folder: 'shard-1' },
      en: 'The folder {folder} does not exist',
      fr: 'Le dossier {folder} n’existe pas',
      hint: { en: 'Write the folders that the shards were built to.', fr: 'Écrivez les dossiers où les parties ont été générées.' },
    }),
  },
  SHARD_NONE: {
    severity: 'error',
    about: {
      en: 'A folder to merge does not contain a shard.',
      fr: 'Un dossier à réunir ne contient pas de partie.',
    },
    text: message({
      example: { folder: 'shard-1', file: 'townsite-shard.json', isEmpty: false },
      en: ({ folder, file, isEmpty }) => `${folder} is not a shard: it ${isEmpty ? 'is empty' : `has no ${file}`}`,
      fr: ({ folder, file, isEmpty }) => `${folder} n’est pas une partie d’un site : ${isEmpty ? 'il est vide' : `il n’a pas de ${file}`}`,
      hint: {
        en: 'Build it with “npm run build -- --shard 1/4 --out FOLDER”, and copy the whole folder.',
        fr: 'Générez-la avec « npm run build -- --shard 1/4 --out DOSSIER », et copiez le dossier entier.',
      },
    }),
  },
  SHARD_UNREADABLE: {
    severity: 'error',
    about: {
      en: 'The manifest of a shard is not valid.',
      fr: 'Le manifeste d’une partie n’est pas valide.',
    },
    text: message({
      example: { file: 'shard-1/townsite-shard.json' },
      en: '{file} is damaged, or contains a path outside of its folder',
      fr: '{file} est endommagé, ou contient un chemin hors de son dossier',
      hint: { en: 'Build this shard again.', fr: 'Générez cette partie de nouveau.' },
    }),
  },
  SHARD_BROKEN: {
    severity: 'error',
    about: {
      en: 'A file of a shard is missing or was changed.',
      fr: 'Un fichier d’une partie manque ou a été modifié.',
    },
    variants: {
      missing: message({
        example: { file: 'shard-1/index.html' },
        en: '{file} is missing',
        fr: 'Il manque {file}',
        hint: {
          en: 'Copy the whole folder again, or build this shard again.',
          fr: 'Copiez de nouveau le dossier entier, ou générez cette partie de nouveau.',
        },
      }),
      changed: message({
        example: { file: 'shard-1/index.html' },
        en: '{file} was changed after it was built',
        fr: '{file} a été modifié après sa génération',
        hint: {
          en: 'Copy the whole folder again, or build this shard again.',
          fr: 'Copiez de nouveau le dossier entier, ou générez cette partie de nouveau.',
        },
      }),
    },
  },
  SHARD_STRANGER: {
    severity: 'error',
    about: {
      en: 'The shards to merge belong to different builds.',
      fr: 'Les parties à réunir viennent de générations différentes.',
    },
    variants: {
      whole: message({
        example: { first: 'shard-1', second: 'shard-2' },
        en: '{first} and {second} belong to different builds: their configs, assets or versions of Townsite differ',
        fr: '{first} et {second} ne font pas partie du même site : leurs configurations, leurs fichiers ou leurs versions de Townsite diffèrent',
        hint: buildAgain,
      }),
      number: message({
        example: { first: 'shard-1', firstShard: '1/2', second: 'shard-2', secondShard: '2/3' },
        en: '{first} is shard {firstShard}, but {second} is shard {secondShard}',
        fr: '{first} est la partie {firstShard}, mais {second} est la partie {secondShard}',
        hint: buildAgain,
      }),
    },
  },
  SHARD_MISSING: {
    severity: 'error',
    about: {
      en: 'A shard is missing, so the site would be incomplete.',
      fr: 'Une partie manque, donc le site serait incomplet.',
    },
    text: message({
      example: { shards: ['3/4'] },
      en: ({ shards }) => `${shards.length === 1 ? 'A shard is' : 'Shards are'} missing: ${shards.join(', ')}`,
      fr: ({ shards }) => `Il manque ${shards.length === 1 ? 'une partie' : 'des parties'} : ${shards.join(', ')}`,
      hint: { en: 'Add its folder to the command.', fr: 'Ajoutez son dossier à la commande.' },
    }),
  },
  SHARD_DUPLICATE: {
    severity: 'error',
    about: {
      en: 'Two of the folders to merge are the same shard.',
      fr: 'Deux des dossiers à réunir sont la même partie.',
    },
    text: message({
      example: { folders: ['shard-1', 'copy-of-1'] },
      en: ({ folders }) => `${folders.join(' and ')} are the same shard`,
      fr: ({ folders }) => `${folders.join(' et ')} sont la même partie`,
      hint: { en: 'Write each shard only once.', fr: 'Écrivez chaque partie une seule fois.' },
    }),
  },
  SHARD_DISAGREES: {
    severity: 'error',
    about: {
      en: 'Two shards contain different versions of the same file.',
      fr: 'Deux parties contiennent des versions différentes du même fichier.',
    },
    text: message({
      example: { first: 'shard-1', second: 'shard-2', file: 'robots.txt' },
      en: '{first} and {second} contain different versions of {file}',
      fr: '{first} et {second} contiennent des versions différentes de {file}',
      hint: buildAgain,
    }),
  },
  SHARD_LACKS_SITE: {
    severity: 'error',
    about: {
      en: 'A site is missing in all shards.',
      fr: 'Un site manque dans toutes les parties.',
    },
    text: message({
      example: { site: 'laval' },
      en: 'No shard contains the site {site}',
      fr: 'Aucune partie ne contient le site {site}',
      hint: {
        en: 'Its build failed. Fix the errors that it printed, and build again.',
        fr: 'Sa génération a échoué. Corrigez les erreurs qu’elle a affichées, puis relancez-la.',
      },
    }),
  },
} as const satisfies MessageTable
