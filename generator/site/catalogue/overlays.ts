/** What one config says of the config that it extends. */

import { type Entry, wording } from './entry.ts'
import { suggest } from './suggest.ts'

const example = { id: 'laval', list: '“locations”', base: 'site.config.yaml:40' }

export const overlays = {
  OVERLAY_NOTHING_TO_CLEAR: {
    severity: 'error',
    about: 'An overlay clears a key with null that its base does not have.',
    says: wording(
      { key: 'slogann', group: 'the config', base: 'site.config.yaml:1', known: ['slogan', 'founded'] },
      ({ key, group, base, known }) => ({
        message: `there is no “${key}” to clear: ${group} has none in ${base}`,
        remedy: suggest(key, known, 'There are'),
      }),
    ),
  },
  OVERLAY_EMPTY: {
    severity: 'error',
    about: 'An overlay changes the things of a list one by one, so an empty list says nothing.',
    says: wording({ list: example.list, base: example.base }, ({ list, base }) => ({
      message: `an empty list changes nothing in ${list} of ${base}, whose things are changed by their ids`,
      remedy: 'Take a thing away with “remove: true”, or clear the whole key with null.',
    })),
  },
  OVERLAY_ID_MISSING: {
    severity: 'error',
    about: 'An item of an overlay does not say which thing of its base it changes.',
    says: wording({ list: example.list, base: example.base }, ({ list, base }) => ({
      message: `this item has no “id”: the things in ${list} of ${base} are told apart by theirs`,
      remedy: 'Give the id of the thing to change, or a new one to add a thing.',
    })),
  },
  OVERLAY_ID_DUPLICATE: {
    severity: 'error',
    about: 'An overlay changes the same thing in two items.',
    says: wording({ id: example.id, base: example.base }, ({ id, base }) => ({
      message: `“${id}” stands in this list twice, over ${base}`,
      remedy: 'Make one item of the two.',
    })),
  },
  OVERLAY_ID_UNKNOWN: {
    severity: 'error',
    about: 'An overlay removes a thing that its base does not have.',
    says: wording({ ...example, id: 'lavall', known: ['laval', 'montreal'] }, ({ id, list, base, known }) => ({
      message: `there is no “${id}” to remove: ${list} has none in ${base}`,
      remedy: suggest(id, known, 'There are'),
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
        remedy: suggest(id, known, 'There are'),
      })),
    },
  },
} as const satisfies Readonly<Record<string, Entry>>
