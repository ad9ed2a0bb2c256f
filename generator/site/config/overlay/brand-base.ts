/** A brand base: a config that cities extend, and that may leave out what only a city has. */
import { stringify } from 'yaml'
import { problem } from '../../messages/index.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { languageCodes } from '../compile/site-languages.ts'
import type { ConfigParser } from '../yaml/section-cache.ts'
import { type SourceFile, valueAt } from '../yaml/tree.ts'
import { type Chain, composeChain } from './config-chain.ts'

const optionalInBase = ['site.origin', 'phones', 'locations'] as const

/** Sample values for what a base leaves out, so that the rest can be validated. No page is built from them. */
const standIn = (data: unknown, absent: readonly string[]): SourceFile => {
  const each = (text: string) => Object.fromEntries(languageCodes(data).map(code => [code, text]))
  const area = { id: 'city', name: each('City'), in: each('in City'), slug: 'city', geo: { lat: 45, lng: -73 }, description: each('City.') }
  const country = valueAt(data, ['business', 'address', 'country']) ?? 'CA'
  const values = {
    ...(absent.includes('site.origin') ? { site: { origin: 'https://city.example' } } : {}),
    ...(absent.includes('phones') ? { phones: { country, book: { main: '+1 514 555 0123' } } } : {}),
    ...(absent.includes('locations') ? { locations: [{ ...area, neighbourhoods: ['City'] }] } : {}),
  }
  return { file: 'what a city adds', text: stringify(values) }
}

/**
 * Completes a chain with sample values for what its cities add.
 * @returns `undefined` if nothing is left out: the config is a complete site
 */
export const asBase = (
  chain: Chain,
  read?: ConfigParser,
): { readonly chain: Chain; readonly absent: readonly string[]; readonly note: Diagnostic } | undefined => {
  const { document } = composeChain(chain, read)
  const absent = optionalInBase.filter(key => valueAt(document?.data, key.split('.')) === undefined)
  if (document === undefined || absent.length === 0) return undefined
  const note = { ...problem('CONFIG_BASE', { absent }), where: { file: document.file, line: 1, column: 1 } }
  return { chain: [...chain, standIn(document.data, absent)], absent, note }
}
