import { readConfigChain } from '../../platform/config/read-chain.ts'
import { openSite } from '../../platform/site.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { composeChain } from '../../site/config/overlay/config-chain.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { type Command, configOption, configsIn, jsonOption, UsageError } from '../command.ts'
import { type AddressAnswer, explainAddress } from './address.ts'
import { codeText } from './code.ts'
import { explainKey, type KeyAnswer } from './key.ts'
import { findEntry, isCode } from './look-up.ts'
import { addressText, keyText } from './text.ts'

interface Answered {
  readonly config: string
  readonly answer: KeyAnswer | AddressAnswer
  /** Text output. */
  readonly text: string
}

/** Keys are explained in an invalid config too: an error may be the reason to look one up. */
const answerKey = (config: string, key: string, { cwd, report }: Terminal): Answered | undefined => {
  const read = readConfigChain(config, cwd)
  const { document, diagnostics } = read.ok ? composeChain(read.value) : { document: undefined, diagnostics: read.diagnostics }
  if (document === undefined) {
    report(diagnostics, file => read.sources.get(file))
    return undefined
  }
  const answer = explainKey(document, key)
  return { config, answer, text: keyText(answer) }
}

const answerAddress = async (config: string, address: string, terminal: Terminal): Promise<Answered | undefined> => {
  const { cwd, env, report } = terminal
  const loaded = await openSite(config, { useCache: true, cwd, env, watcher: terminal })
  if (!loaded.ok) {
    report(loaded.diagnostics.filter(isError), file => loaded.sources.get(file))
    return undefined
  }
  const { site } = loaded.value
  const answer = explainAddress(site, address)
  return { config, answer, text: addressText(answer, site.config.site.origin) }
}

/**
 * A code needs no config.
 * @returns the exit code
 */
const answerCode = (code: string, asJson: boolean, terminal: Terminal): number => {
  const found = findEntry(code)
  const answer = { kind: 'code', asked: code, note: found.note ?? null, entry: found.entry ?? null }
  terminal.out(asJson ? JSON.stringify([answer], null, 2) : codeText(found))
  return found.entry === undefined ? 1 : 0
}

/** URLs contain a slash, keys do not. */
const isUrl = (query: string): boolean => query.includes('/')

export const explain: Command = {
  title: 'explain where a value or a page comes from, or what an error code means',
  about: 'print which file and line sets a value or produces a page, what it overrides, or what an error code means',
  args: '<key-or-address-or-code>',
  options: [configOption, jsonOption],
  examples: [
    ['npm run explain -- business.name', 'where does the name come from?'],
    ['npm run explain -- locations.laval.phone --config sites/laval.config.yaml', 'and this phone, with its site’s overlays?'],
    ['npm run explain -- /fr/services', 'which lines produce this page or redirect?'],
    ['npm run explain -- REDIRECT_DEAD', 'what does this code mean, and how is it fixed?'],
    ["npm run explain -- https://laval.example/ --config 'sites/*.config.yaml'", 'find the site of a URL'],
  ],
  run: async ({ given, args: [asked = ''], terminal }) => {
    if (asked.trim() === '')
      throw new UsageError('explain needs a key such as business.name, a URL such as /contact, or a code such as KEY_UNKNOWN')
    if (isCode(asked)) return answerCode(asked, given.json === true, terminal)
    const configs = await configsIn(given, terminal)
    const answers: (Answered | undefined)[] = []
    for (const config of configs) answers.push(await (isUrl(asked) ? answerAddress : answerKey)(config, asked, terminal))
    const known = answers.flatMap(one => one ?? [])
    // With several sites, a URL belongs to one of them.
    const own = known.filter(({ answer }) => answer.kind !== 'elsewhere')
    const reported = own.length > 0 ? own : known
    if (given.json === true)
      terminal.out(
        JSON.stringify(
          reported.map(({ config, answer }) => ({ config, ...answer })),
          null,
          2,
        ),
      )
    else if (reported.length > 0)
      terminal.out(reported.map(({ config, text }) => (reported.length > 1 ? `${config}\n${text}` : text)).join('\n\n'))
    const isKnown = ({ answer }: Answered): boolean => answer.kind !== 'unknown' && answer.kind !== 'elsewhere'
    return answers.every(one => one !== undefined) && reported.every(isKnown) ? 0 : 1
  },
}
