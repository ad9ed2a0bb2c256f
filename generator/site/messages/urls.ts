/** Diagnostics about URLs of pages and other sites, and redirects. */

import { shownCharacter } from './characters.ts'
import type { MessageLanguage, Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'
import { suggest } from './suggest.ts'

const renamed: Translated<string> = {
  en: 'run “npm run urls -- --write-redirects” to point redirects to its new URL',
  fr: 'lancez « npm run urls -- --write-redirects » pour que les redirections mènent à sa nouvelle URL',
}

const writeOr = (suggestion: string | undefined, language: MessageLanguage, otherwise: string): string =>
  suggestion === undefined ? otherwise : `${{ en: 'Write', fr: 'Écrivez' }[language]} ${suggestion}`

/** Hosts whose sites are in a folder of a domain by default. */
const isPagesHost = (hostname: string): boolean => /\.(?:github|gitlab)\.io$/.test(hostname)

/** The number of lines in a message; `npm run urls` prints all. */
const linesShown = 20

interface Corrected {
  readonly value: string
  /** The address that was probably meant, if that is valid. */
  readonly suggestion: string | undefined
}

const pathForm: Translated<string> = {
  en: 'Start the path with a slash, do not end it with one, and use only letters, digits and . _ ~ - between slashes.',
  fr: 'Commencez le chemin par une barre oblique, ne le finissez pas par une autre, et n’y mettez que des lettres, des chiffres et . _ ~ -',
}

/** A character of a path; a space has no visible form. */
const named = (character: string): Translated<string> =>
  character === ' ' ? { en: 'a space', fr: 'une espace' } : { en: `“${character}”`, fr: `« ${character} »` }

const writeOrExplain = (suggestion: string | undefined, otherwise: Translated<string>): Translated<string> =>
  suggestion === undefined ? otherwise : { en: `Write ${suggestion}`, fr: `Écrivez ${suggestion}` }

export const urls = {
  SLUG_UNSAFE: {
    severity: 'error',
    about: {
      en: 'A slug or part of a path contains characters that servers and browsers treat differently.',
      fr: 'Un slug ou une partie d’un chemin contient des caractères que les serveurs et les navigateurs traitent différemment.',
    },
    variants: {
      letters: message({
        example: { value: 'Nettoyage Été', suggestion: 'nettoyage-ete' },
        en: '“{value}” cannot be part of a URL: use lowercase letters a-z, digits and hyphens',
        fr: '« {value} » ne peut pas faire partie d’une URL : minuscules de a à z, chiffres et traits d’union seulement',
        hint: {
          en: ({ suggestion }) => (suggestion === '' ? 'Write it in Latin letters without accents: bike-repair' : `Write ${suggestion}`),
          fr: ({ suggestion }) =>
            suggestion === '' ? 'Écrivez-le en lettres latines, sans accents : reparation-velos' : `Écrivez ${suggestion}`,
        },
      }),
      reserved: message({
        example: { value: 'index' },
        en: '“{value}” cannot be part of a URL, because web servers give this name a special meaning',
        fr: '« {value} » ne peut pas faire partie d’une URL, car les serveurs Web donnent à ce nom un sens particulier',
        hint: {
          en: 'Choose another name.',
          fr: 'Choisissez un autre nom.',
        },
      }),
      device: message({
        example: { value: 'con' },
        en: '“{value}” cannot be part of a URL, because Windows reserves this file name',
        fr: '« {value} » ne peut pas faire partie d’une URL, car Windows réserve ce nom de fichier',
        hint: {
          en: ({ value }) => `Add a word, for example: ${value.replace(/^[^.]*/, '$&-page')}`,
          fr: ({ value }) => `Ajoutez un mot, par exemple : ${value.replace(/^[^.]*/, '$&-page')}`,
        },
      }),
      long: message({
        example: { length: 240, most: 100 },
        en: ({ length, most }) => `This part of a URL has ${length.toLocaleString('en')} characters, but at most ${most} are allowed`,
        fr: ({ length, most }) =>
          `Cette partie d’URL compte ${length.toLocaleString('fr-CA')} caractères, mais ${most} au plus sont permis`,
        hint: { en: 'Shorten it to a few words.', fr: 'Réduisez-la à quelques mots.' },
      }),
      empty: {
        en: 'The path has two slashes in a row',
        fr: 'Le chemin a deux barres obliques de suite',
        hint: { en: 'Remove one of them.', fr: 'Retirez-en une.' },
      },
    },
  },
  PATH_INVALID: {
    severity: 'error',
    about: {
      en: 'A path of a page or redirect is not valid.',
      fr: 'Le chemin d’une page ou d’une redirection n’est pas valide.',
    },
    variants: {
      start: message({
        example: { value: 'contact', suggestion: '/contact' } as Corrected,
        en: 'The path “{value}” must start with a slash',
        fr: 'Le chemin « {value} » doit commencer par une barre oblique',
        hint: ({ suggestion }) => writeOrExplain(suggestion, pathForm),
      }),
      whole: message({
        example: { value: 'https://old.example/contact', suggestion: '/contact' } as Corrected,
        en: '“{value}” is a complete URL, but this must be a path on this site',
        fr: '« {value} » est une URL complète, mais il faut ici un chemin de ce site',
        hint: ({ suggestion }) => writeOrExplain(suggestion, pathForm),
      }),
      end: message({
        example: { value: '/contact/', suggestion: '/contact' } as Corrected,
        en: 'The path “{value}” must not end with a slash',
        fr: 'Le chemin « {value} » ne doit pas finir par une barre oblique',
        hint: ({ suggestion }) => writeOrExplain(suggestion, pathForm),
      }),
      target: message({
        example: { value: 'contact', suggestion: '/contact' } as Corrected,
        en: '“{value}” is not a path on this site and not a complete URL',
        fr: '« {value} » n’est ni un chemin de ce site ni une URL complète',
        hint: ({ suggestion }) =>
          writeOrExplain(suggestion, {
            en: 'Start it with a slash, or with https:// for another site.',
            fr: 'Commencez-le par une barre oblique, ou par https:// pour un autre site.',
          }),
      }),
      query: message({
        example: { value: '/prices?year=2024', suggestion: '/prices' } as Corrected,
        en: 'The path “{value}” must not contain a query (“?” and what follows)',
        fr: 'Le chemin « {value} » ne doit pas contenir de requête (« ? » et ce qui suit)',
        hint: ({ suggestion }) =>
          writeOrExplain(suggestion, {
            en: 'Remove “?” and what follows: hosts ignore it when they match a redirect.',
            fr: 'Retirez « ? » et ce qui suit : les hébergeurs n’en tiennent pas compte pour une redirection.',
          }),
      }),
      fragment: message({
        example: { value: '/prices#gutters', suggestion: '/prices' } as Corrected,
        en: 'The path “{value}” must not contain a fragment (“#” and what follows), which browsers do not send',
        fr: 'Le chemin « {value} » ne doit pas contenir d’ancre (« # » et ce qui suit), que les navigateurs n’envoient pas',
        hint: ({ suggestion }) => writeOrExplain(suggestion, { en: 'Remove “#” and what follows.', fr: 'Retirez « # » et ce qui suit.' }),
      }),
      character: message({
        example: { character: '$' },
        en: ({ character }) => `The path contains ${named(character).en}, which hosts read in different ways`,
        fr: ({ character }) => `Le chemin contient ${named(character).fr}, que les hébergeurs lisent de façons différentes`,
        hint: {
          en: ({ character }) =>
            character === '*'
              ? 'For a part of the path that varies, write a placeholder: /old/:page'
              : 'Only letters, digits and . _ ~ - are allowed between slashes. Correct the path, or remove the redirect.',
          fr: ({ character }) =>
            character === '*'
              ? 'Pour une partie du chemin qui varie, écrivez une valeur à insérer : /old/:page'
              : 'Seuls les lettres, les chiffres et . _ ~ - sont permis entre les barres obliques. Corrigez le chemin, ou retirez la redirection.',
        },
      }),
      suffix: message({
        example: { value: '/about#our hours', character: ' ', suggestion: '/about#our%20hours' },
        en: ({ value, character }) => `“${value}” contains ${named(character).en} after “?” or “#”, which must be percent-encoded`,
        fr: ({ value, character }) => `« ${value} » contient ${named(character).fr} après « ? » ou « # », à encoder avec %`,
        hint: {
          en: 'Write {suggestion}',
          fr: 'Écrivez {suggestion}',
        },
      }),
    },
  },
  URL_INVALID: {
    severity: 'error',
    about: {
      en: 'A URL is not complete, or contains a password or characters that are not allowed. The URL of the site ends with its domain.',
      fr: 'Une adresse est incomplète, ou contient un mot de passe ou des caractères interdits. L’adresse du site finit par son domaine.',
    },
    variants: {
      web: message({
        example: { value: 'facebook.com/ducts', suggestion: 'https://facebook.com/ducts' as string | undefined },
        en: '“{value}” is not a complete URL',
        fr: '« {value} » n’est pas une URL complète',
        hint: {
          en: ({ suggestion }) => writeOr(suggestion, 'en', 'Write a URL with https:// and a domain: https://www.example.com/page'),
          fr: ({ suggestion }) => writeOr(suggestion, 'fr', 'Écrivez une URL avec https:// et un domaine : https://www.example.com/page'),
        },
      }),
      host: message({
        example: { value: 'https:///ducts' },
        en: '“{value}” has no valid domain after “https://”',
        fr: '« {value} » n’a pas de domaine valide après « https:// »',
        hint: {
          en: 'Write a domain of letters, digits, hyphens and dots: https://www.example.com/page',
          fr: 'Écrivez un domaine fait de lettres, de chiffres, de traits d’union et de points : https://www.example.com/page',
        },
      }),
      credentials: message({
        example: { value: 'https://anna:secret@example.com/ducts', suggestion: 'https://example.com/ducts' as string | undefined },
        en: '“{value}” has a user name or a password before “@”, which every visitor could read',
        fr: '« {value} » contient un nom d’utilisateur ou un mot de passe avant « @ », que tout visiteur pourrait lire',
        hint: {
          en: ({ suggestion }) => writeOr(suggestion, 'en', 'Remove everything from “//” to “@”.'),
          fr: ({ suggestion }) => writeOr(suggestion, 'fr', 'Retirez ce qui se trouve entre « // » et « @ ».'),
        },
      }),
      character: message({
        example: {
          value: 'https://example.com/our work',
          character: ' ',
          suggestion: 'https://example.com/our%20work' as string | undefined,
        },
        en: ({ value, character }) => `“${value}” contains the character ${shownCharacter(character, 'en')}, which is not allowed in a URL`,
        fr: ({ value, character }) =>
          `« ${value} » contient le caractère ${shownCharacter(character, 'fr')}, qui n’est pas permis dans une URL`,
        hint: {
          en: ({ suggestion }) =>
            writeOr(suggestion, 'en', 'Copy the URL from the address bar of a browser, which encodes such characters.'),
          fr: ({ suggestion }) =>
            writeOr(suggestion, 'fr', 'Copiez l’URL de la barre d’adresse d’un navigateur, qui encode ces caractères.'),
        },
      }),
      ascii: message({
        example: { value: 'https://müller.example/a', suggestion: 'https://xn--mller-kva.example/a' },
        en: 'The domain of “{value}” must be written in ASCII, because servers cannot redirect to other characters',
        fr: 'Le domaine de « {value} » doit être écrit en ASCII, car les serveurs ne redirigent pas vers d’autres caractères',
        hint: {
          en: 'Write {suggestion}',
          fr: 'Écrivez {suggestion}',
        },
      }),
      origin: message({
        example: { value: 'https://www.Example.com/', origin: 'https://www.example.com' },
        en: '“{value}” must end with the domain, in lowercase ASCII letters, without a slash',
        fr: '« {value} » doit finir par le domaine, sans barre oblique, en minuscules ASCII',
        hint: { en: 'Write {origin}', fr: 'Écrivez {origin}' },
      }),
      folder: message({
        example: { value: 'https://anna.github.io/ducts/', origin: 'https://anna.github.io', hostname: 'anna.github.io' },
        en: '“{value}” has a path after {origin}, but only a domain or subdomain is valid here: URLs of a site begin with “/”',
        fr: '« {value} » a un chemin après {origin}, mais seul un domaine ou un sous-domaine est valide ici : les URL d’un site commencent par « / »',
        hint: {
          en: ({ origin, hostname }) =>
            isPagesHost(hostname)
              ? `A site cannot be published in a folder. Give the project a custom domain, or publish it from the repository ${hostname} and write ${origin} (docs/how-to/publish/README.md).`
              : `Write ${origin}. A site cannot be published in a folder of another: it needs a domain or subdomain.`,
          fr: ({ origin, hostname }) =>
            isPagesHost(hostname)
              ? `Un site ne peut pas être publié dans un dossier. Donnez un domaine au projet, ou publiez-le depuis le dépôt ${hostname} et écrivez ${origin} (docs/how-to/publish/README.md).`
              : `Écrivez ${origin}. Un site ne peut pas être publié dans un dossier d’un autre : il lui faut un domaine ou un sous-domaine.`,
        },
      }),
    },
  },
  URL_UNSAFE: {
    severity: 'error',
    about: {
      en: 'A URL has a scheme that is not allowed. For example, javascript: would run a script in the visitor’s browser.',
      fr: 'Le schéma d’une adresse n’est pas permis. Par exemple, javascript: exécuterait un script dans le navigateur des visiteurs.',
    },
    text: message({
      example: { protocol: 'javascript:', encrypted: false },
      en: 'A URL that starts with “{protocol}” is not allowed here',
      fr: 'Une URL qui commence par « {protocol} » n’est pas permise ici',
      hint: {
        en: ({ protocol, encrypted }) =>
          encrypted
            ? `Write a URL that starts with https://.${protocol === 'mailto:' ? ' To receive forms by email, use a form service.' : ''}`
            : 'Write a URL that starts with https:// or http://.',
        fr: ({ protocol, encrypted }) =>
          encrypted
            ? `Écrivez une URL qui commence par https://.${protocol === 'mailto:' ? ' Pour recevoir les formulaires par courriel, utilisez un service de formulaires.' : ''}`
            : 'Écrivez une URL qui commence par https:// ou http://.',
      },
    }),
  },
  ADDRESS_DUPLICATE: {
    severity: 'error',
    about: {
      en: 'Two pages would have the same URL.',
      fr: 'Deux pages auraient la même adresse.',
    },
    variants: {
      pages: message({
        example: { address: '/fr/contact', first: 'page contact (fr)', second: 'page about (fr)' },
        en: 'Two pages would have the same URL, {address}: {first} and {second}',
        fr: 'Deux pages auraient la même URL, {address} : {first} et {second}',
        hint: { en: 'Give one of them a different path or slug.', fr: 'Donnez à l’une des deux un autre chemin (path) ou un autre slug.' },
      }),
      names: message({
        example: { address: '/services/a-c', first: 'A/C', second: 'A-C', line: 'slug: a-c-2' },
        en: 'The names “{first}” and “{second}” give their pages the same URL, {address}',
        fr: 'Les noms « {first} » et « {second} » donnent à leurs pages la même URL, {address}',
        hint: {
          en: 'Add a slug to “{second}”: {line}',
          fr: 'Ajoutez un slug à « {second} » : {line}',
        },
      }),
    },
  },
  FILE_DUPLICATE: {
    severity: 'error',
    about: {
      en: 'Two files would be published under the same name, apart from uppercase and lowercase letters.',
      fr: 'Deux fichiers seraient publiés sous le même nom, à la casse près.',
    },
    variants: {
      path: message({
        example: { file: 'robots.txt' },
        en: 'Two files would be published as {file}',
        fr: 'Deux fichiers seraient publiés sous le nom {file}',
        hint: {
          en: 'One of them is probably in assets/static/: rename or remove it.',
          fr: 'L’un d’eux se trouve sans doute dans assets/static/ : renommez-le ou retirez-le.',
        },
      }),
      folder: message({
        example: { file: 'services.html', within: 'services.html/prices.pdf' },
        en: '{file} would be both a file and the folder of {within}',
        fr: '{file} serait à la fois un fichier et le dossier de {within}',
        hint: {
          en: 'One of them is probably in assets/static/: rename it.',
          fr: 'L’un d’eux se trouve sans doute dans assets/static/ : renommez-le.',
        },
      }),
      address: message({
        example: { file: 'services/index.html', page: 'services.html', address: '/services' },
        en: '{file} and the page {page} would both have the URL {address}',
        fr: 'Le fichier {file} et la page {page} auraient la même URL, {address}',
        hint: {
          en: 'The file is probably in assets/static/: rename or remove it.',
          fr: 'Ce fichier se trouve sans doute dans assets/static/ : renommez-le ou retirez-le.',
        },
      }),
    },
  },
  REDIRECT_HIDES_PAGE: {
    severity: 'error',
    about: {
      en: 'A redirect starts from the URL of a page or file, which visitors could then not see.',
      fr: 'Une redirection part de l’adresse d’une page ou d’un fichier, que les visiteurs ne pourraient alors plus voir.',
    },
    text: message({
      example: { from: '/contact', page: '/contact' },
      en: 'The redirect from “{from}” would hide the page “{page}”',
      fr: 'La redirection de « {from} » cacherait la page « {page} »',
      hint: {
        en: () => `Remove the redirect, or give the page another path. If a page has its old path again, ${renamed.en}.`,
        fr: () => `Retirez la redirection, ou donnez un autre chemin à la page. Si une page a repris son ancien chemin, ${renamed.fr}.`,
      },
    }),
  },
  REDIRECT_DUPLICATE: {
    severity: 'error',
    about: {
      en: 'Two redirects start from the same path. Hosts ignore its case, a slash at its end and .html.',
      fr: 'Deux redirections partent du même chemin. Les hébergeurs ne tiennent compte ni de la casse, ni d’une barre oblique finale, ni de .html.',
    },
    variants: {
      differing: message({
        example: { from: '/old', first: '/contact', second: '/about' },
        en: 'Two redirects start from “{from}”: to “{first}” and to “{second}”',
        fr: 'Deux redirections partent de « {from} » : vers « {first} » et vers « {second} »',
        hint: { en: 'Remove one of them.', fr: 'Retirez l’une des deux.' },
      }),
      same: message({
        example: { from: '/old', to: '/contact' },
        en: 'The redirect from “{from}” to “{to}” is in the list twice',
        fr: 'La redirection de « {from} » vers « {to} » est deux fois dans la liste',
        hint: { en: 'Remove one of them.', fr: 'Retirez l’une des deux.' },
        severity: 'warning',
      }),
    },
  },
  REDIRECT_LOOP: {
    severity: 'error',
    about: {
      en: 'Redirects lead back to where they start, so browsers show an error.',
      fr: 'Des redirections reviennent à leur point de départ, donc les navigateurs affichent une erreur.',
    },
    text: message({
      example: { from: '/old', to: '/older' },
      en: 'The redirect from “{from}” to “{to}” never reaches a page: redirects lead back to “{from}”',
      fr: 'La redirection de « {from} » vers « {to} » n’atteint aucune page : les redirections ramènent à « {from} »',
      hint: { en: 'Change “to” to the path of a page.', fr: 'Remplacez « to » par le chemin d’une page.' },
    }),
  },
  REDIRECT_CHAIN: {
    severity: 'error',
    about: {
      en: 'A redirect leads to a URL that redirects again, so visitors wait twice.',
      fr: 'Une redirection mène à une adresse qui redirige à son tour, donc les visiteurs attendent deux fois.',
    },
    text: message({
      example: { from: '/old', to: '/contact.html', end: '/contact' },
      en: 'The redirect from “{from}” leads to “{to}”, which redirects to “{end}”',
      fr: 'La redirection de « {from} » mène à « {to} », qui redirige vers « {end} »',
      hint: { en: 'Redirect to the last URL: to: {end}', fr: 'Redirigez vers la dernière URL : to: {end}' },
    }),
  },
  REDIRECT_DEAD: {
    severity: 'error',
    about: {
      en: 'A redirect leads to a page or file that does not exist.',
      fr: 'Une redirection mène à une page ou à un fichier qui n’existe pas.',
    },
    text: message({
      example: { from: '/old', end: '/abuot', known: ['/', '/about', '/contact'] },
      en: 'The redirect from “{from}” leads to “{end}”, which does not exist',
      fr: 'La redirection de « {from} » mène à « {end} », qui n’existe pas',
      hint: {
        en: ({ end, known }) => `${suggest(end, known, 'en', 'Pages and files')} If a page was renamed, ${renamed.en}.`,
        fr: ({ end, known }) => `${suggest(end, known, 'fr', 'Pages et fichiers ')} Si une page a changé de chemin, ${renamed.fr}.`,
      },
    }),
  },
  REDIRECT_NEEDLESS: {
    severity: 'warning',
    about: {
      en: 'A redirect does what every host already does.',
      fr: 'Une redirection fait ce que tous les hébergeurs font déjà.',
    },
    text: message({
      example: { from: '/contact.html', to: '/contact' },
      en: 'The redirect from “{from}” to “{to}” is not needed',
      fr: 'La redirection de « {from} » vers « {to} » est inutile',
      hint: {
        en: 'Every host already does this. Remove the redirect.',
        fr: 'Tous les hébergeurs le font déjà. Retirez la redirection.',
      },
    }),
  },
  REDIRECT_UNSAFE: {
    severity: 'error',
    about: {
      en: 'A redirect contains characters that a host reads as its own syntax, or a placeholder without a value.',
      fr: 'Une redirection contient des caractères qu’un hébergeur lit comme sa propre syntaxe, ou une valeur à insérer qui n’a pas de valeur.',
    },
    variants: {
      from: message({
        example: { from: '/a b' },
        en: 'The path “{from}” contains characters that hosts read in different ways',
        fr: 'Le chemin « {from} » contient des caractères que les hébergeurs lisent de façons différentes',
        hint: {
          en: 'Use only letters, digits and . _ ~ - between slashes, without a slash at the end.',
          fr: 'N’utilisez que des lettres, des chiffres et . _ ~ - entre les barres obliques, sans barre oblique à la fin.',
        },
      }),
      to: message({
        example: { from: '/old', to: 'https://example.com/a b' },
        en: 'The redirect from “{from}” leads to “{to}”, which contains characters that hosts read in different ways',
        fr: 'La redirection de « {from} » mène à « {to} », qui contient des caractères que les hébergeurs lisent de façons différentes',
        hint: {
          en: 'Copy the URL from the address bar of a browser, which encodes such characters: %20 for a space.',
          fr: 'Copiez l’URL de la barre d’adresse d’un navigateur, qui encode ces caractères : %20 pour une espace.',
        },
      }),
      unbound: message({
        example: { from: '/old/:name', name: ':area' },
        en: '“to” uses the placeholder “{name}”, which “from” ({from}) does not contain',
        fr: '« to » utilise la valeur à insérer « {name} », que « from » ({from}) ne contient pas',
        hint: { en: 'Add “{name}” to “from”, or remove it from “to”.', fr: 'Ajoutez « {name} » à « from », ou retirez-la de « to ».' },
      }),
      repeated: message({
        example: { from: '/:a/:a' },
        en: '“{from}” uses the same placeholder twice',
        fr: '« {from} » utilise deux fois la même valeur à insérer',
        hint: { en: 'Give each placeholder a different name.', fr: 'Donnez un nom différent à chaque valeur à insérer.' },
      }),
    },
  },
  URL_VANISHED: {
    severity: 'error',
    about: {
      en: 'A published URL, listed in urls.lock, no longer exists and has no redirect.',
      fr: 'Une adresse publiée, inscrite dans urls.lock, n’existe plus et n’a pas de redirection.',
    },
    text: message({
      example: {
        paths: ['/services/ducts'],
        lines: ['- { from: /services/ducts, to: /services/air-ducts }'],
        write: 'npm run urls -- --write-redirects',
        accept: 'npm run urls -- --accept',
      },
      en: ({ paths }) =>
        paths.length === 1
          ? `The published URL ${paths[0]} no longer exists and has no redirect`
          : `${paths.length.toLocaleString('en')} published URLs no longer exist and have no redirects: ${paths[0]} and ${paths.length === 2 ? 'one more' : `${(paths.length - 1).toLocaleString('en')} more`}`,
      fr: ({ paths }) =>
        paths.length === 1
          ? `L’URL publiée ${paths[0]} n’existe plus et n’a pas de redirection`
          : `${paths.length.toLocaleString('fr-CA')} URL publiées n’existent plus et n’ont pas de redirection : ${paths[0]} et ${paths.length === 2 ? 'une autre' : `${(paths.length - 1).toLocaleString('fr-CA')} autres`}`,
      hint: {
        en: ({ lines, write, accept }) =>
          [
            `Links and search results still lead there. Add this to “redirects”, or run “${write}”:`,
            ...lines.slice(0, linesShown).map(line => `      ${line}`),
            ...(lines.length > linesShown ? [`      … and ${lines.length - linesShown} more: “npm run urls” prints all of them`] : []),
            `    To remove ${lines.length === 1 ? 'it' : 'them'} permanently, run “${accept}”.`,
          ].join('\n'),
        fr: ({ lines, write, accept }) =>
          [
            `Des liens et des résultats de recherche y mènent encore. Ajoutez ceci à « redirects », ou lancez « ${write} » :`,
            ...lines.slice(0, linesShown).map(line => `      ${line}`),
            ...(lines.length > linesShown ? [`      … et ${lines.length - linesShown} de plus : « npm run urls » les affiche toutes`] : []),
            `    Pour ${lines.length === 1 ? 'la' : 'les'} retirer définitivement, lancez « ${accept} ».`,
          ].join('\n'),
      },
    }),
  },
  URL_REASSIGNED: {
    severity: 'error',
    about: {
      en: 'A published URL, listed in urls.lock, now belongs to another page.',
      fr: 'Une adresse publiée, inscrite dans urls.lock, appartient maintenant à une autre page.',
    },
    text: message({
      example: {
        paths: ['/services/a-c'],
        was: 'A/C',
        now: 'A-C',
        moved: '/services/a-c-2',
        line: 'slug: a-c',
        accept: 'npm run urls -- --accept',
      } as {
        readonly paths: readonly string[]
        readonly was: string
        readonly now: string
        readonly moved: string
        readonly line: string
        readonly accept: string
      },
      en: ({ paths, was, now, moved }) =>
        `The published URL ${paths[0]} was the page of “${was}” and is now the page of “${now}”${moved === '' ? '' : `; “${was}” moved to ${moved}`}${
          paths.length === 1 ? '' : ` (and ${paths.length === 2 ? 'one more URL' : `${(paths.length - 1).toLocaleString('en')} more URLs`})`
        }`,
      fr: ({ paths, was, now, moved }) =>
        `L’URL publiée ${paths[0]} était la page de « ${was} » et est maintenant celle de « ${now} »${moved === '' ? '' : `; « ${was} » se trouve à ${moved}`}${
          paths.length === 1
            ? ''
            : ` (et ${paths.length === 2 ? 'une autre URL' : `${(paths.length - 1).toLocaleString('fr-CA')} autres URL`})`
        }`,
      hint: {
        en: ({ was, line, accept }) =>
          `Links and search results would lead to the wrong page. ${line === '' ? 'Give the page another path.' : `To keep the URL, add this to “${was}”: ${line}`}\n    If the change is intended, run “${accept}”.`,
        fr: ({ was, line, accept }) =>
          `Les liens et les résultats de recherche mèneraient à la mauvaise page. ${line === '' ? 'Donnez à la page un autre chemin.' : `Pour garder l’URL, ajoutez ceci à « ${was} » : ${line}`}\n    Si le changement est voulu, lancez « ${accept} ».`,
      },
    }),
  },
  URL_NEW: {
    severity: 'notice',
    about: {
      en: 'The site has URLs that are not in urls.lock yet.',
      fr: 'Le site a des adresses qui ne sont pas encore dans urls.lock.',
    },
    text: message({
      example: { count: 1, first: '/services/gutters', file: 'urls.lock' },
      en: ({ count, first }) =>
        count === 1 ? `The URL ${first} is new` : `${count.toLocaleString('en')} URLs are new, starting with ${first}`,
      fr: ({ count, first }) =>
        count === 1 ? `L’URL ${first} est nouvelle` : `${count.toLocaleString('fr-CA')} URL sont nouvelles, à commencer par ${first}`,
      hint: {
        en: ({ count, file }) => `Run “npm run urls -- --accept” to add ${count === 1 ? 'it' : 'them'} to ${file}.`,
        fr: ({ count, file }) =>
          count === 1
            ? `Lancez « npm run urls -- --accept » pour l’ajouter à ${file}.`
            : `Lancez « npm run urls -- --accept » pour les ajouter à ${file}.`,
      },
    }),
  },
} as const satisfies MessageTable
