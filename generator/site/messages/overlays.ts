/** Overlays: configs that extend another. */

import type { MessageLanguage } from './language.ts'
import { type MessageTable, message } from './message.ts'
import { nearest } from './suggest.ts'

/** The hint for something that the base does not have: a typing error, or the base changed. */
const lost = (id: string, known: readonly string[], language: MessageLanguage): string => {
  const near = nearest(id, known)
  const { list, meant, otherwise } = {
    en: { list: 'The base has: ', meant: `Did you mean “${near}”?`, otherwise: 'If it was removed from the base, remove this line too.' },
    fr: {
      list: 'La base contient : ',
      meant: `Vouliez-vous écrire « ${near} »?`,
      otherwise: 'Si la base ne l’a plus, retirez aussi cette ligne.',
    },
  }[language]
  if (near !== undefined) return `${meant} ${otherwise}`
  return known.length === 0 || known.length > 12 ? otherwise : `${list}${known.join(', ')}. ${otherwise}`
}

/** In French, after “il n’y a pas”. */
const lostKinds = { service: 'de service', area: 'de secteur', claim: 'de chiffre' } as const

const example = { id: 'laval', list: 'locations', base: 'site.config.yaml:40' }

export const overlays = {
  FACT_INHERITED: {
    severity: 'error',
    about: {
      en: 'A city inherits a fact that is true only in another place, such as its phone number, address, rating, license or by-laws.',
      fr: 'Une ville hérite d’un renseignement qui n’est vrai qu’ailleurs, comme un téléphone, une adresse, une note, une licence ou un règlement.',
    },
    variants: {
      fact: message({
        example: {
          key: 'business.founded',
          value: '1998',
          city: 'Halifax',
          base: 'site.config.yaml',
          file: 'sites/halifax.config.yaml',
          line: 'business: { founded: … }',
          clear: 'business: { founded: null }',
          fact: 'founded',
        },
        en: '{city} inherits “{key}” from {base}, the config of another place: {value}',
        fr: '{city} hérite « {key} » de {base}, la configuration d’un autre endroit : {value}',
        hint: {
          en: ({ city, file, line, clear, fact }) =>
            `In ${file}, write the value for ${city}: ${line}${clear === '' ? '' : `, or clear it: ${clear}`}. If ${city} has the same value, write site: { shared: [${fact}] }.`,
          fr: ({ city, file, line, clear, fact }) =>
            `Dans ${file}, écrivez la valeur pour ${city} : ${line}${clear === '' ? '' : `, ou effacez-la : ${clear}`}. Si ${city} a la même valeur, écrivez site: { shared: [${fact}] }.`,
        },
      }),
      area: message({
        example: { area: 'Laval', id: 'laval', city: 'Calgary', base: 'site.config.yaml', file: 'sites/calgary.config.yaml' },
        en: '{city} inherits the location “{area}” from {base}, the config of another place',
        fr: '{city} hérite le secteur « {area} » de {base}, la configuration d’un autre endroit',
        hint: {
          en: ({ city, file, id }) =>
            `In ${file}, list the locations of ${city}: locations: { only: [], add: [ … ] }. To keep “${id}”, add it to “only”. To keep all locations of the base, write site: { shared: [areas] }.`,
          fr: ({ city, file, id }) =>
            `Dans ${file}, énumérez les secteurs de ${city} : locations: { only: [], add: [ … ] }. Pour garder « ${id} », ajoutez-le à « only ». Pour garder tous les secteurs de la base, écrivez site: { shared: [areas] }.`,
        },
      }),
    },
  },
  SERVICE_DROPPED: {
    severity: 'error',
    about: {
      en: 'A text that a city inherits names a service that the city does not offer.',
      fr: 'Un texte dont une ville hérite nomme un service que la ville n’offre pas.',
    },
    text: message({
      example: {
        word: 'Chimney',
        service: 'chimney',
        city: 'Halifax',
        file: 'sites/halifax.config.yaml',
        line: 'pages: { home: { heading: { en: … } } }',
      },
      en: 'This text contains “{word}”, but {city} does not offer the service “{service}”',
      fr: 'Ce texte contient « {word} », mais {city} n’offre pas le service « {service} »',
      hint: {
        en: ({ file, line }) =>
          `In ${file}, write the text without this service: ${line}. To allow such texts, write site: { shared: [services] }.`,
        fr: ({ file, line }) =>
          `Dans ${file}, écrivez le texte sans ce service : ${line}. Pour permettre de tels textes, écrivez site: { shared: [services] }.`,
      },
    }),
  },
  OVERLAY_NOTHING_TO_CLEAR: {
    severity: 'warning',
    about: {
      en: 'A key is empty. In an overlay, an empty key clears the value of the base, but the base has none.',
      fr: 'Une clé est vide. Dans une variante, une clé vide efface la valeur de la base, mais la base n’en a pas.',
    },
    variants: {
      lost: message({
        example: { key: 'slogann', group: '', base: 'site.config.yaml:1', known: ['slogan', 'founded'] },
        en: ({ key, group, base }) =>
          `“${key}” is empty, but there is nothing to clear: ${group === '' ? base : `“${group}” in ${base}`} does not have it`,
        fr: ({ key, group, base }) =>
          `« ${key} » est vide, mais il n’y a rien à effacer : ${group === '' ? base : `« ${group} » dans ${base}`} n’a pas cette clé`,
        hint: { en: ({ key, known }) => lost(key, known, 'en'), fr: ({ key, known }) => lost(key, known, 'fr') },
      }),
      empty: message({
        example: { key: 'email', written: '' },
        en: '“{key}” is empty',
        fr: '« {key} » est vide',
        hint: {
          en: ({ key, written }) =>
            written === ''
              ? 'Write a value after the colon, or remove the line.'
              : `Write a value, or remove the line. If it is text, put it in quotation marks: ${key}: "${written}"`,
          fr: ({ key, written }) =>
            written === ''
              ? 'Écrivez une valeur après le deux-points, ou retirez la ligne.'
              : `Écrivez une valeur, ou retirez la ligne. Si c’est un texte, mettez-le entre guillemets droits : ${key}: "${written}"`,
        },
      }),
    },
  },
  OVERLAY_EMPTY: {
    severity: 'error',
    about: {
      en: 'An overlay changes items of a list one by one, so an empty list has no effect.',
      fr: 'Une variante modifie les éléments d’une liste un par un, donc une liste vide est sans effet.',
    },
    text: message({
      example: { list: example.list, base: example.base },
      en: 'An empty list has no effect on “{list}” in {base}',
      fr: 'Une liste vide n’a aucun effet sur « {list} » dans {base}',
      hint: {
        en: 'To remove all items, write { only: [] }. To clear the key, write null.',
        fr: 'Pour retirer tous les éléments, écrivez { only: [] }. Pour effacer la clé, écrivez null.',
      },
    }),
  },
  OVERLAY_ID_MISSING: {
    severity: 'error',
    about: {
      en: 'An item of an overlay has no id, so it is not clear which item of the base it changes.',
      fr: 'Un élément d’une variante n’a pas d’identifiant, donc on ignore quel élément de la base il modifie.',
    },
    variants: {
      item: message({
        example: { key: 'id', list: example.list, base: example.base },
        en: 'This item has no “{key}”, which identifies the items in “{list}” of {base}',
        fr: 'Cet élément n’a pas de « {key} », qui identifie les éléments de « {list} » dans {base}',
        hint: {
          en: 'Add the {key} of the item to change, or a new {key} to add an item.',
          fr: 'Ajoutez le « {key} » de l’élément à changer, ou un nouveau pour ajouter un élément.',
        },
      }),
      dash: message({
        example: { id: 'chimney', key: 'id', list: 'services', base: example.base },
        en: 'This item has no “{key}”, but its key “{id}” is the {key} of an item in “{list}” of {base}',
        fr: 'Cet élément n’a pas de « {key} », mais sa clé « {id} » est le « {key} » d’un élément de « {list} » dans {base}',
        hint: {
          en: 'To change “{id}”, remove the “- ” before it.',
          fr: 'Pour changer « {id} », retirez le « - » devant.',
        },
      }),
      names: message({
        example: { names: ['laval', 'longueuil'], key: 'id', list: example.list, base: example.base },
        en: 'This list contains only names, which would replace the items in “{list}” of {base}',
        fr: 'Cette liste ne contient que des noms, qui remplaceraient les éléments de « {list} » dans {base}',
        hint: {
          en: ({ names, key }) =>
            `To keep only these items, write { only: [${names.join(', ')}] }. To add an item, write its “${key}” and its other keys.`,
          fr: ({ names, key }) =>
            `Pour ne garder que ces éléments, écrivez { only: [${names.join(', ')}] }. Pour ajouter un élément, écrivez son « ${key} » et ses autres clés.`,
        },
      }),
    },
  },
  OVERLAY_ID_DUPLICATE: {
    severity: 'error',
    about: {
      en: 'Two items of an overlay change the same item of its base.',
      fr: 'Deux éléments d’une variante modifient le même élément de sa base.',
    },
    text: message({
      example: { key: 'id', id: example.id, base: example.base },
      en: 'Two items of this list change “{id}” of {base}',
      fr: 'Deux éléments de cette liste changent « {id} » de {base}',
      hint: {
        en: ({ key }) =>
          key === 'id' ? 'Combine them into one item.' : `Combine them into one item, or change the ${key} of one of them.`,
        fr: ({ key }) =>
          key === 'id'
            ? 'Réunissez-les en un seul élément.'
            : `Réunissez-les en un seul élément, ou changez le « ${key} » de l’un des deux.`,
      },
    }),
  },
  OVERLAY_ID_UNKNOWN: {
    severity: 'warning',
    about: {
      en: 'An overlay changes, keeps or removes an item that its base does not have, or no longer has. The line has no effect.',
      fr: 'Une variante modifie, garde ou retire un élément que sa base n’a pas, ou n’a plus. La ligne est sans effet.',
    },
    text: message({
      example: { ...example, id: 'lavall', known: ['laval', 'montreal'] },
      en: '“{id}” is not an item of “{list}” in {base}, so this line has no effect',
      fr: '« {id} » n’est pas un élément de « {list} » dans {base} : cette ligne n’a aucun effet',
      hint: { en: ({ id, known }) => lost(id, known, 'en'), fr: ({ id, known }) => lost(id, known, 'fr') },
    }),
  },
  OVERLAY_HALF: {
    severity: 'warning',
    about: {
      en: 'An overlay changes a part of a group that its base does not have, or no longer has. The lines have no effect.',
      fr: 'Une variante modifie une partie d’un groupe que sa base n’a pas, ou n’a plus. Les lignes sont sans effet.',
    },
    text: message({
      example: { key: 'services.chimney.alert', base: 'site.config.yaml' },
      en: '“{key}” is incomplete here, and {base} does not have the rest',
      fr: '« {key} » est incomplet ici, et {base} n’a pas le reste',
      hint: {
        en: 'Add the missing keys. If it was removed from the base, remove these lines too.',
        fr: 'Ajoutez les clés qui manquent. Si la base ne l’a plus, retirez aussi ces lignes.',
      },
    }),
  },
  OVERLAY_KEY_UNKNOWN: {
    severity: 'error',
    about: {
      en: 'A key of an overlay does not identify an item of the list. Use its id, name or position, counted from 1.',
      fr: 'Une clé d’une variante ne désigne aucun élément de la liste. Utilisez son identifiant, son nom ou sa position, à partir de 1.',
    },
    text: message({
      example: { id: 'first', list: 'services.dryer-vent.process', base: example.base },
      en: '“{id}” does not identify an item of “{list}” in {base}',
      fr: '« {id} » n’identifie aucun élément de « {list} » dans {base}',
      hint: {
        en: 'Write the position of the item, starting with 1. To add an item, write it under “add”.',
        fr: 'Écrivez la position de l’élément, à partir de 1. Pour ajouter un élément, écrivez-le sous « add ».',
      },
    }),
  },
  OVERLAY_LIST_WANTED: {
    severity: 'error',
    about: {
      en: '“only” and “add” must be lists.',
      fr: '« only » et « add » doivent être des listes.',
    },
    text: message({
      example: { key: 'only' },
      en: '“{key}” must be a list',
      fr: '« {key} » doit être une liste',
      hint: {
        en: ({ key }) =>
          key === 'only' ? 'Write the ids of the items to keep: only: [laval, longueuil]' : 'Write each new item after “- ”.',
        fr: ({ key }) =>
          key === 'only'
            ? 'Écrivez les identifiants des éléments à garder : only: [laval, longueuil]'
            : 'Écrivez chaque nouvel élément après « - ».',
      },
    }),
  },
  OVERLAY_DROPS: {
    severity: 'warning',
    about: {
      en: 'A list of an overlay replaces the list of its base and has fewer items, so the other items are not on this site.',
      fr: 'Une liste d’une variante remplace celle de sa base et a moins d’éléments, donc les autres ne sont pas sur ce site.',
    },
    text: message({
      example: { list: 'services.dryer-vent.faq', base: example.base, left: 1, count: 5 },
      en: ({ list, base, left, count }) => `This list replaces “${list}” of ${base}: ${count} items become ${left}`,
      fr: ({ list, base, left, count }) => `Cette liste remplace « ${list} » de ${base} : de ${count} éléments, il en reste ${left}`,
      hint: {
        en: 'To change one item, write its position instead of the list: 2: { … }. To replace the list, write { only: [], add: [ … ] }.',
        fr: 'Pour changer un élément, écrivez sa position au lieu de la liste : 2: { … }. Pour remplacer la liste, écrivez { only: [], add: [ … ] }.',
      },
    }),
  },
  CONFIG_BASE: {
    severity: 'notice',
    about: {
      en: 'A config without locations, phone numbers or the URL of the site is checked as a base for the cities that extend it.',
      fr: 'Une configuration sans lieux, sans numéros de téléphone ou sans adresse de site est vérifiée comme la base des villes qui en héritent.',
    },
    text: message({
      example: { absent: ['locations', 'phones'] },
      en: ({ absent }) => `Checked as a base for other configs, because it has no ${absent.map(key => `“${key}”`).join(', ')}`,
      fr: ({ absent }) => `Vérifié comme base d’autres configurations, car il n’a pas ${absent.map(key => `« ${key} »`).join(', ')}`,
      hint: {
        en: 'Check the configs that extend it too. To make this a complete site, add the missing keys.',
        fr: 'Vérifiez aussi les configurations qui héritent de celle-ci. Pour en faire un site complet, ajoutez les clés qui manquent.',
      },
    }),
  },
  REFERENCE_LOST: {
    severity: 'warning',
    about: {
      en: 'An overlay refers to a service, location or claim that does not exist, or no longer exists. The line has no effect.',
      fr: 'Une variante mentionne un service, un lieu ou une affirmation qui n’existe pas, ou n’existe plus. La ligne est sans effet.',
    },
    text: message({
      example: { what: 'service' as keyof typeof lostKinds, id: 'duct-sealing' },
      en: ({ what, id }) => `There is no ${what === 'area' ? 'location' : what} “${id}” in this site`,
      fr: ({ what, id }) => `Il n’y a pas ${lostKinds[what]} « ${id} » sur ce site`,
      hint: {
        en: 'Correct the id, or remove this line.',
        fr: 'Corrigez l’identifiant, ou retirez cette ligne.',
      },
    }),
  },
  OVERLAY_REMOVE: {
    severity: 'error',
    about: {
      en: 'An overlay removes an item with “remove: true” and its id, without other keys.',
      fr: 'Une variante retire un élément avec « remove: true » et son identifiant, sans autre clé.',
    },
    variants: {
      value: message({
        example: { id: example.id, base: example.base },
        en: '“remove” can only be true, to remove “{id}” of {base}',
        fr: '« remove » ne peut être que true, pour retirer « {id} » de {base}',
        hint: { en: 'Write remove: true, or remove the line.', fr: 'Écrivez remove: true, ou retirez la ligne.' },
      }),
      changed: message({
        example: { id: example.id, base: example.base },
        en: '“{id}” of {base} is both removed and changed here',
        fr: '« {id} » de {base} est à la fois retiré et changé ici',
        hint: {
          en: 'Keep only the id and “remove: true”, or remove “remove”.',
          fr: 'Ne gardez que l’identifiant et « remove: true », ou retirez « remove ».',
        },
      }),
    },
  },
  OVERLAY_PLACE: {
    severity: 'error',
    about: {
      en: '“place” moves an item to the start or end of its list, or before or after another item.',
      fr: '« place » déplace un élément au début ou à la fin de sa liste, ou avant ou après un autre élément.',
    },
    variants: {
      form: message({
        example: { list: example.list, base: example.base, place: 'behind laval' },
        en: '“{place}” is not a valid place in “{list}” of {base}',
        fr: '« {place} » n’est pas une place valide dans « {list} » de {base}',
        hint: {
          en: 'Write first, last, before ID or after ID, where ID is another item of the list.',
          fr: 'Écrivez first, last, before ID ou after ID, où ID est un autre élément de la liste.',
        },
      }),
      neighbor: message({
        example: { ...example, id: 'lavall', side: 'after', known: ['laval', 'montreal'] },
        en: '“{id}” is not another item of “{list}” in {base}, so nothing can be {side} it',
        fr: ({ id, list, base, side }) =>
          `« ${id} » n’est pas un autre élément de « ${list} » dans ${base} : rien ne peut se placer ${side === 'before' ? 'avant' : 'après'}`,
        hint: { en: ({ id, known }) => lost(id, known, 'en'), fr: ({ id, known }) => lost(id, known, 'fr') },
        severity: 'warning',
      }),
    },
  },
} as const satisfies MessageTable
