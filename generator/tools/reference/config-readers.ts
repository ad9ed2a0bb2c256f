/** The pages on which the values of a config appear. */
import { getOrCreate } from '../../site/util/memoize.ts'
import { pageReads } from '../explain/page-reads.ts'
import { samples } from './config-examples.ts'
import { sampleSite } from './samples.ts'

/** The page kinds that read each path, in all samples. */
const readers = async () => {
  const kinds = new Map<string, Set<string>>()
  const all = new Set<string>()
  for (const file of samples) {
    const site = await sampleSite(file)
    const perKind = new Map(site.routes.map(route => [route.kind, route] as const).reverse())
    for (const [kind, route] of perKind) {
      all.add(kind)
      const { own, shared } = pageReads(site, route)
      const note = (path: readonly (string | number)[], reader: string): void => {
        const steps = path.map(step => (typeof step === 'number' ? '[]' : step))
        for (let length = 1; length <= steps.length; length++)
          getOrCreate(kinds, steps.slice(0, length).join('.').replaceAll('.[]', '[]'), () => new Set<string>()).add(reader)
      }
      for (const path of own) note(path, kind)
      for (const path of shared) note(path, '')
    }
  }
  return { kinds, all }
}

const kindNames: Readonly<Record<string, string>> = {
  serviceLocation: 'service in an area',
  serviceAreas: 'service areas',
  notFound: '404',
  error: '500',
}

const namesOfKinds = ({ kinds, all }: Awaited<ReturnType<typeof readers>>, path: string): string => {
  const pattern = new RegExp(`^${path.replace(/[.[\]]/g, '\\$&').replaceAll('\\.*', '\\.[^.]+')}$`)
  const found = new Set([...kinds].flatMap(([read, by]) => (pattern.test(read) ? [...by] : [])))
  if (found.has('') || found.size >= all.size - 3) return found.size === 0 ? '' : 'every page'
  if (found.size >= all.size - 6) return 'most pages'
  return [...found]
    .map(kind => kindNames[kind] ?? kind)
    .sort()
    .join(', ')
}

/** @returns a function from the path of a key to the kinds of pages that read its value */
export const configReaders = async (): Promise<(path: string) => string> => {
  const read = await readers()
  return path => namesOfKinds(read, path)
}
