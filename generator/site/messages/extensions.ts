/** A site's own code: the folder `townsite/`. */
import type { ExtensionFolder } from '../util/extensions.ts'
import { type MessageTable, message } from './message.ts'
import { suggest } from './suggest.ts'

const listed = (names: readonly string[]): string => names.join(', ')

export const extensionMessages = {
  EXTENSION_FILE: {
    severity: 'error',
    about: 'A file in townsite/ is not where Townsite looks for code.',
    variants: {
      place: message({
        example: { name: 'block', known: ['blocks', 'checks', 'hosts'] },
        en: ({ name }) => `townsite/${name} has no meaning`,
        fr: ({ name }) => `townsite/${name} n’a pas de signification`,
        hint: {
          en: ({ name, known }) =>
            `${suggest(name, known, 'en', 'townsite/ can contain')} Put code that several of them import into shared.`,
          fr: ({ name, known }) =>
            `${suggest(name, known, 'fr', 'townsite/ peut contenir')} Mettez le code que plusieurs importent dans shared.`,
        },
      }),
      module: message({
        example: { name: 'blocks/price-list' },
        en: ({ name }) => `townsite/${name} is not a module`,
        fr: ({ name }) => `townsite/${name} n’est pas un module`,
        hint: {
          en: ({ name }) => `Write a file ending in .ts or .tsx, or a folder with one named index: townsite/${name}/index.tsx`,
          fr: ({ name }) =>
            `Écrivez un fichier qui se termine par .ts ou .tsx, ou un dossier qui en contient un nommé index : townsite/${name}/index.tsx`,
        },
      }),
      name: message({
        example: { name: 'Price List', folder: 'blocks' as ExtensionFolder },
        en: ({ name }) => `“${name}” cannot be a name in a config`,
        fr: ({ name }) => `« ${name} » ne peut pas servir de nom dans une configuration`,
        hint: {
          en: ({ folder }) =>
            folder === 'pages'
              ? 'Use letters and digits, and begin with a small letter: priceList'
              : 'Use small letters, digits and hyphens: price-list',
          fr: ({ folder }) =>
            folder === 'pages'
              ? 'Employez des lettres et des chiffres, et commencez par une minuscule : priceList'
              : 'Employez des minuscules, des chiffres et des traits d’union : price-list',
        },
      }),
      taken: message({
        example: { name: 'netlify', folder: 'hosts' },
        en: ({ name, folder }) => `Townsite itself has ${folder}/${name}`,
        fr: ({ name, folder }) => `Townsite a déjà ${folder}/${name}`,
        hint: { en: 'Choose another name.', fr: 'Choisissez un autre nom.' },
      }),
    },
  },
  EXTENSION_EXPORT: {
    severity: 'error',
    about: 'A module in townsite/ does not export what its folder needs.',
    variants: {
      none: message({
        example: { define: 'defineBlock' },
        en: () => 'this module has no default export',
        fr: () => 'ce module n’a pas d’export par défaut',
        hint: {
          en: ({ define }) => `Write \`export default ${define}({ … })\`.`,
          fr: ({ define }) => `Écrivez \`export default ${define}({ … })\`.`,
        },
      }),
      part: message({
        example: { part: 'schema', define: 'defineBlock' },
        en: ({ part }) => `the default export has no \`${part}\``,
        fr: ({ part }) => `l’export par défaut n’a pas de \`${part}\``,
        hint: {
          en: ({ part, define }) => `Add \`${part}\` to the argument of ${define}: docs/extend.md has an example.`,
          fr: ({ part, define }) => `Ajoutez \`${part}\` à l’argument de ${define}; docs/extend.md donne un exemple.`,
        },
      }),
      name: message({
        example: { own: 'heading', name: 'heading-length' },
        en: ({ own }) => `this module calls itself “${own}”, but its file has another name`,
        fr: ({ own }) => `ce module se nomme « ${own} », mais son fichier a un autre nom`,
        hint: {
          en: ({ name }) => `Write “${name}”, or rename the file.`,
          fr: ({ name }) => `Écrivez « ${name} », ou renommez le fichier.`,
        },
      }),
    },
  },
  EXTENSION_IMPURE: {
    severity: 'error',
    about: 'Code in townsite/ reads something that can differ from build to build or from machine to machine.',
    variants: {
      global: message({
        example: { name: 'Date' },
        en: ({ name }) => `\`${name}\` is not available in townsite/`,
        fr: ({ name }) => `\`${name}\` n’existe pas dans townsite/`,
        hint: {
          en: 'The same config must always give the same site, so there is no clock, network, randomness or file. Put the value into the config, and read it from there.',
          fr: 'La même configuration doit toujours donner le même site : il n’y a donc ni horloge, ni réseau, ni hasard, ni fichier. Mettez la valeur dans la configuration et lisez-la là.',
        },
      }),
      module: message({
        example: { name: 'node:fs' },
        en: ({ name }) => `\`${name}\` cannot be imported in townsite/`,
        fr: ({ name }) => `\`${name}\` ne peut pas être importé dans townsite/`,
        hint: {
          en: 'The same config must always give the same site, so there is no clock, network, randomness or file. Import townsite/extension, react, packages without such imports, and files of this folder.',
          fr: 'La même configuration doit toujours donner le même site : il n’y a donc ni horloge, ni réseau, ni hasard, ni fichier. Importez townsite/extension, react, des paquets sans de tels imports et des fichiers de ce dossier.',
        },
      }),
    },
  },
  BLOCK_INVALID: {
    severity: 'error',
    about: 'An item under blocks does not name exactly one block.',
    variants: {
      one: message({
        example: { names: ['price-list', 'team'], found: [] as string[] },
        en: ({ found }) => (found.length === 0 ? 'this item names no block' : `this item names several blocks: ${listed(found)}`),
        fr: ({ found }) =>
          found.length === 0 ? 'cet élément ne nomme aucun bloc' : `cet élément nomme plusieurs blocs : ${listed(found)}`,
        hint: {
          en: ({ names }) => `Each item is one block with its keys. townsite/blocks/ has: ${listed(names)}.`,
          fr: ({ names }) => `Chaque élément est un bloc et ses clés. townsite/blocks/ contient : ${listed(names)}.`,
        },
      }),
    },
  },
} as const satisfies MessageTable
