/** Loads the configs that a city extends. */
import { loadBase, loadConfig } from '../../../platform/config/load-config.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'

export interface CityBase {
  readonly file: string
  readonly config: Config
}

/** Removes placeholder values from a base. @param absent keys that it leaves to its cities */
export const withoutStandIns = (config: Config, absent: readonly string[]): Config => ({
  ...config,
  locations: absent.includes('locations') ? [] : config.locations,
  phones: absent.includes('phones') ? { ...config.phones, book: {} } : config.phones,
})

/** The valid ones of the configs. Errors in the others are reported when these are checked. */
export const basesIn = (files: readonly string[], cwd: string): readonly CityBase[] =>
  files.flatMap((file): readonly CityBase[] => {
    const whole = loadConfig(file, cwd)
    if (whole.ok) return [{ file, config: whole.value.config }]
    const base = loadBase(file, cwd)
    return base.ok ? [{ file, config: withoutStandIns(base.value.config, base.absent) }] : []
  })
