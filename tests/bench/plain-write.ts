import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const processor = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Measures writing the files of a folder to a new folder, without the time for reading them. */
export const plainWrite = (from: string, to: string): { readonly seconds: number; readonly processor: number } => {
  const made = new Set<string>()
  let [seconds, worked] = [0, 0]
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const bytes = readFileSync(source)
    const target = join(to, relative(from, source))
    const [start, before] = [performance.now(), processor()]
    if (!made.has(dirname(target))) {
      mkdirSync(dirname(target), { recursive: true })
      made.add(dirname(target))
    }
    writeFileSync(target, bytes)
    seconds += (performance.now() - start) / 1000
    worked += processor() - before
  }
  return { seconds, processor: worked }
}
