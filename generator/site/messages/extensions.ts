/** A site's own code: the folder `townsite/`. */
import type { ExtensionFolder } from '../util/extensions.ts'
import { type MessageTable, message } from './message.ts'
import { suggest } from './suggest.ts'

const listed = (names: readonly string[]): string => names.join(', ')

export const extensionMessages = {
  EXTENSION_FILE: {
    severity: 'error',
    about: {
      en: 'A file in townsite/ is not where Townsite looks for code.',
      fr: 'Un fichier de townsite/ n’est pas à un endroit où Townsite cherche du code.',
    },
    variants: {
      place: message({
        example: { name: 'block', known: ['blocks', 'checks', 'hosts'] },
        en: ({ name }) => `Townsite does not read townsite/${name}`,
        fr: ({ name }) => `Townsite ne lit pas townsite/${name}`,
        hint: {
          en: ({ name, known }) =>
            `${suggest(name, known, 'en', 'townsite/ can contain')} Put code that several of them import into shared.`,
          fr: ({ name, known }) =>
            `${suggest(name, known, 'fr', 'townsite/ peut contenir\u00a0')} Mettez le code que plusieurs importent dans shared.`,
        },
      }),
      module: message({
        example: { name: 'blocks/price-list', main: 'index' },
        en: ({ name }) => `townsite/${name} is not a module`,
        fr: ({ name }) => `townsite/${name} n’est pas un module`,
        hint: {
          en: ({ name, main }) => `Write a file that ends in .ts or .tsx, or a folder with one named ${main}: townsite/${name}/${main}.tsx`,
          fr: ({ name, main }) =>
            `Écrivez un fichier qui se termine par .ts ou .tsx, ou un dossier qui en contient un nommé ${main} : townsite/${name}/${main}.tsx`,
        },
      }),
      name: message({
        example: { name: 'Price List', folder: 'blocks' as ExtensionFolder },
        en: ({ name }) => `“${name}” cannot be a name in a config`,
        fr: ({ name }) => `« ${name} » ne peut pas servir de nom dans une configuration`,
        hint: {
          en: ({ folder }) =>
            folder === 'pages'
              ? 'Use letters and digits, and begin with a lowercase letter: priceList'
              : 'Use lowercase letters, digits and hyphens: price-list',
          fr: ({ folder }) =>
            folder === 'pages'
              ? 'Utilisez des lettres et des chiffres, et commencez par une minuscule : priceList'
              : 'Utilisez des minuscules, des chiffres et des traits d’union : price-list',
        },
      }),
      pack: message({
        example: { name: 'languages/polish.yaml', folder: 'languages' as 'languages' | 'trades' },
        en: ({ name, folder }) => `townsite/${name} is not a ${folder === 'trades' ? 'trade template' : 'language pack'}`,
        fr: ({ name, folder }) => `townsite/${name} n’est pas un ${folder === 'trades' ? 'modèle de métier' : 'paquet de langue'}`,
        hint: {
          en: ({ folder }) =>
            folder === 'trades'
              ? 'Use lowercase letters, digits and hyphens: townsite/trades/bicycle-repair.yaml'
              : 'Name the file by the language, or by the language and the country: townsite/languages/pl.yaml, townsite/languages/pl-PL.yaml',
          fr: ({ folder }) =>
            folder === 'trades'
              ? 'Utilisez des minuscules, des chiffres et des traits d’union : townsite/trades/bicycle-repair.yaml'
              : 'Nommez le fichier d’après la langue, ou la langue et le pays : townsite/languages/pl.yaml, townsite/languages/pl-PL.yaml',
        },
      }),
      keys: message({
        example: { name: 'townsite/languages/pl.yaml' },
        en: ({ name }) => `${name} has no keys`,
        fr: ({ name }) => `${name} n’a pas de clés`,
        hint: {
          en: 'Start from the file of the same kind in Townsite: docs/extend.md has an example.',
          fr: 'Partez du fichier du même type fourni avec Townsite : docs/extend.md donne un exemple.',
        },
      }),
      taken: message({
        example: { name: 'netlify', folder: 'hosts' },
        en: ({ name, folder }) => `Townsite already has ${folder}/${name}`,
        fr: ({ name, folder }) => `Townsite a déjà ${folder}/${name}`,
        hint: { en: 'Choose another name.', fr: 'Choisissez un autre nom.' },
      }),
    },
  },
  EXTENSION_EXPORT: {
    severity: 'error',
    about: {
      en: 'A module in townsite/ does not export what its folder needs.',
      fr: 'Un module de townsite/ n’exporte pas ce que son dossier exige.',
    },
    variants: {
      none: message({
        example: { define: 'defineBlock' },
        en: () => 'This module has no default export',
        fr: () => 'Ce module n’a pas d’export par défaut',
        hint: {
          en: ({ define }) => `Write \`export default ${define}({ … })\`.`,
          fr: ({ define }) => `Écrivez \`export default ${define}({ … })\`.`,
        },
      }),
      part: message({
        example: { part: 'schema', define: 'defineBlock' },
        en: ({ part }) => `The default export has no \`${part}\``,
        fr: ({ part }) => `L’export par défaut n’a pas de \`${part}\``,
        hint: {
          en: ({ part, define }) => `Add \`${part}\` to the argument of ${define}: docs/extend.md has an example.`,
          fr: ({ part, define }) => `Ajoutez \`${part}\` à l’argument de ${define}; docs/extend.md donne un exemple.`,
        },
      }),
      component: message({
        example: { own: 'Headr', known: ['Header'] },
        en: ({ own }) => (own === '' ? 'This module exports no component' : `The original has no component ${own}`),
        fr: ({ own }) => (own === '' ? 'Ce module n’exporte aucun composant' : `L’original n’a pas de composant ${own}`),
        hint: {
          en: ({ known }) => `A module that replaces a component exports one with the same name: ${listed(known)}.`,
          fr: ({ known }) => `Un module qui remplace un composant en exporte un du même nom : ${listed(known)}.`,
        },
      }),
      name: message({
        example: { own: 'heading', name: 'heading-length' },
        en: ({ own }) => `The name in this module, “${own}”, is not that of its file`,
        fr: ({ own }) => `Le nom dans ce module, « ${own} », n’est pas celui de son fichier`,
        hint: {
          en: ({ name }) => `Write “${name}”, or rename the file.`,
          fr: ({ name }) => `Écrivez « ${name} », ou renommez le fichier.`,
        },
      }),
    },
  },
  COMPONENT_CHANGED: {
    severity: 'error',
    about: {
      en: 'A component in townsite/components/ replaces one that this version of Townsite has changed or removed.',
      fr: 'Un composant de townsite/components/ en remplace un que cette version de Townsite a modifié ou retiré.',
    },
    variants: {
      removed: message({
        example: { name: 'finder', known: ['footer', 'header'] },
        en: ({ name }) => `This version of Townsite has no component ${name}`,
        fr: ({ name }) => `Cette version de Townsite n’a pas de composant ${name}`,
        hint: {
          en: ({ name, known }) =>
            `${suggest(name, known, 'en', 'Components')} If it was removed, move what you need into a block and delete the folder.`,
          fr: ({ name, known }) =>
            `${suggest(name, known, 'fr', 'Composants ')} S’il a été retiré, déplacez ce qu’il vous faut dans un bloc et supprimez le dossier.`,
        },
      }),
      changed: message({
        example: { name: 'header', since: '1.0.0' },
        en: ({ name, since }) =>
          `The props, ids or data attributes of ${name} have changed since Townsite ${since}, from which it was copied`,
        fr: ({ name, since }) =>
          `Les propriétés, identifiants ou attributs data de ${name} ont changé depuis Townsite ${since}, d’où vient cette copie`,
        hint: {
          en: ({ name }) =>
            `Run “npx townsite doctor ${name}” to see the changes of the original next to yours. Adapt your copy, and run “npx townsite eject ${name} --keep” to confirm that it fits.`,
          fr: ({ name }) =>
            `Lancez « npx townsite doctor ${name} » pour voir les changements de l’original à côté des vôtres. Adaptez votre copie, puis lancez « npx townsite eject ${name} --keep » pour confirmer qu’elle convient.`,
        },
      }),
    },
  },
  EXTENSION_IMPURE: {
    severity: 'error',
    about: {
      en: 'Code in townsite/ reads something that can differ from build to build or from machine to machine.',
      fr: 'Du code de townsite/ lit une valeur qui peut varier d’une génération ou d’une machine à l’autre.',
    },
    variants: {
      global: message({
        example: { name: 'Date' },
        en: ({ name }) => `\`${name}\` is not available in townsite/`,
        fr: ({ name }) => `\`${name}\` n’existe pas dans townsite/`,
        hint: {
          en: 'The same config must always give the same site, so code in townsite/ cannot use the clock, the network, random numbers or files. Put the value into the config, and read it from there.',
          fr: 'La même configuration doit toujours donner le même site : le code de townsite/ ne peut donc utiliser ni l’horloge, ni le réseau, ni le hasard, ni des fichiers. Mettez la valeur dans la configuration, où votre code peut la lire.',
        },
      }),
      module: message({
        example: { name: 'node:fs' },
        en: ({ name }) => `\`${name}\` cannot be imported in townsite/`,
        fr: ({ name }) => `\`${name}\` ne peut pas être importé dans townsite/`,
        hint: {
          en: 'The same config must always give the same site, so code in townsite/ cannot use the clock, the network, random numbers or files. Import townsite/extension, react, packages that do not use them, and files of this folder.',
          fr: 'La même configuration doit toujours donner le même site : le code de townsite/ ne peut donc utiliser ni l’horloge, ni le réseau, ni le hasard, ni des fichiers. Importez townsite/extension, react, des paquets qui n’en utilisent pas et des fichiers de ce dossier.',
        },
      }),
    },
  },
  EXTENSION_TYPE: {
    severity: 'error',
    about: {
      en: 'TypeScript reports an error in townsite/. Sites with such an error can be built.',
      fr: 'TypeScript signale une erreur dans townsite/. Un site qui a une telle erreur peut quand même être généré.',
    },
    variants: {
      error: message({
        example: { reason: "Type 'string' is not assignable to type 'number'", code: 'TS2322' },
        en: ({ reason, code }) => `${reason} (${code})`,
        fr: ({ reason, code }) => `${reason} (${code})`,
        hint: {
          en: 'The types are those of townsite/extension: docs/extend.md has an example of each module.',
          fr: 'Les types sont ceux de townsite/extension : docs/extend.md donne un exemple de chaque module.',
        },
      }),
      failed: message({
        example: { reason: 'Cannot find module tsc.js' },
        en: ({ reason }) => `TypeScript failed: ${reason}`,
        fr: ({ reason }) => `TypeScript a échoué : ${reason}`,
        hint: {
          en: 'Run “npx tsc --version”, and install TypeScript again if that fails: “npm install --save-dev typescript”',
          fr: 'Lancez « npx tsc --version », et réinstallez TypeScript si cela échoue : « npm install --save-dev typescript »',
        },
      }),
      unchecked: message({
        example: { missing: ['typescript', '@types/react'] as readonly string[] },
        severity: 'notice',
        en: ({ missing }) =>
          `The types in townsite/ were not checked: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed`,
        fr: ({ missing }) => `Les types dans townsite/ n’ont pas été vérifiés; il manque ${missing.join(' et ')}`,
        hint: {
          en: ({ missing }) => `Run “npm install --save-dev ${missing.join(' ')}”`,
          fr: ({ missing }) => `Lancez « npm install --save-dev ${missing.join(' ')} »`,
        },
      }),
      checkout: {
        severity: 'notice',
        en: 'The types in townsite/ were not checked: this checkout of Townsite has no lib/types',
        fr: 'Les types dans townsite/ n’ont pas été vérifiés : cette copie de travail de Townsite n’a pas de lib/types',
        hint: {
          en: 'Run “npm run types” in the checkout. The npm package has them.',
          fr: 'Lancez « npm run types » dans la copie de travail. Le paquet npm les contient.',
        },
      },
    },
  },
  EXTENSION_TOKEN: {
    severity: 'error',
    about: {
      en: 'A stylesheet in townsite/ uses a custom property that nothing defines, or sets one that nothing uses.',
      fr: 'Une feuille de style de townsite/ utilise une propriété personnalisée que rien ne définit, ou en définit une que rien n’utilise.',
    },
    variants: {
      undefined: message({
        example: { name: '--papper', known: ['--paper', '--ink'] },
        en: ({ name }) => `Nothing defines ${name}`,
        fr: ({ name }) => `Rien ne définit ${name}`,
        hint: {
          en: ({ name, known }) => `${suggest(name, known, 'en', 'Properties')} Or add a fallback: var(${name}, 1rem)`,
          fr: ({ name, known }) => `${suggest(name, known, 'fr', 'Propriétés ')} Ou ajoutez une valeur par défaut : var(${name}, 1rem)`,
        },
      }),
      unused: message({
        example: { name: '--guter', known: ['--gutter', '--ink'] },
        en: ({ name }) => `Nothing uses ${name}, so this line has no effect`,
        fr: ({ name }) => `Rien n’utilise ${name} : cette ligne n’a pas d’effet`,
        hint: {
          en: ({ name, known }) => `${suggest(name, known, 'en', 'Properties')} Or remove the line.`,
          fr: ({ name, known }) => `${suggest(name, known, 'fr', 'Propriétés ')} Ou retirez la ligne.`,
        },
      }),
    },
  },
  BLOCK_INVALID: {
    severity: 'error',
    about: {
      en: 'An item under blocks does not name exactly one block.',
      fr: 'Un élément sous « blocks » ne nomme pas exactement un bloc.',
    },
    variants: {
      one: message({
        example: { names: ['price-list', 'team'], found: [] as string[] },
        en: ({ found }) => (found.length === 0 ? 'This item names no block' : `This item names several blocks: ${listed(found)}`),
        fr: ({ found }) =>
          found.length === 0 ? 'Cet élément ne nomme aucun bloc' : `Cet élément nomme plusieurs blocs : ${listed(found)}`,
        hint: {
          en: ({ names }) => `Each item is one block with its keys. townsite/blocks/ has: ${listed(names)}.`,
          fr: ({ names }) => `Chaque élément est un bloc et ses clés. townsite/blocks/ contient : ${listed(names)}.`,
        },
      }),
      section: message({
        example: { section: 'galery', sections: ['services', 'gallery'] },
        en: ({ section }) => `No page of this kind has a section “${section}”`,
        fr: ({ section }) => `Aucune page de ce type n’a de section « ${section} »`,
        hint: {
          en: ({ section, sections }) =>
            sections.length === 0
              ? 'Remove the line: the block is the last section of the page.'
              : suggest(section, sections, 'en', 'Sections'),
          fr: ({ section, sections }) =>
            sections.length === 0
              ? 'Retirez la ligne : le bloc est la dernière section de la page.'
              : suggest(section, sections, 'fr', 'Sections '),
        },
      }),
    },
  },
} as const satisfies MessageTable
