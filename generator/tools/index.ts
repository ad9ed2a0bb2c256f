/** All commands, loaded on demand. */
import type { Command } from './command.ts'

export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./serve/start.ts')).start,
  new: async () => (await import('./new/new-command.ts')).newSite,
  build: async () => (await import('./build/command.ts')).build,
  check: async () => (await import('./check/command.ts')).check,
  dev: async () => (await import('./dev/command.ts')).dev,
  edit: async () => (await import('./edit/edit-command.ts')).edit,
  preview: async () => (await import('./serve/preview.ts')).preview,
  clone: async () => (await import('./clone/clone-command.ts')).clone,
  diff: async () => (await import('./diff/diff-command.ts')).diff,
  plan: async () => (await import('./plan/command.ts')).plan,
  urls: async () => (await import('./urls/command.ts')).urls,
  merge: async () => (await import('./shards/command.ts')).merge,
  explain: async () => (await import('./explain/command.ts')).explain,
  locations: async () => (await import('./locations/locations-command.ts')).locations,
  translations: async () => (await import('./translations/translations-command.ts')).translations,
  published: async () => (await import('./published/command.ts')).published,
  upgrade: async () => (await import('./upgrade/upgrade-command.ts')).upgrade,
  eject: async () => (await import('./eject/eject-command.ts')).eject,
  doctor: async () => (await import('./doctor/doctor-command.ts')).doctor,
  clean: async () => (await import('./clean/command.ts')).clean,
  schema: async () => (await import('./schema/command.ts')).schema,
}
