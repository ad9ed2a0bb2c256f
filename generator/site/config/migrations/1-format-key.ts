import type { Migration } from './migration.ts'

/** Format 1 is format 0 with its number, so that later versions can read which format a config has. */
export const formatKey: Migration = {
  to: 1,
  about: {
    en: 'The config begins with the version of its format: townsite: 1',
    fr: 'La configuration commence par la version de son format : townsite: 1',
  },
  edits: () => [],
}
