/**
 * Measures builds of 1,000 and 10,000 location pages, each in a new process, and a plain write of the same bytes in the same run. Figures
 * depend on the machine; the ratio to the plain write hardly does.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measured, row } from './measured.ts'
import { configWithPlaces } from './places.ts'
import { plainWrite } from './plain-write.ts'

const pagesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile() && entry.name.endsWith('.html')).length

const headings = ['pages', 'first build', 'pages/s', 'memory', 'again', 'one word', 'plain write', 'ratio']

/** @param folder for the built sites; no file is removed before the end, because removing files slows down creating them for a while */
export const benchPages = (folder: string, sizes: readonly number[]): void => {
  const sample = readFileSync('site.config.yaml', 'utf8')
  process.stdout.write(`${row(headings, headings)}\n`)
  for (const wanted of sizes) {
    const config = join(folder, `${wanted}.config.yaml`)
    const out = join(folder, String(wanted))
    const text = configWithPlaces(sample, wanted)
    writeFileSync(config, text)
    const first = measured(['build', '--config', config, '--out', out])
    const again = measured(['build', '--config', config, '--out', out])
    writeFileSync(config, text.replace('Old Place 7\n', 'Upper Place 7\n'))
    const word = measured(['build', '--config', config, '--out', out])
    const { seconds: plain } = plainWrite(out, `${out}-plain`)
    const pages = pagesIn(out)
    process.stdout.write(
      `${row(headings, [
        String(pages),
        `${first.seconds.toFixed(2)} s`,
        (pages / first.seconds).toFixed(0),
        `${first.megabytes.toFixed(0)} MB`,
        `${again.seconds.toFixed(2)} s`,
        `${word.seconds.toFixed(2)} s`,
        `${plain.toFixed(2)} s`,
        (first.seconds / plain).toFixed(1),
      ])}\n`,
    )
  }
}
