/** Hosts, the output folder, and shards. */
import type { Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'

const countText = ({ length }: readonly string[]): Translated<string> => ({
  en: length === 1 ? 'a file' : length < 100 ? `${length} files` : 'a hundred files and more',
  fr: length === 1 ? 'un fichier' : length < 100 ? `${length} fichiers` : 'cent fichiers et plus',
})

const someOf = (files: readonly string[]): string => `${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`

const buildAgain: Translated<string> = {
  en: 'Build all shards from the same commit, then merge them.',
  fr: 'Générez tous les fragments du même commit, puis réunissez-les.',
}

const limitedItems = {
  redirects: { en: 'redirect rules', fr: 'règles de redirection' },
  patternRedirects: { en: 'redirect rules with placeholders', fr: 'règles de redirection à repères' },
  exactRedirects: { en: 'redirect rules without placeholders', fr: 'règles de redirection sans repère' },
  htaccessRules: { en: 'rules in .htaccess at reasonable speed', fr: 'règles dans .htaccess à une vitesse raisonnable' },
  functionBytes: { en: 'bytes in a function', fr: 'octets dans une fonction' },
  ruleBytes: { en: 'bytes of rules', fr: 'octets de règles' },
  redirectCharacters: { en: 'characters in one redirect rule', fr: 'caractères dans une règle de redirection' },
  routes: { en: 'routes', fr: 'routes' },
} as const satisfies Readonly<Record<string, Translated<string>>>

/** What a host does with more than its limit. */
const beyondLimit = {
  slow: { en: 'it reads them all for every request', fr: 'il les lit toutes à chaque requête' },
  unread: { en: 'it reads no further', fr: 'il ne lit pas plus loin' },
  ignored: { en: 'it ignores the rest', fr: 'il ignore le reste' },
  dropped: { en: 'it drops the rest without an error', fr: 'il laisse tomber le reste sans le dire' },
  functionRefused: { en: 'it refuses the function', fr: 'il refuse la fonction' },
  ruleIgnored: { en: 'it ignores a longer rule', fr: 'il ignore une règle plus longue' },
  configRefused: { en: 'it does not start with a longer rule', fr: 'il ne démarre pas avec une règle plus longue' },
  refused: { en: 'it refuses the deploy', fr: 'il refuse la publication' },
  maybeRefused: { en: 'it may refuse the deploy', fr: 'il risque de refuser la publication' },
} as const satisfies Readonly<Record<string, Translated<string>>>

export type LimitedItem = keyof typeof limitedItems

export type BeyondLimit = keyof typeof beyondLimit

export const hosting = {
  CACHE_UNUSABLE: {
    severity: 'warning',
    about: 'The cache for the next build cannot be written: this build is complete, but the next one takes as long.',
    text: message({
      example: { reason: 'node_modules/.cache/townsite: the disk is full (ENOSPC)' },
      en: 'the cache cannot be used: {reason}',
      fr: 'le cache est inutilisable : {reason}',
      hint: {
        en: 'Make room, or let this account write there. The site is the same without it, but builds are slower.',
        fr: 'Faites de la place, ou permettez à ce compte d’y écrire. Le site est le même sans lui, mais il se construit plus lentement.',
      },
    }),
  },
  HOST_UNSUPPORTED: {
    severity: 'warning',
    about: 'One of the hosts in “hosting” cannot do what the config asks for.',
    variants: {
      errorPage: message({
        example: { host: 'serve', wanted: '/404' },
        en: '{host} knows this page at {wanted} only',
        fr: '{host} ne connaît cette page qu’à l’adresse {wanted}',
        hint: { en: 'Write {wanted}', fr: 'Écrivez {wanted}' },
        severity: 'error',
      }),
      placeholder: message({
        example: { host: 'GitHub Pages', from: '/old/:area' },
        en: '{host} has no redirects with placeholders: “{from}” stays without one',
        fr: '{host} n’a pas de redirections à repères : « {from} » n’en aura pas',
        hint: { en: 'Name the moved addresses one by one.', fr: 'Nommez une à une les adresses qui ont changé.' },
      }),
      temporary: message({
        example: { host: 'Render', from: '/promo' },
        en: '{host} has only permanent redirects: “{from}” is answered with 301, which browsers cache',
        fr: '{host} ne redirige que pour de bon : « {from} » répond 301, et les navigateurs s’en souviennent',
        hint: {
          en: 'Write status: 301, or leave the redirect out until it is for good.',
          fr: 'Écrivez status: 301, ou attendez qu’elle soit définitive.',
        },
      }),
      serveTarget: message({
        example: { to: 'https://example.com/a%2Fb' },
        en: 'serve cannot redirect to “{to}”: it changes “%”, and “//” or “..” after “?” and “#”',
        fr: 'serve ne peut pas rediriger vers « {to} » : il change « % », et aussi « // » ou « .. » après « ? » et « # »',
        hint: {
          en: 'This concerns the local preview only; the other hosts lead there.',
          fr: 'Cela ne concerne que l’aperçu sur votre ordinateur; les autres hébergeurs y mènent.',
        },
      }),
      firebaseTarget: message({
        example: { to: 'https://example.com/a#b' },
        en: 'Firebase Hosting may not lead to “{to}”: it escapes percent signs once more and adds the visitor’s query behind a #',
        fr: 'Firebase Hosting risque de ne pas mener à « {to} » : il encode une fois de plus les signes % et ajoute la requête du visiteur après un #',
        hint: { en: 'Let the redirect lead to an address without % and #.', fr: 'Menez la redirection à une adresse sans % ni #.' },
      }),
    },
  },
  HOST_CONFLICT: {
    severity: 'warning',
    about: 'Two hosts in “hosting” need published files that spoil each other’s work.',
    variants: {
      filesFirst: message({
        example: { first: 'github-pages', firstTitle: 'GitHub Pages', second: 'netlify', secondTitle: 'Netlify' },
        en: 'hosting names {first} and {second}, but {secondTitle} shows the pages that {firstTitle} needs in place of redirects',
        fr: 'l’hébergement nomme {first} et {second}, mais {secondTitle} montre les pages dont {firstTitle} a besoin à la place de redirections',
        hint: {
          en: 'Build for {firstTitle} with a separate config that overlays this one.',
          fr: 'Construisez pour {firstTitle} avec un fichier à part, qui part de celui-ci.',
        },
      }),
      twice: message({
        example: { first: 'github-pages', firstTitle: 'GitHub Pages', second: 'firebase', secondTitle: 'Firebase Hosting' },
        en: 'hosting names {first} and {second}, but {firstTitle} needs pages twice, and {secondTitle} then redirects from one to the other',
        fr: 'l’hébergement nomme {first} et {second}, mais {firstTitle} a besoin de chaque page deux fois, et {secondTitle} redirige alors de l’une à l’autre',
        hint: {
          en: 'Build for {firstTitle} with a separate config that overlays this one.',
          fr: 'Construisez pour {firstTitle} avec un fichier à part, qui part de celui-ci.',
        },
      }),
    },
  },
  HOST_RULE_LIMIT: {
    severity: 'error',
    about: 'A host takes so many rules and no more, or slows down with them.',
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
        `${host} takes ${most.toLocaleString('en')} ${limitedItems[what].en}; this site has ${count.toLocaleString('en')}: ${beyondLimit[beyond].en}`,
      fr: ({ host, what, count, most, beyond }) =>
        `${host} accepte ${most.toLocaleString('fr-CA')} ${limitedItems[what].fr}; ce site en a ${count.toLocaleString('fr-CA')} : ${beyondLimit[beyond].fr}`,
      hint: {
        en: 'Remove redirects that visitors no longer follow, use shorter target URLs, or give languages and areas the same slugs so that one pattern covers them.',
        fr: 'Retirez les redirections que plus personne ne suit, prenez des adresses plus courtes, ou donnez aux langues et aux secteurs les mêmes bouts d’adresse, pour qu’une seule règle les couvre.',
      },
      severity: ({ isRefused }) => (isRefused ? 'error' : 'warning'),
    }),
  },
  HEADER_TOO_LONG: {
    severity: 'error',
    about: 'A header is longer than hosts send, most likely the Content-Security-Policy, which names every address that a page may use.',
    text: message({
      example: { name: 'Content-Security-Policy', length: 1_900, most: 1_700 },
      en: ({ name, length, most }) =>
        `the header ${name} is ${length.toLocaleString('en')} characters long; hosts drop or refuse more than ${most.toLocaleString('en')}`,
      fr: ({ name, length, most }) =>
        `l’en-tête ${name} fait ${length.toLocaleString('fr-CA')} caractères; les hébergeurs en coupent ou en refusent plus de ${most.toLocaleString('fr-CA')}`,
      hint: {
        en: 'Use fewer form, map and captcha hosts; or serve styles from a file, which needs no hash.',
        fr: 'Prenez moins de services de formulaires, de cartes et de captcha; ou servez les styles d’un fichier, qui n’a pas besoin d’empreinte.',
      },
    }),
  },
  HEADER_UNSAFE: {
    severity: 'error',
    about: 'A header holds a character that one of the hosts reads as its own syntax.',
    text: message({
      example: { name: 'Content-Security-Policy', value: 'frame-src https://maps.example/$1' },
      en: 'the header {name} holds a character that not every host can send: {value}',
      fr: 'l’en-tête {name} contient un caractère que tous les hébergeurs ne peuvent pas envoyer : {value}',
      hint: {
        en: 'Write addresses in plain letters, digits and punctuation.',
        fr: 'Écrivez les adresses en lettres, chiffres et ponctuation ordinaires.',
      },
    }),
  },
  OUT_FOREIGN: {
    severity: 'error',
    about: 'The folder to build into holds files that no build of Townsite made, and a build never changes other files.',
    variants: {
      inside: message({
        example: { folder: 'dist', files: ['notes.txt'] },
        en: ({ folder, files }) => `the output folder ${folder} holds ${countText(files).en} that Townsite did not make: ${someOf(files)}`,
        fr: ({ folder, files }) =>
          `le dossier de sortie ${folder} contient ${countText(files).fr} que Townsite n’a pas ${files.length === 1 ? 'fait' : 'faits'} : ${someOf(files)}`,
        hint: {
          en: 'No file was changed. Files to be published belong in assets/static/; else name another folder with --out, or empty this one.',
          fr: 'Rien n’a été touché. Les fichiers à publier vont dans assets/static/; sinon, nommez un autre dossier avec --out, ou videz celui-ci.',
        },
      }),
      serverFiles: message({
        example: { folder: 'dist.hosts', files: ['nginx/site.conf'] },
        en: ({ folder, files }) =>
          `${folder} holds ${countText(files).en} that Townsite did not make, where it would write its own: ${someOf(files)}`,
        fr: ({ folder, files }) =>
          `${folder} contient ${countText(files).fr} que Townsite n’a pas ${files.length === 1 ? 'fait' : 'faits'}, là où il écrirait les siens : ${someOf(files)}`,
        hint: {
          en: 'No file was changed. Move what is yours out of {folder}, or build to another folder with --out.',
          fr: 'Rien n’a été touché. Sortez ce qui est à vous de {folder}, ou nommez un autre dossier avec --out.',
        },
      }),
    },
  },
  OUT_BUSY: {
    severity: 'error',
    about: 'Two builds at once would write the same folder. Only one at a time can; the remains of a killed build do not matter.',
    text: message({
      example: { folder: 'dist', holder: 4711 as number | undefined },
      en: ({ folder, holder }) =>
        `another build${holder === undefined ? '' : ` (process ${holder})`} is at work on the output folder ${folder}`,
      fr: ({ folder, holder }) =>
        `une autre génération${holder === undefined ? '' : ` (processus ${holder})`} travaille au dossier de sortie ${folder}`,
      hint: {
        en: 'No file was changed. Wait until it has ended and start this one again, or build to another folder with --out.',
        fr: 'Rien n’a été touché. Attendez qu’elle soit finie et relancez celle-ci, ou nommez un autre dossier avec --out.',
      },
    }),
  },
  SHARD_NO_FOLDER: {
    severity: 'error',
    about: 'A folder that was named to be merged is not there.',
    text: message({
      example: { folder: 'shard-1' },
      en: 'there is no folder {folder}',
      fr: 'il n’y a pas de dossier {folder}',
      hint: { en: 'Name the folders that the shards were built to.', fr: 'Nommez les dossiers où les fragments ont été générés.' },
    }),
  },
  SHARD_NONE: {
    severity: 'error',
    about: 'A folder that was named to be merged holds no part of a build.',
    text: message({
      example: { folder: 'shard-1', file: 'townsite-shard.json', isEmpty: false },
      en: ({ folder, file, isEmpty }) => `${folder} holds no shard: it has no ${file}${isEmpty ? ', and is empty' : ''}`,
      fr: ({ folder, file, isEmpty }) =>
        `${folder} ne contient pas de fragment : il n’a pas de ${file}${isEmpty ? ', et il est vide' : ''}`,
      hint: {
        en: 'Build it with npm run build -- --shard 1/4 --out FOLDER, and hand over the whole folder.',
        fr: 'Générez-le avec npm run build -- --shard 1/4 --out DOSSIER, et transmettez le dossier entier.',
      },
    }),
  },
  SHARD_UNREADABLE: {
    severity: 'error',
    about: 'The description of a part of a build cannot be read.',
    text: message({
      example: { file: 'shard-1/townsite-shard.json' },
      en: '{file} is not the description of a shard, or has a path that leads out of its folder',
      fr: '{file} ne décrit pas un fragment, ou contient un chemin qui sort de son dossier',
      hint: { en: 'Build that shard again.', fr: 'Générez ce fragment de nouveau.' },
    }),
  },
  SHARD_BROKEN: {
    severity: 'error',
    about: 'A file of a part of a build is missing or was changed.',
    variants: {
      missing: message({
        example: { file: 'shard-1/index.html' },
        en: '{file} is missing',
        fr: 'il manque {file}',
        hint: {
          en: 'Hand the folder over whole, or build that shard again.',
          fr: 'Transmettez le dossier entier, ou générez ce fragment de nouveau.',
        },
      }),
      changed: message({
        example: { file: 'shard-1/index.html' },
        en: '{file} was changed after it was built',
        fr: '{file} a été modifié après sa génération',
        hint: {
          en: 'Hand the folder over whole, or build that shard again.',
          fr: 'Transmettez le dossier entier, ou générez ce fragment de nouveau.',
        },
      }),
    },
  },
  SHARD_STRANGER: {
    severity: 'error',
    about: 'The folders to merge are parts of different builds.',
    variants: {
      whole: message({
        example: { first: 'shard-1', second: 'shard-2' },
        en: '{first} and {second} are not parts of one whole: they were built from different configs, assets or programs',
        fr: '{first} et {second} ne font pas partie d’un même tout : leurs configurations, leurs fichiers ou leurs programmes diffèrent',
        hint: buildAgain,
      }),
      number: message({
        example: { first: 'shard-1', firstShard: '1/2', second: 'shard-2', secondShard: '2/3' },
        en: '{first} is shard {firstShard}, {second} is {secondShard}',
        fr: '{first} est le fragment {firstShard}, {second} est {secondShard}',
        hint: buildAgain,
      }),
    },
  },
  SHARD_MISSING: {
    severity: 'error',
    about: 'Some parts of the build were not named, so the site would not be whole.',
    text: message({
      example: { shards: ['3/4'] },
      en: ({ shards }) => `${shards.length === 1 ? 'a shard is' : 'shards are'} missing: ${shards.join(', ')}`,
      fr: ({ shards }) => `il manque ${shards.length === 1 ? 'un fragment' : 'des fragments'} : ${shards.join(', ')}`,
      hint: { en: 'Name its folder too.', fr: 'Nommez aussi son dossier.' },
    }),
  },
  SHARD_DUPLICATE: {
    severity: 'error',
    about: 'Two of the folders to merge are the same part of the build.',
    text: message({
      example: { folders: ['shard-1', 'copy-of-1'] },
      en: ({ folders }) => `${folders.join(' and ')} are the same shard`,
      fr: ({ folders }) => `${folders.join(' et ')} sont le même fragment`,
      hint: { en: 'Name each shard once.', fr: 'Nommez chaque fragment une fois.' },
    }),
  },
  SHARD_DISAGREES: {
    severity: 'error',
    about: 'Two parts of the build made the same file, each in its own way.',
    text: message({
      example: { first: 'shard-1', second: 'shard-2', file: 'robots.txt' },
      en: '{first} and {second} hold different files as {file}',
      fr: '{first} et {second} ont des fichiers {file} différents',
      hint: buildAgain,
    }),
  },
  SHARD_LACKS_SITE: {
    severity: 'error',
    about: 'One of the sites is missing in all parts of the build.',
    text: message({
      example: { site: 'laval' },
      en: 'no shard holds the site {site}',
      fr: 'aucun fragment ne contient le site {site}',
      hint: {
        en: 'Its build failed: see the errors of the shard’s build.',
        fr: 'Sa génération a échoué : voyez ce qu’a dit celle du fragment.',
      },
    }),
  },
} as const satisfies MessageTable
