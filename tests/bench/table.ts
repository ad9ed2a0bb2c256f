/** `npm run bench`: one table of the times that users wait for, measured in new processes in a copy of the project with a separate cache. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { copyProject } from '../support/project.ts'
import { type Measured, measured, medians } from './measured.ts'
import { configWithPlaces } from './places.ts'
import { plainWrite } from './plain-write.ts'

const columns = [40, 9, 11, 9, 14]
const line = (cells: readonly string[]): void => {
  const padded = cells.map((cell, column) => (column === 0 ? cell.padEnd(columns[0] ?? 0) : cell.padStart(columns[column] ?? 0)))
  process.stdout.write(`${padded.join('')}\n`)
}

/** @param plain CPU seconds of a plain write of the built files, in the same run */
const printRow = (about: string, { seconds, processor, megabytes }: Measured, plain?: number): void =>
  line([
    about,
    `${seconds.toFixed(2)} s`,
    `${processor.toFixed(2)} s`,
    `${megabytes.toFixed(0)} MB`,
    plain === undefined ? '' : (processor / plain).toFixed(1),
  ])

/** An edit that changes the pages of one location. */
const edited = (text: string, run: number): string => text.replace('Old Place 7\n', `Upper Place 7 ${run}\n`)

/** Changes a text of every hundredth location. */
const onePercent = (text: string): string => text.replaceAll(/Old Place (\d+)00\b/g, 'Ancient Place $100')

/** @param folder for the built sites @param sizes number of runs for the medians */
export const benchTable = (folder: string, [runs = 1]: readonly number[]): void => {
  const project = copyProject()
  const { file } = project
  const sample = readFileSync('site.config.yaml', 'utf8')
  const run = (args: readonly string[], expected = 0): Measured => measured(args, expected, project.folder)
  const often = (once: (number: number) => Measured): Measured => medians(Array.from({ length: runs }, (_, number) => once(number)))
  // Moved instead of removed: on some file systems, creating files takes twice as long for minutes after files were removed.
  let aside = 0
  const fresh = (...paths: readonly string[]): void => {
    for (const path of paths) if (existsSync(path)) renameSync(path, file(`aside-${aside++}`))
  }
  const cache = file('node_modules/.cache/townsite/kept')
  const at = (name: string): string => join(folder, name)
  const built = (name: string): readonly string[] => ['build', '--config', at(`${name}.yaml`), '--out', at(name)]
  const gone = (name: string): void => fresh(at(name), at(`${name}.hosts`))
  try {
    const [core] = cpus()
    process.stdout.write(`${core?.model ?? ''}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, `)
    process.stdout.write(`${new Date().toISOString().slice(0, 10)}; medians of ${runs}\n\n`)
    line(['', 'waited', 'processor', 'memory', '÷ plain write'])

    const first = often(() => {
      fresh(file('dist'), file('dist.hosts'), file('node_modules/.cache'))
      return run(['build'])
    })
    const plainSample = plainWrite(file('dist'), at('sample-plain')).processor
    printRow('sample: first build ever', first, plainSample)
    const cold = often(() => {
      fresh(file('dist'), file('dist.hosts'), cache)
      return run(['build'])
    })
    printRow('sample: empty cache, program compiled', cold, plainSample)
    printRow(
      'sample: nothing to do',
      often(() => run(['build'])),
      plainSample,
    )
    for (const pages of [1_000, 10_000]) {
      const name = String(pages)
      const text = configWithPlaces(sample, pages)
      const write = (content: string): void => writeFileSync(at(`${name}.yaml`), content)
      write(text)
      const cold = often(() => {
        gone(name)
        fresh(cache)
        return run(built(name))
      })
      const plain = plainWrite(at(name), at(`${name}-plain`)).processor
      printRow(`${name} pages: first build`, cold, plain)
      const edit = often(number => {
        write(edited(text, number))
        return run(built(name))
      })
      printRow(`${name} pages: one area edited`, edit, plain)
      printRow(
        `${name} pages: nothing to do`,
        often(() => run(built(name))),
        plain,
      )
    }
    writeFileSync(at('2200.yaml'), configWithPlaces(sample, 2_200))
    // The exit code is 1, because pages with the same text are errors.
    for (const name of ['2200', '10000'])
      printRow(
        `${name} pages: check`,
        often(() => run(['check', '--config', at(`${name}.yaml`)], 1)),
      )
    writeFileSync(at('other.yaml'), onePercent(readFileSync(at('10000.yaml'), 'utf8')))
    run(built('other'))
    printRow(
      '10000 pages: diff, 1 % differs',
      often(() => run(['diff', at('10000'), at('other')], 1)),
    )
    const cities = at('cities')
    mkdirSync(cities)
    writeFileSync(join(cities, 'base.yaml'), sample)
    for (let city = 0; city < 30; city++)
      writeFileSync(join(cities, `city-${city}.config.yaml`), `extends: base.yaml\nsite: { origin: https://city-${city}.example }\n`)
    const all = ['--config', join(cities, '*.config.yaml')]
    printRow(
      '30 sites of 56 pages: build',
      often(() => {
        fresh(at('all'))
        return run(['build', ...all, '--out', at('all')])
      }),
    )
    printRow(
      '30 sites of 56 pages: check',
      often(() => run(['check', ...all])),
    )
    printRow(
      'a city cloned from the sample',
      often(number => {
        const facts = { city: ['Ottawa'], region: ['ON'], phone: ['613 555 0134'], geo: ['45.42,-75.70'], area: ['Kanata', 'Nepean'] }
        const options = Object.entries(facts).flatMap(([name, values]) => [`--${name}`, ...values])
        return run(['clone', ...options, '--out', file(`ottawa-${number}.config.yaml`)])
      }),
    )
    const large = configWithPlaces(sample, 130_000)
    writeFileSync(at('large.yaml'), large)
    printRow(
      `config of ${(large.length / 1e6).toFixed(0)} MB: explain a key`,
      often(() => run(['explain', 'business.name', '--config', at('large.yaml')])),
    )
    process.stdout.write(`\n${readdirSync(folder).length} sites and configs were created and removed.\n`)
  } finally {
    project.remove()
  }
}
