/** Measures reading the YAML of a generated config, with the fast reader and with the `yaml` package alone. */
import { readFileSync } from 'node:fs'
import { parseConfigText } from '../../generator/site/config/yaml/parse-config.ts'
import { parseYaml } from '../../generator/site/config/yaml/parse-yaml.ts'
import { sourceOf } from '../../generator/site/config/yaml/tree.ts'
import { median, row } from './measured.ts'
import { configWithPlaces } from './places.ts'

const rounds = 5

const headings = ['pages', 'fast', 'package', 'ratio']

/** Median of the processor time of some calls, in milliseconds. */
const timeOf = (read: () => unknown): number =>
  median(
    Array.from({ length: rounds }, () => {
      const start = process.cpuUsage()
      read()
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }),
  )

export const benchReadYaml = (_folder: string, sizes: readonly number[]): void => {
  const sample = readFileSync('site.config.yaml', 'utf8')
  process.stdout.write(`${row(headings, headings)}\n`)
  for (const size of sizes) {
    const source = { file: 'site.config.yaml', text: configWithPlaces(sample, size) }
    const fast = timeOf(() => parseConfigText(source))
    const whole = timeOf(() => parseYaml(sourceOf(source)))
    process.stdout.write(`${row(headings, [String(size), `${fast.toFixed(0)} ms`, `${whole.toFixed(0)} ms`, (fast / whole).toFixed(2)])}\n`)
  }
}
