/** Overlays: configs that extend another. */

import type { MessageLanguage } from './language.ts'
import { type MessageTable, message } from './message.ts'
import { nearest } from './suggest.ts'

/** The hint for something that the base does not have: a typing error, or the base changed. */
const lost = (id: string, known: readonly string[], language: MessageLanguage): string => {
  const near = nearest(id, known)
  const { list, meant, otherwise } = {
    en: { list: 'There are: ', meant: `Did you mean “${near}”?`, otherwise: 'If the base had it once, delete this line.' },
    fr: { list: 'Il y a : ', meant: `Vouliez-vous dire « ${near} »?`, otherwise: 'Si la base l’a déjà eu, effacez cette ligne.' },
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
    about:
      'A city inherits a fact of another place: its URL, phone number, e-mail address, address, areas, founding year, rating, figures, licence, profiles, time zone, holidays, form inbox, legal texts or by-laws.',
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
        en: '{city} inherits “{key}” from {base}, which is about another place: {value}',
        fr: '{city} hérite « {key} » de {base}, qui décrit un autre endroit : {value}',
        hint: {
          en: ({ city, file, line, clear, fact }) =>
            `In ${file}, write the value of ${city}: ${line}${clear === '' ? '' : `, or clear it: ${clear}`}. If the value also applies there, write site: { shared: [${fact}] }.`,
          fr: ({ city, file, line, clear, fact }) =>
            `Dans ${file}, écrivez ce qui vaut pour ${city} : ${line}${clear === '' ? '' : `, ou effacez-le : ${clear}`}. Si la valeur y vaut aussi, écrivez site: { shared: [${fact}] }.`,
        },
      }),
      area: message({
        example: { area: 'Laval', id: 'laval', city: 'Calgary', base: 'site.config.yaml', file: 'sites/calgary.config.yaml' },
        en: '{city} inherits the area “{area}” from {base}, which is about another place',
        fr: '{city} hérite le secteur « {area} » de {base}, qui décrit un autre endroit',
        hint: {
          en: ({ city, file, id }) =>
            `In ${file}, list the areas of ${city}: locations: { only: [], add: [ … ] }, with “${id}” in “only” if it is one of them. If all areas of the base are served there, write site: { shared: [areas] }.`,
          fr: ({ city, file, id }) =>
            `Dans ${file}, énumérez les secteurs de ${city} : locations: { only: [], add: [ … ] }, avec « ${id} » dans « only » si c’en est un. Si tous les secteurs de la base y sont desservis, écrivez site: { shared: [areas] }.`,
        },
      }),
    },
  },
  SERVICE_DROPPED: {
    severity: 'error',
    about: 'A text that a city inherits names a service that the city does not offer.',
    text: message({
      example: {
        word: 'Chimney',
        service: 'chimney',
        city: 'Halifax',
        file: 'sites/halifax.config.yaml',
        line: 'pages: { home: { heading: { en: … } } }',
      },
      en: 'this text says “{word}”, but {city} does not offer the service “{service}”',
      fr: 'ce texte dit « {word} », mais {city} n’offre pas le service « {service} »',
      hint: {
        en: ({ file, line }) =>
          `In ${file}, write the text without it: ${line}. If texts may name services that are not offered there, write site: { shared: [services] }.`,
        fr: ({ file, line }) =>
          `Dans ${file}, écrivez le texte sans ce service : ${line}. Si les textes peuvent nommer des services qui n’y sont pas offerts, écrivez site: { shared: [services] }.`,
      },
    }),
  },
  OVERLAY_NOTHING_TO_CLEAR: {
    severity: 'warning',
    about: 'A key has no value. In an overlay, that clears the value of the base, which has none here.',
    variants: {
      lost: message({
        example: { key: 'slogann', group: '', base: 'site.config.yaml:1', known: ['slogan', 'founded'] },
        en: ({ key, group, base }) => `there is no “${key}” to clear: ${group === '' ? 'the config' : `“${group}”`} has none in ${base}`,
        fr: ({ key, group, base }) =>
          `il n’y a pas de « ${key} » à effacer : ${group === '' ? `${base} n’en a pas` : `« ${group} » n’en a pas dans ${base}`}`,
        hint: { en: ({ key, known }) => lost(key, known, 'en'), fr: ({ key, known }) => lost(key, known, 'fr') },
      }),
      empty: message({
        example: { key: 'email', written: '' },
        en: '“{key}” has no value',
        fr: '« {key} » n’a pas de valeur',
        hint: {
          en: ({ key, written }) =>
            written === ''
              ? 'Write a value after the colon, or remove the line.'
              : `Write a value, or remove the line. If the text is meant, put it in quotation marks: ${key}: "${written}"`,
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
    about: 'An overlay changes the items of a list one by one, so an empty list has no effect.',
    text: message({
      example: { list: example.list, base: example.base },
      en: 'an empty list has no effect on “{list}” of {base}, whose items are changed by their ids',
      fr: 'une liste vide ne change rien à « {list} » de {base}, dont les éléments se changent par leurs identifiants',
      hint: {
        en: 'Write { only: [] } to remove all of them, or clear the whole key with null.',
        fr: 'Écrivez { only: [] } pour n’en garder aucun, ou effacez la clé entière avec null.',
      },
    }),
  },
  OVERLAY_ID_MISSING: {
    severity: 'error',
    about: 'An item of an overlay does not identify the item of its base that it changes.',
    variants: {
      item: message({
        example: { key: 'id', list: example.list, base: example.base },
        en: 'this item has no “{key}”: the items in “{list}” of {base} are identified by theirs',
        fr: 'cet élément n’a pas de « {key} » : c’est ce qui distingue les éléments de « {list} » dans {base}',
        hint: {
          en: 'Give the {key} of the item to change, or a new one to add an item.',
          fr: 'Donnez le « {key} » de l’élément à changer, ou un nouveau pour en ajouter un.',
        },
      }),
      dash: message({
        example: { id: 'chimney', key: 'id', list: 'services', base: example.base },
        en: 'this item has no “{key}”, but the name of an item in “{list}” of {base} as its key',
        fr: 'cet élément n’a pas de « {key} », mais il a pour clé le nom d’un élément de « {list} » dans {base}',
        hint: {
          en: 'Remove the dash to change “{id}”: a group names its items by its keys.',
          fr: 'Retirez le tiret, et ce qui est dit de « {id} » vaut : un groupe nomme ses éléments par ses clés.',
        },
      }),
      names: message({
        example: { names: ['laval', 'longueuil'], key: 'id', list: example.list, base: example.base },
        en: 'here are only names, in place of the items in “{list}” of {base}',
        fr: 'il n’y a ici que des noms, à la place des éléments de « {list} » dans {base}',
        hint: {
          en: ({ names, key }) =>
            `To keep just these of the base, write { only: [${names.join(', ')}] }. A new item has its “${key}” and all other keys that it needs.`,
          fr: ({ names, key }) =>
            `Pour ne garder que ceux-là de la base, écrivez { only: [${names.join(', ')}] }. Un nouvel élément a son « ${key} » et tout ce qui va avec.`,
        },
      }),
    },
  },
  OVERLAY_ID_DUPLICATE: {
    severity: 'error',
    about: 'Two items of an overlay change the same item of its base.',
    text: message({
      example: { key: 'id', id: example.id, base: example.base },
      en: '“{id}” is in this list twice, over {base}',
      fr: '« {id} » est deux fois dans cette liste, par-dessus {base}',
      hint: {
        en: ({ key }) => (key === 'id' ? 'Make one item of the two.' : `Make one item of the two, or write another ${key}.`),
        fr: ({ key }) =>
          key === 'id' ? 'Faites des deux un seul élément.' : `Faites des deux un seul élément, ou écrivez un autre « ${key} ».`,
      },
    }),
  },
  OVERLAY_ID_UNKNOWN: {
    severity: 'warning',
    about:
      'An overlay changes, keeps or removes an item that its base does not have, or does not have any more. The site is built as if the line were not there.',
    text: message({
      example: { ...example, id: 'lavall', known: ['laval', 'montreal'] },
      en: 'there is no “{id}” to change, keep or remove: “{list}” has none in {base}',
      fr: 'il n’y a pas de « {id} » à changer, à garder ou à retirer : « {list} » n’en a pas dans {base}',
      hint: { en: ({ id, known }) => lost(id, known, 'en'), fr: ({ id, known }) => lost(id, known, 'fr') },
    }),
  },
  OVERLAY_HALF: {
    severity: 'warning',
    about:
      'An overlay changes a part of something that its base does not have, or does not have any more. The site is built as if it were not there.',
    text: message({
      example: { key: 'services.chimney.alert', base: 'site.config.yaml' },
      en: '“{key}” is changed in part here, but it does not exist in {base}',
      fr: '« {key} » n’est changé ici qu’en partie, et il n’y en a rien dans {base}',
      hint: {
        en: 'Write all of it. Or, if the base had it once, delete these lines.',
        fr: 'Écrivez-le au complet. Ou, si la base l’a déjà eu, effacez ces lignes.',
      },
    }),
  },
  OVERLAY_KEY_UNKNOWN: {
    severity: 'error',
    about: 'A group of keys over a list identifies its items by id, name or position, counted from 1; new items are in “add”.',
    text: message({
      example: { id: 'first', list: 'services.dryer-vent.process', base: example.base },
      en: '“{id}” is not an item of “{list}” of {base}',
      fr: '« {id} » ne nomme rien dans « {list} » de {base}',
      hint: {
        en: 'Use the position of an item without a name: 1 is the first. New items are a list under “add”.',
        fr: 'Un élément sans nom se nomme par sa place : 1 est le premier. Les nouveaux éléments forment une liste sous « add ».',
      },
    }),
  },
  OVERLAY_LIST_WANTED: {
    severity: 'error',
    about: '“only” and “add” hold lists.',
    text: message({
      example: { key: 'only' },
      en: '“{key}” is a list',
      fr: '« {key} » est une liste',
      hint: {
        en: ({ key }) =>
          key === 'only' ? 'Write the ids of the items that stay: only: [laval, longueuil]' : 'Write each new item after a hyphen.',
        fr: ({ key }) =>
          key === 'only'
            ? 'Écrivez les identifiants de ceux qui restent : only: [laval, longueuil]'
            : 'Écrivez chaque nouvel élément après un tiret.',
      },
    }),
  },
  OVERLAY_DROPS: {
    severity: 'warning',
    about: 'A list of an overlay replaces the whole list of its base and has fewer items: the others are not on this site.',
    text: message({
      example: { list: 'services.dryer-vent.faq', base: example.base, left: 1, count: 5 },
      en: ({ list, base, left, count }) => `“${list}” had ${count} items in ${base} and has ${left} now`,
      fr: ({ list, base, left, count }) => `« ${list} » avait ${count} éléments dans ${base} et en a ${left} maintenant`,
      hint: {
        en: 'To change one and keep the others, use its position: 2: { … } in place of the list. If these are all, write { only: [], add: [ … ] }.',
        fr: 'Pour en changer un et garder les autres, nommez-le par sa place : 2: { … } au lieu de la liste. Si ce sont là tous les éléments, dites-le : { only: [], add: [ … ] }.',
      },
    }),
  },
  CONFIG_BASE: {
    severity: 'notice',
    about:
      'A config that leaves areas, phone numbers or the address of the site to the cities that extend it is checked as their base. It is not a site by itself.',
    text: message({
      example: { absent: ['locations', 'phones'] },
      en: ({ absent }) => `checked as a base for cities: it has no ${absent.map(key => `“${key}”`).join(', ')}`,
      fr: ({ absent }) => `vérifié comme base pour des villes : il n’a pas ${absent.map(key => `« ${key} »`).join(', ')}`,
      hint: {
        en: 'Check the configs that extend it as well. If this is to be a site by itself, write what is missing.',
        fr: 'Vérifiez aussi les fichiers qui partent de lui. S’il doit être un site à lui seul, écrivez ce qui manque.',
      },
    }),
  },
  REFERENCE_LOST: {
    severity: 'warning',
    about:
      'An overlay names a service, an area or a claim that neither it nor its base has, or has any more. The site is built as if the line were not there.',
    text: message({
      example: { what: 'service' as keyof typeof lostKinds, id: 'duct-sealing' },
      en: ({ what, id }) => `there is no ${what} “${id}” in this site`,
      fr: ({ what, id }) => `il n’y a pas ${lostKinds[what]} « ${id} » sur ce site`,
      hint: {
        en: 'Correct the name, or delete this line if the base had it once.',
        fr: 'Corrigez le nom, ou effacez cette ligne si la base l’a déjà eu.',
      },
    }),
  },
  OVERLAY_REMOVE: {
    severity: 'error',
    about: 'An item of the base is removed by its id and “remove: true” without other keys.',
    variants: {
      value: message({
        example: { id: example.id, base: example.base },
        en: '“remove” is true or left out, for “{id}” over {base}',
        fr: '« remove » vaut true ou ne s’écrit pas, pour « {id} » par-dessus {base}',
        hint: { en: 'Write remove: true, or take the line out.', fr: 'Écrivez remove: true, ou retirez la ligne.' },
      }),
      changed: message({
        example: { id: example.id, base: example.base },
        en: '“{id}” of {base} is removed here, and changed as well',
        fr: '« {id} » de {base} est retiré ici, et changé aussi',
        hint: {
          en: 'Leave the id and “remove: true” alone, or take “remove” out.',
          fr: 'Ne laissez que l’identifiant et « remove: true », ou retirez « remove ».',
        },
      }),
    },
  },
  OVERLAY_PLACE: {
    severity: 'error',
    about: '“place” moves an item to the start or end of its list, or before or after another item.',
    variants: {
      form: message({
        example: { list: example.list, base: example.base, place: 'behind laval' },
        en: '“{place}” is not a position in “{list}”, over {base}',
        fr: '« {place} » n’est pas une place dans « {list} », par-dessus {base}',
        hint: {
          en: 'Write first, last, before ID or after ID, with the id of another item.',
          fr: 'Écrivez first, last, before ID ou after ID, avec l’identifiant d’un autre élément.',
        },
      }),
      neighbor: message({
        example: { ...example, id: 'lavall', side: 'after', known: ['laval', 'montreal'] },
        en: 'there is no other “{id}” to be {side} in “{list}”, over {base}',
        fr: ({ id, list, base, side }) =>
          `il n’y a pas d’autre « ${id} » ${side === 'before' ? 'avant' : 'après'} lequel se placer dans « ${list} », par-dessus ${base}`,
        hint: { en: ({ id, known }) => lost(id, known, 'en'), fr: ({ id, known }) => lost(id, known, 'fr') },
        severity: 'warning',
      }),
    },
  },
} as const satisfies MessageTable
