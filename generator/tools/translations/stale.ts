/** Finds stale translations on a site, including those of its bases. */
import { readConfigChain } from '../../platform/config/read-chain.ts'
import { type Chain, composeChain } from '../../site/config/overlay/config-chain.ts'
import type { ConfigDocument } from '../../site/config/yaml/config-document.ts'
import type { SourceLocation } from '../../site/model/diagnostic.ts'
import { compareTranslations, readLedgerFile, type Translation, textEntries } from './ledger.ts'

export interface StaleTranslation extends Pick<Translation, 'key' | 'language' | 'source' | 'text'> {
  readonly where: SourceLocation
}

const placeText = ({ file, line, column }: SourceLocation): string => `${file}:${line}:${column}`

/** Source locations of the translations of a document. */
const placesIn = ({ data, locate }: ConfigDocument): ReadonlySet<string> =>
  new Set(textEntries(data).entries.flatMap(({ path, texts }) => Object.keys(texts).map(code => placeText(locate([...path, code])))))

interface Compared {
  readonly document: ConfigDocument
  readonly stale: readonly StaleTranslation[]
}

/** The ledger entries of the first file of a chain. @returns `undefined` if a file or the ledger cannot be read */
const compared = (chain: Chain, cwd: string): Compared | undefined => {
  const ledger = readLedgerFile(chain[0].file, cwd)
  const { document } = composeChain(chain)
  if (!ledger.ok || document === undefined) return undefined
  const stale = compareTranslations(document, ledger.value)
    .all.filter(({ status }) => status === 'stale')
    .map(({ key, path, language, source, text }) => ({ key, language, source, text, where: document.locate([...path, language]) }))
  return { document, stale }
}

/** @returns `undefined` if a file or a ledger cannot be read */
export const staleTranslations = (config: string, cwd: string): readonly StaleTranslation[] | undefined => {
  const read = readConfigChain(config, cwd)
  const site = read.ok ? compared(read.value, cwd) : undefined
  if (!read.ok || site === undefined) return undefined
  const found = [...site.stale]
  let places: ReadonlySet<string> | undefined
  for (let [, ...rest] = read.value; rest[0] !== undefined && rest[0].isPack !== true; rest = rest.slice(1)) {
    const [file, ...bases] = rest
    const base = file === undefined ? undefined : compared([file, ...bases], cwd)
    if (base === undefined) return undefined
    for (const text of base.stale) {
      places ??= placesIn(site.document)
      const place = placeText(text.where)
      // Texts of a base that the site overrides are not shown; partly overridden ones are found already.
      if (places.has(place) && !found.some(({ where }) => placeText(where) === place)) found.push(text)
    }
  }
  return found
}
