/** Diagnostics about URLs of pages and other sites, and redirects. */

import { shownCharacter } from './characters.ts'
import type { MessageLanguage, Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'
import { suggest } from './suggest.ts'

const renamed: Translated<string> = {
  en: '“npm run urls -- --write-redirects” points redirects to its new address',
  fr: '« npm run urls -- --write-redirects » mène les redirections à sa nouvelle adresse',
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
  en: 'It begins with a slash, does not end with one, and has only letters, digits and . _ ~ - between slashes.',
  fr: 'Elle commence par une barre oblique, ne finit pas par une autre, et n’a que des lettres, des chiffres et . _ ~ - entre les barres.',
}

const writeOrExplain = (suggestion: string | undefined, otherwise: Translated<string>): Translated<string> =>
  suggestion === undefined ? otherwise : { en: `Write ${suggestion}`, fr: `Écrivez ${suggestion}` }

export const urls = {
  SLUG_UNSAFE: {
    severity: 'error',
    about: 'A part of an address that not every server and browser treats in the same way.',
    variants: {
      letters: message({
        example: { value: 'Nettoyage Été', suggestion: 'nettoyage-ete' },
        en: '“{value}” cannot be part of an address: small letters a-z, digits and hyphens only',
        fr: '« {value} » ne peut pas faire partie d’une adresse : seulement des minuscules de a à z, des chiffres et des traits d’union',
        hint: {
          en: ({ suggestion }) =>
            suggestion === '' ? 'Write it in Latin letters without accents: ramonage-cheminee.' : `Write ${suggestion}`,
          fr: ({ suggestion }) =>
            suggestion === '' ? 'Écrivez-le en lettres latines, sans accents : ramonage-cheminee.' : `Écrivez ${suggestion}`,
        },
      }),
      reserved: message({
        example: { value: 'index' },
        en: '“{value}” cannot be used in an address',
        fr: '« {value} » ne peut pas servir dans une adresse',
        hint: {
          en: 'Web servers give this name a special meaning; choose another.',
          fr: 'Les serveurs Web donnent à ce nom un sens à part; choisissez-en un autre.',
        },
      }),
      device: message({
        example: { value: 'con' },
        en: '“{value}” is a reserved file name on Windows, so a page of this name cannot be stored there',
        fr: '« {value} » est un nom de fichier réservé sous Windows : une page de ce nom ne peut pas y être enregistrée',
        hint: {
          en: ({ value }) => `Add a word, for example: ${value.replace(/^[^.]*/, '$&-page')}`,
          fr: ({ value }) => `Ajoutez un mot, par exemple : ${value.replace(/^[^.]*/, '$&-page')}`,
        },
      }),
      long: message({
        example: { length: 240, most: 100 },
        en: ({ length, most }) => `this part of an address has ${length.toLocaleString('en')} letters; it has at most ${most}`,
        fr: ({ length, most }) => `cette partie d’adresse compte ${length.toLocaleString('fr-CA')} caractères; elle en a ${most} au plus`,
        hint: { en: 'Shorten it to a few words.', fr: 'Réduisez-la à quelques mots.' },
      }),
      empty: {
        en: 'the address has two slashes in a row',
        fr: 'l’adresse a deux barres obliques de suite',
        hint: { en: 'Leave one out.', fr: 'Retirez-en une.' },
      },
    },
  },
  PATH_INVALID: {
    severity: 'error',
    about: 'The address of a page, or an old one that redirects, is not written as a path of the site.',
    variants: {
      start: message({
        example: { value: 'contact', suggestion: '/contact' } as Corrected,
        en: 'the address “{value}” does not begin with a slash',
        fr: 'l’adresse « {value} » ne commence pas par une barre oblique',
        hint: ({ suggestion }) => writeOrExplain(suggestion, pathForm),
      }),
      whole: message({
        example: { value: 'https://old.example/contact', suggestion: '/contact' } as Corrected,
        en: '“{value}” is a whole web address, but this must be a path of this site',
        fr: '« {value} » est une adresse Web entière; il faut ici un chemin de ce site',
        hint: ({ suggestion }) => writeOrExplain(suggestion, pathForm),
      }),
      end: message({
        example: { value: '/contact/', suggestion: '/contact' } as Corrected,
        en: 'the address “{value}” ends with a slash',
        fr: 'l’adresse « {value} » finit par une barre oblique',
        hint: ({ suggestion }) => writeOrExplain(suggestion, pathForm),
      }),
      target: message({
        example: { value: 'contact', suggestion: '/contact' } as Corrected,
        en: '“{value}” is neither an address of this site nor a web address',
        fr: '« {value} » n’est ni une adresse de ce site ni une adresse Web',
        hint: ({ suggestion }) =>
          writeOrExplain(suggestion, {
            en: 'Begin it with a slash, or with https:// for another site.',
            fr: 'Commencez par une barre oblique, ou par https:// pour un autre site.',
          }),
      }),
      query: message({
        example: { value: '/prices?year=2024', suggestion: '/prices' } as Corrected,
        en: 'the address “{value}” has a query: the part from “?” on does not belong here',
        fr: 'l’adresse « {value} » contient une requête : ce qui suit « ? » n’en fait pas partie',
        hint: ({ suggestion }) =>
          writeOrExplain(suggestion, {
            en: 'End it before the “?”: the redirect adds the query of the visitor.',
            fr: 'Arrêtez-la avant « ? » : ce qui suit est redirigé aussi.',
          }),
      }),
      fragment: message({
        example: { value: '/prices#gutters', suggestion: '/prices' } as Corrected,
        en: 'the address “{value}” has a fragment: browsers do not send the part from “#” on',
        fr: 'l’adresse « {value} » contient une ancre : les navigateurs gardent pour eux ce qui suit « # »',
        hint: ({ suggestion }) => writeOrExplain(suggestion, { en: 'End it before the “#”.', fr: 'Arrêtez-la avant « # ».' }),
      }),
      character: message({
        example: { character: '$' },
        en: 'hosts treat the character “{character}” in an address differently',
        fr: 'chaque hébergeur lit à sa façon le caractère « {character} » dans une adresse',
        hint: {
          en: 'Use letters, digits and . _ ~ - between its slashes.',
          fr: 'Entre les barres obliques, il peut y avoir des lettres, des chiffres et . _ ~ -',
        },
      }),
      suffix: message({
        example: { value: '/about#our hours', character: ' ', suggestion: '/about#our%20hours' },
        en: '“{value}” contains the character “{character}” after “?” or “#”, where hosts treat it differently',
        fr: '« {value} » contient le caractère « {character} » après « ? » ou « # », et chaque hébergeur l’y lit à sa façon',
        hint: {
          en: 'Letters a-z, digits and . _ ~ / @ ! & + , ; = ? - are allowed there, and others percent-encoded. Write {suggestion}',
          fr: 'On peut y écrire des lettres de a à z, des chiffres et -._~/@!&+,;=?, et le reste encodé avec %. Écrivez {suggestion}',
        },
      }),
    },
  },
  URL_INVALID: {
    severity: 'error',
    about: 'A URL is complete: scheme, host and path, without a password or invisible characters. That of the site ends with its domain.',
    variants: {
      web: message({
        example: { value: 'facebook.com/ducts', suggestion: 'https://facebook.com/ducts' as string | undefined },
        en: '“{value}” is not a complete URL',
        fr: '« {value} » n’est pas une URL complète',
        hint: {
          en: ({ suggestion }) => writeOr(suggestion, 'en', 'A URL begins with https:// and a domain: https://www.example.com/page'),
          fr: ({ suggestion }) => writeOr(suggestion, 'fr', 'Une URL commence par https:// et un domaine : https://www.example.com/page'),
        },
      }),
      host: message({
        example: { value: 'https:///ducts' },
        en: '“{value}” has no valid domain after “https://”',
        fr: '« {value} » n’a pas de domaine valide après « https:// »',
        hint: {
          en: 'A domain has letters, digits, hyphens and dots: https://www.example.com/page',
          fr: 'Un domaine a des lettres, des chiffres, des traits d’union et des points : https://www.example.com/page',
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
        en: 'the domain of “{value}” has letters that servers cannot write in a redirect',
        fr: 'le domaine de « {value} » a des lettres que les serveurs ne peuvent pas écrire dans une redirection',
        hint: {
          en: 'Only ASCII is allowed here. Write {suggestion}',
          fr: 'Seul l’ASCII est permis ici. Écrivez {suggestion}',
        },
      }),
      origin: message({
        example: { value: 'https://www.Example.com/', origin: 'https://www.example.com' },
        en: '“{value}” must end with the domain, without a slash, in small ASCII letters',
        fr: '« {value} » doit finir par le domaine, sans barre oblique, en minuscules ASCII',
        hint: { en: 'Write {origin}', fr: 'Écrivez {origin}' },
      }),
      folder: message({
        example: { value: 'https://anna.github.io/ducts/', origin: 'https://anna.github.io', hostname: 'anna.github.io' },
        en: '“{value}” has a path after {origin}, but only a domain or subdomain is valid here: URLs of a site begin with “/”',
        fr: '« {value} » a un chemin après {origin}, mais il faut ici un domaine ou un sous-domaine : les URL d’un site commencent par « / »',
        hint: {
          en: ({ origin, hostname }) =>
            isPagesHost(hostname)
              ? `A site cannot be published in a folder. Give the project a custom domain, or publish it from the repository ${hostname} and write ${origin} (docs/reference/hosts.md).`
              : `Write ${origin}. A site cannot be published in a folder of another: it needs a domain or subdomain.`,
          fr: ({ origin, hostname }) =>
            isPagesHost(hostname)
              ? `Un site ne peut pas être publié dans un dossier. Donnez un domaine au projet, ou publiez-le depuis le dépôt ${hostname} et écrivez ${origin} (docs/reference/hosts.md).`
              : `Écrivez ${origin}. Un site ne peut pas être publié dans un dossier d’un autre : il lui faut un domaine ou un sous-domaine.`,
        },
      }),
    },
  },
  URL_UNSAFE: {
    severity: 'error',
    about: 'An address such as javascript: would run a program in the visitor’s browser. Others are not web addresses.',
    text: message({
      example: { protocol: 'javascript:', encrypted: false },
      en: 'a URL that begins with “{protocol}” is not valid here',
      fr: 'une URL qui commence par « {protocol} » n’est pas permise ici',
      hint: {
        en: ({ protocol, encrypted }) =>
          encrypted
            ? `Only https:// addresses are allowed.${protocol === 'mailto:' ? ' To receive forms by e-mail, use a form service.' : ''}`
            : 'Only https:// and http:// addresses are allowed.',
        fr: ({ protocol, encrypted }) =>
          encrypted
            ? `Seules les adresses en https:// sont permises.${protocol === 'mailto:' ? ' Pour recevoir les formulaires par courriel, prenez un service de formulaires.' : ''}`
            : 'Seules les adresses en https:// et http:// sont permises.',
      },
    }),
  },
  ADDRESS_DUPLICATE: {
    severity: 'error',
    about: 'Two pages would be published at one address.',
    variants: {
      pages: message({
        example: { address: '/fr/contact', first: 'page contact (fr)', second: 'page about (fr)' },
        en: 'two pages have the address {address}: {first} and {second}',
        fr: 'deux pages ont l’adresse {address} : {first} et {second}',
        hint: { en: 'Change one of the two.', fr: 'Changez l’une des deux.' },
      }),
      names: message({
        example: { address: '/services/a-c', first: 'A/C', second: 'A-C', line: 'slug: a-c-2' },
        en: 'the names “{first}” and “{second}” make the same address: {address}',
        fr: 'les noms « {first} » et « {second} » donnent la même adresse : {address}',
        hint: {
          en: 'Add a line to “{second}” that sets its part of the address: {line}',
          fr: 'Ajoutez à « {second} » une ligne qui fixe sa partie de l’adresse : {line}',
        },
      }),
    },
  },
  FILE_DUPLICATE: {
    severity: 'error',
    about: 'Two files would be published under one name; most computers let one overwrite the other, whatever the case of letters.',
    variants: {
      path: message({
        example: { file: 'robots.txt' },
        en: 'two files would be published as {file}',
        fr: 'deux fichiers seraient publiés sous le nom {file}',
        hint: {
          en: 'One of them is probably in assets/static/: rename or remove it.',
          fr: 'L’un d’eux se trouve sans doute dans assets/static/ : renommez-le ou retirez-le.',
        },
      }),
      folder: message({
        example: { file: 'services.html', within: 'services.html/prices.pdf' },
        en: '{file} would be a file, and a folder for {within}',
        fr: '{file} serait un fichier, et un dossier pour {within}',
        hint: {
          en: 'One of them is probably in assets/static/: rename it.',
          fr: 'L’un d’eux se trouve sans doute dans assets/static/ : renommez-le.',
        },
      }),
      address: message({
        example: { file: 'services/index.html', page: 'services.html', address: '/services' },
        en: '{file} would be shown at {address}, as the page {page} is',
        fr: '{file} se montrerait à l’adresse {address}, comme la page {page}',
        hint: {
          en: 'It is probably in assets/static/: rename or remove it.',
          fr: 'Il se trouve sans doute dans assets/static/ : renommez-le ou retirez-le.',
        },
      }),
    },
  },
  REDIRECT_HIDES_PAGE: {
    severity: 'error',
    about: 'A redirect starts from the address of a page or file that is published, which visitors could then not see.',
    text: message({
      example: { from: '/contact', page: '/contact' },
      en: 'the redirect from “{from}” would hide “{page}”, which exists',
      fr: 'la redirection de « {from} » cacherait « {page} », qui existe',
      hint: {
        en: () => `Remove the redirect, or give the page another address. If a page was renamed back, ${renamed.en}.`,
        fr: () => `Retirez la redirection, ou donnez une autre adresse à la page. Si une page a repris son ancien nom, ${renamed.fr}.`,
      },
    }),
  },
  REDIRECT_DUPLICATE: {
    severity: 'error',
    about: 'Two redirects start from one address; hosts take one spelling of it for another: case, a slash at its end, .html.',
    variants: {
      differing: message({
        example: { from: '/old', first: '/contact', second: '/about' },
        en: 'two redirects start from “{from}”: to “{first}” and to “{second}”',
        fr: 'deux redirections partent de « {from} » : vers « {first} » et vers « {second} »',
        hint: { en: 'Keep the one that is right.', fr: 'Gardez la bonne.' },
      }),
      same: message({
        example: { from: '/old', to: '/contact' },
        en: 'the redirect from “{from}” to “{to}” is already there',
        fr: 'la redirection de « {from} » vers « {to} » existe déjà',
        hint: { en: 'Remove one of the two.', fr: 'Retirez l’un des deux.' },
        severity: 'warning',
      }),
    },
  },
  REDIRECT_LOOP: {
    severity: 'error',
    about: 'Redirects lead round in a circle, so browsers give up.',
    text: message({
      example: { from: '/old', to: '/older' },
      en: 'the redirect from “{from}” to “{to}” leads round in a circle',
      fr: 'la redirection de « {from} » vers « {to} » tourne en rond',
      hint: { en: 'Let it lead to a page.', fr: 'Menez-la à une page.' },
    }),
  },
  REDIRECT_CHAIN: {
    severity: 'error',
    about: 'A redirect leads to an address that redirects again: visitors wait twice, and search engines count less of it.',
    text: message({
      example: { from: '/old', to: '/contact.html', end: '/contact' },
      en: 'the redirect from “{from}” leads to “{to}”, from where hosts redirect to “{end}”',
      fr: 'la redirection de « {from} » mène à « {to} », d’où les hébergeurs redirigent vers « {end} »',
      hint: { en: 'Lead it straight to the last address: write {end}', fr: 'Menez-la tout droit à la dernière adresse : écrivez {end}' },
    }),
  },
  REDIRECT_DEAD: {
    severity: 'error',
    about: 'A redirect ends where neither a page nor a file is published.',
    text: message({
      example: { from: '/old', end: '/abuot', known: ['/', '/about', '/contact'] },
      en: 'the redirect from “{from}” leads to “{end}”, but there is no such page or file',
      fr: 'la redirection de « {from} » mène à « {end} », mais il n’y a là ni page ni fichier',
      hint: {
        en: ({ end, known }) => `${suggest(end, known, 'en', 'There are')} If a page was renamed, ${renamed.en}.`,
        fr: ({ end, known }) => `${suggest(end, known, 'fr', 'Il y a ')} Si une page a changé de nom, ${renamed.fr}.`,
      },
    }),
  },
  REDIRECT_NEEDLESS: {
    severity: 'warning',
    about: 'A redirect does what every host does by itself.',
    text: message({
      example: { from: '/contact.html', to: '/contact' },
      en: 'the redirect from “{from}” to “{to}” is not needed',
      fr: 'la redirection de « {from} » vers « {to} » est inutile',
      hint: {
        en: 'Every host answers this spelling with that address by itself; remove the rule.',
        fr: 'Tout hébergeur répond déjà à cette façon d’écrire par cette adresse; retirez la redirection.',
      },
    }),
  },
  REDIRECT_UNSAFE: {
    severity: 'error',
    about: 'A redirect holds something that one of the hosts would read as its own syntax, or a placeholder without a value.',
    variants: {
      from: message({
        example: { from: '/a b' },
        en: 'the redirect from “{from}” cannot be written for every host because of “{from}”',
        fr: 'la redirection de « {from} » ne peut pas s’écrire pour tous les hébergeurs à cause de « {from} »',
        hint: {
          en: 'An old address must have letters, digits and . _ ~ - only, without a slash at its end: hosts treat others differently.',
          fr: 'Une ancienne adresse n’a que des lettres, des chiffres et . _ ~ -, sans barre oblique à la fin : chaque hébergeur lit le reste à sa façon.',
        },
      }),
      to: message({
        example: { from: '/old', to: 'https://example.com/a b' },
        en: 'the redirect from “{from}” cannot be written for every host because of “{to}”',
        fr: 'la redirection de « {from} » ne peut pas s’écrire pour tous les hébergeurs à cause de « {to} »',
        hint: {
          en: 'Write the target as browsers show it when copied; other characters as %20 and so on.',
          fr: 'Écrivez la destination comme un navigateur la donne quand on la copie; les autres caractères sous la forme %20.',
        },
      }),
      unbound: message({
        example: { from: '/old/:name', name: ':area' },
        en: 'the redirect from “{from}” cannot be written for every host because of “{name}”',
        fr: 'la redirection de « {from} » ne peut pas s’écrire pour tous les hébergeurs à cause de « {name} »',
        hint: { en: 'Use it in “{from}” too.', fr: 'Utilisez-le aussi dans « {from} ».' },
      }),
      repeated: message({
        example: { from: '/:a/:a' },
        en: 'the redirect from “{from}” cannot be written for every host because of “{from}”',
        fr: 'la redirection de « {from} » ne peut pas s’écrire pour tous les hébergeurs à cause de « {from} »',
        hint: { en: 'Give each placeholder a different name.', fr: 'Donnez à chaque repère son propre nom.' },
      }),
    },
  },
  URL_VANISHED: {
    severity: 'error',
    about: 'An address that urls.lock promises is not a page any more, and no redirect starts from it.',
    text: message({
      example: {
        paths: ['/services/ducts'],
        lines: ['- { from: /services/ducts, to: /services/air-ducts }'],
        write: 'npm run urls -- --write-redirects',
        accept: 'npm run urls -- --accept',
      },
      en: ({ paths }) =>
        paths.length === 1
          ? `the published address ${paths[0]} is gone, and no redirect starts from it`
          : `${paths.length.toLocaleString('en')} published addresses are gone, and no redirects start from them: ${paths[0]} and ${paths.length === 2 ? 'one more' : `${(paths.length - 1).toLocaleString('en')} more`}`,
      fr: ({ paths }) =>
        paths.length === 1
          ? `l’adresse publiée ${paths[0]} n’existe plus, et rien ne mène plus loin`
          : `${paths.length.toLocaleString('fr-CA')} adresses publiées n’existent plus, et rien ne mène plus loin : ${paths[0]} et ${paths.length === 2 ? 'une autre' : `${(paths.length - 1).toLocaleString('fr-CA')} autres`}`,
      hint: {
        en: ({ lines, write, accept }) =>
          [
            `Visitors and search engines still come there. Add to redirects, or let “${write}” do it:`,
            ...lines.slice(0, linesShown).map(line => `      ${line}`),
            ...(lines.length > linesShown ? [`      … and ${lines.length - linesShown} more, which “npm run urls” prints`] : []),
            `    To remove it for good: ${accept}`,
          ].join('\n'),
        fr: ({ lines, write, accept }) =>
          [
            `Des visiteurs et des moteurs de recherche y viennent encore. Ajoutez aux redirections, ou laissez faire « ${write} » :`,
            ...lines.slice(0, linesShown).map(line => `      ${line}`),
            ...(lines.length > linesShown ? [`      … et ${lines.length - linesShown} de plus, que « npm run urls » affiche`] : []),
            `    Si elle doit disparaître pour de bon : ${accept}`,
          ].join('\n'),
      },
    }),
  },
  URL_REASSIGNED: {
    severity: 'error',
    about: 'An address that urls.lock promises for one page is the address of another page now.',
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
        `the published address ${paths[0]} was the page of “${was}”, and is the page of “${now}” now${moved === '' ? '' : `; “${was}” is at ${moved}`}${
          paths.length === 1
            ? ''
            : ` (and ${paths.length === 2 ? 'one more address' : `${(paths.length - 1).toLocaleString('en')} more addresses`})`
        }`,
      fr: ({ paths, was, now, moved }) =>
        `l’adresse publiée ${paths[0]} était la page de « ${was} » et est maintenant celle de « ${now} »${moved === '' ? '' : `; « ${was} » se trouve à ${moved}`}${
          paths.length === 1
            ? ''
            : ` (et ${paths.length === 2 ? 'une autre adresse' : `${(paths.length - 1).toLocaleString('fr-CA')} autres adresses`})`
        }`,
      hint: {
        en: ({ was, line, accept }) =>
          `Links and search results would lead to the wrong page. ${line === '' ? 'Give the page another address.' : `To keep the address, write in “${was}”: ${line}`}\n    If the change is intended: ${accept}`,
        fr: ({ was, line, accept }) =>
          `Les liens et les résultats de recherche mèneraient à la mauvaise page. ${line === '' ? 'Donnez à la page une autre adresse.' : `Pour garder l’adresse, écrivez dans « ${was} » : ${line}`}\n    Si le changement est voulu : ${accept}`,
      },
    }),
  },
  URL_NEW: {
    severity: 'notice',
    about: 'The site has addresses that urls.lock does not promise yet.',
    text: message({
      example: { count: 1, first: '/services/gutters', file: 'urls.lock' },
      en: ({ count, first }) =>
        count === 1 ? `the address ${first} is new` : `${count.toLocaleString('en')} addresses are new, the first of them ${first}`,
      fr: ({ count, first }) =>
        count === 1
          ? `l’adresse ${first} est nouvelle`
          : `${count.toLocaleString('fr-CA')} adresses sont nouvelles, à commencer par ${first}`,
      hint: {
        en: ({ count, file }) =>
          `When ${count === 1 ? 'it is' : 'they are'} to stay: npm run urls -- --accept writes ${count === 1 ? 'it' : 'them'} to ${file}.`,
        fr: ({ count, file }) =>
          count === 1
            ? `Si elle doit rester : npm run urls -- --accept l’écrit dans ${file}.`
            : `Si elles doivent rester : npm run urls -- --accept les écrit dans ${file}.`,
      },
    }),
  },
} as const satisfies MessageTable
