/** Measures building many cities that extend one base in one command, compared with one build for each city. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measured, median, row } from './measured.ts'

/** Number of single builds; the median is used. */
const singles = 5

const headings = ['sites', 'one by one', 'in one run', 'ratio', 'memory', 'again', 'one word']

export const benchSites = (folder: string, sizes: readonly number[]): void => {
  const sample = readFileSync('site.config.yaml', 'utf8')
  const base = join(folder, 'base.yaml')
  process.stdout.write(`${row(headings, headings)}\n`)
  for (const count of sizes) {
    writeFileSync(base, sample)
    const config = (index: number): string => join(folder, `city-${count}-${index}.config.yaml`)
    for (let index = 0; index < count; index++)
      writeFileSync(
        config(index),
        `extends: base.yaml\nsite:\n  origin: https://city-${index}.example\nbusiness:\n  name: Company ${index}\n`,
      )
    const alone = median(
      Array.from(
        { length: singles },
        (_, index) => measured(['build', '--config', config(index), '--out', join(folder, `alone-${count}-${index}`)]).seconds,
      ),
    )
    const all = ['build', '--config', join(folder, `city-${count}-*.config.yaml`), '--out', join(folder, `all-${count}`)]
    const together = measured(all)
    const again = measured(all)
    // The word is in the footer of every page.
    writeFileSync(base, sample.replace('company: { en: Company,', 'company: { en: Our company,'))
    const word = measured(all)
    process.stdout.write(
      `${row(headings, [
        String(count),
        `${(alone * count).toFixed(1)} s`,
        `${together.seconds.toFixed(1)} s`,
        (together.seconds / (alone * count)).toFixed(2),
        `${together.megabytes.toFixed(0)} MB`,
        `${again.seconds.toFixed(1)} s`,
        `${word.seconds.toFixed(1)} s`,
      ])}\n`,
    )
  }
}
