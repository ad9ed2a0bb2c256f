/** What one config says of the config that it extends. */

import { type Entry, wording } from './entry.ts'
import { nearest } from './suggest.ts'

/** What to do about something that the base has not: a slip, or the base changed. */
const lost = (id: string, known: readonly string[]): string => {
  const near = nearest(id, known)
  const there = known.length === 0 || known.length > 12 ? '' : `There are: ${known.join(', ')}. `
  return `${near === undefined ? there : `Did you mean “${near}”? `}If the base had it once, delete this line.`
}

const example = { id: 'laval', list: '“locations”', base: 'site.config.yaml:40' }

export const overlays = {
  OVERLAY_NOTHING_TO_CLEAR: {
    severity: 'warning',
    about: 'An overlay clears a key with null that its base does not have, or does not have any more.',
    says: wording(
      { key: 'slogann', group: 'the config', base: 'site.config.yaml:1', known: ['slogan', 'founded'] },
      ({ key, group, base, known }) => ({
        message: `there is no “${key}” to clear: ${group} has none in ${base}`,
        remedy: lost(key, known),
      }),
    ),
  },
  OVERLAY_EMPTY: {
    severity: 'error',
    about: 'An overlay changes the things of a list one by one, so an empty list says nothing.',
    says: wording({ list: example.list, base: example.base }, ({ list, base }) => ({
      message: `an empty list changes nothing in ${list} of ${base}, whose things are changed by their ids`,
      remedy: 'Write { only: [] } for none of them, or clear the whole key with null.',
    })),
  },
  OVERLAY_ID_MISSING: {
    severity: 'error',
    about: 'An item of an overlay does not say which thing of its base it changes.',
    says: {
      item: wording({ key: 'id', list: example.list, base: example.base }, ({ key, list, base }) => ({
        message: `this item has no “${key}”: the things in ${list} of ${base} are told apart by theirs`,
        remedy: `Give the ${key} of the thing to change, or a new one to add a thing.`,
      })),
      dash: wording({ id: 'chimney', key: 'id', list: '“services”', base: example.base }, ({ id, key, list, base }) => ({
        message: `this item has no “${key}”, but the name of a thing in ${list} of ${base} as its key`,
        remedy: `Take the dash out, and what is said of “${id}” stands: a group names its things by its keys.`,
      })),
      names: wording(
        { names: ['laval', 'longueuil'], key: 'id', list: example.list, base: example.base },
        ({ names, key, list, base }) => ({
          message: `here are names alone, in place of the things in ${list} of ${base}`,
          remedy: `To keep just these of the base, write { only: [${names.join(', ')}] }. A new thing has its “${key}” and all that belongs to it.`,
        }),
      ),
    },
  },
  OVERLAY_ID_DUPLICATE: {
    severity: 'error',
    about: 'An overlay changes the same thing in two items.',
    says: wording({ key: 'id', id: example.id, base: example.base }, ({ key, id, base }) => ({
      message: `“${id}” stands in this list twice, over ${base}`,
      remedy: key === 'id' ? 'Make one item of the two.' : `Make one item of the two, or write another ${key}.`,
    })),
  },
  OVERLAY_ID_UNKNOWN: {
    severity: 'warning',
    about:
      'An overlay changes, keeps or removes a thing that its base does not have, or does not have any more. The site is built as if the line were not there.',
    says: wording({ ...example, id: 'lavall', known: ['laval', 'montreal'] }, ({ id, list, base, known }) => ({
      message: `there is no “${id}” to change, keep or remove: ${list} has none in ${base}`,
      remedy: lost(id, known),
    })),
  },
  OVERLAY_HALF: {
    severity: 'warning',
    about:
      'An overlay changes a part of something that its base does not have, or does not have any more. The site is built as if it were not there.',
    says: wording({ key: 'services.chimney.alert', base: 'site.config.yaml' }, ({ key, base }) => ({
      message: `“${key}” is changed in part here, and there is nothing of it in ${base}`,
      remedy: 'Write it whole. Or, if the base had it once, delete these lines.',
    })),
  },
  OVERLAY_KEY_UNKNOWN: {
    severity: 'error',
    about:
      'A group of keys over a list names its things, by what they are called or by their place from 1 up; new things stand under “add”.',
    says: wording({ id: 'first', list: '“services.dryer-vent.process”', base: example.base }, ({ id, list, base }) => ({
      message: `“${id}” names nothing in ${list} of ${base}`,
      remedy: 'A thing without a name is named by its place: 1 is the first. New things are a list under “add”.',
    })),
  },
  OVERLAY_LIST_WANTED: {
    severity: 'error',
    about: '“only” and “add” hold lists.',
    says: wording({ key: 'only' }, ({ key }) => ({
      message: `“${key}” is a list`,
      remedy: key === 'only' ? 'Write the ids of the things that stay: only: [laval, longueuil]' : 'Write each new thing behind a hyphen.',
    })),
  },
  OVERLAY_DROPS: {
    severity: 'warning',
    about: 'A list of an overlay stands for the whole list of its base, and has fewer things: the others are gone from this site.',
    says: wording({ list: '“services.dryer-vent.faq”', base: example.base, left: 1, count: 5 }, ({ list, base, left, count }) => ({
      message: `${list} had ${count} things in ${base} and has ${left} now`,
      remedy:
        'To change one and keep the others, name it by its place: 2: { … } in place of the list. If these are all, say so: { only: [], add: [ … ] }.',
    })),
  },
  CONFIG_BASE: {
    severity: 'notice',
    about:
      'A config that leaves areas, phone numbers or the address of the site to the cities that extend it is checked as their base. It is no site by itself.',
    says: wording({ absent: ['locations', 'phones'] }, ({ absent }) => ({
      message: `checked as a base for cities: it has no ${absent.map(key => `“${key}”`).join(', ')}`,
      remedy: 'Check the configs that extend it as well. If this is to be a site by itself, write what is missing.',
    })),
  },
  REFERENCE_LOST: {
    severity: 'warning',
    about:
      'An overlay names a service, an area or a claim that neither it nor its base has, or has any more. The site is built as if the line were not there.',
    says: wording({ what: 'service', id: 'duct-sealing' }, ({ what, id }) => ({
      message: `there is no ${what} “${id}” in this site`,
      remedy: 'Correct the name, or delete this line if the base had it once.',
    })),
  },
  OVERLAY_REMOVE: {
    severity: 'error',
    about: 'A thing of the base is taken away by its id and “remove: true”, and by nothing else.',
    says: {
      value: wording({ id: example.id, base: example.base }, ({ id, base }) => ({
        message: `“remove” is true or left out, for “${id}” over ${base}`,
        remedy: 'Write remove: true, or take the line out.',
      })),
      changed: wording({ id: example.id, base: example.base }, ({ id, base }) => ({
        message: `“${id}” of ${base} is removed here, and changed as well`,
        remedy: 'Leave the id and “remove: true” alone, or take “remove” out.',
      })),
    },
  },
  OVERLAY_PLACE: {
    severity: 'error',
    about: '“place” puts a thing first, last, before or after another thing of its list.',
    says: {
      form: wording({ list: example.list, base: example.base, place: 'behind laval' }, ({ list, base, place }) => ({
        message: `“${place}” is no place in ${list}, over ${base}`,
        remedy: 'Write first, last, before ID or after ID, with the id of another thing.',
      })),
      beside: wording({ ...example, id: 'lavall', side: 'after', known: ['laval', 'montreal'] }, ({ id, list, base, side, known }) => ({
        message: `there is no other “${id}” to stand ${side} in ${list}, over ${base}`,
        remedy: lost(id, known),
        severity: 'warning',
      })),
    },
  },
} as const satisfies Readonly<Record<string, Entry>>
