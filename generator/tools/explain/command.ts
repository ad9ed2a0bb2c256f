import { readConfigChain } from '../../platform/config/read-chain.ts'
import { openSite } from '../../platform/site.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { composeChain } from '../../site/config/overlay/config-chain.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { type Command, configOption, configsIn, jsonOption, UsageError } from '../command.ts'
import { codeText, findEntry, isCode } from './codes.ts'
import { explainKey, type KeyAnswer } from './key.ts'
import { keyText, urlText } from './text.ts'
import { explainUrl, type UrlAnswer } from './url.ts'

interface Answered {
  readonly config: string
  readonly answer: KeyAnswer | UrlAnswer
  readonly text: string
}

/** Keys are explained in an invalid config too: an error may be the reason to look up a key. */
const answerKey = (config: string, key: string, language: MessageLanguage, { cwd, report }: Terminal): Answered | undefined => {
  const read = readConfigChain(config, cwd)
  const { document, diagnostics } = read.ok ? composeChain(read.value) : { document: undefined, diagnostics: read.diagnostics }
  if (document === undefined) {
    report(diagnostics, file => read.sources.get(file))
    return undefined
  }
  const answer = explainKey(document, key, language)
  return { config, answer, text: keyText(answer, language) }
}

const answerUrl = async (config: string, url: string, language: MessageLanguage, terminal: Terminal): Promise<Answered | undefined> => {
  const { cwd, env, report } = terminal
  const opened = await openSite(config, { useCache: true, cwd, env, watcher: terminal })
  if (!opened.ok) {
    report(opened.diagnostics.filter(isError), file => opened.sources.get(file))
    return undefined
  }
  const { site } = opened.value
  const answer = explainUrl(site, url, language)
  return { config, answer, text: urlText(answer, site.config.site.origin, language) }
}

/** @returns the exit code */
const answerCode = (code: string, asJson: boolean, terminal: Terminal): number => {
  const language = asJson ? 'en' : terminal.language
  const found = findEntry(code, language)
  const answer = { kind: 'code', asked: code, note: found.note ?? null, entry: found.entry ?? null }
  terminal.out(asJson ? JSON.stringify([answer], null, 2) : codeText(found, language))
  return found.entry === undefined ? 1 : 0
}

export const explain: Command = {
  title: {
    en: 'Explain a config key, a URL or an error code',
    fr: 'Expliquer une clé de la configuration, une adresse ou un code d’erreur',
  },
  about: {
    en: 'Show which file and line sets a key or produces a page, and what it overrides; or show what an error code means',
    fr: 'Afficher quel fichier et quelle ligne définissent une clé ou produisent une page, et ce qu’ils remplacent; ou expliquer un code d’erreur',
  },
  args: '<key-or-url-or-code>',
  options: [configOption, jsonOption],
  examples: [
    ['npm run explain -- business.name', { en: 'Show which line sets the name', fr: 'Afficher la ligne qui définit le nom' }],
    [
      'npm run explain -- locations.laval.phone --config sites/laval.config.yaml',
      {
        en: 'Show which config sets a phone number in a site with several configs',
        fr: 'Afficher quelle configuration définit un numéro de téléphone, dans un site qui en a plusieurs',
      },
    ],
    [
      'npm run explain -- /fr/services',
      { en: 'Show which lines produce a page or redirect', fr: 'Afficher les lignes qui produisent une page ou une redirection' },
    ],
    [
      'npm run explain -- REDIRECT_DEAD',
      { en: 'Show what an error code means and how to fix it', fr: 'Expliquer un code d’erreur, et comment corriger l’erreur' },
    ],
    [
      "npm run explain -- https://laval.example/ --config 'sites/*.config.yaml'",
      { en: 'Find the site that a URL belongs to', fr: 'Trouver le site auquel appartient une adresse' },
    ],
  ],
  run: async ({ given, args: [query = ''], terminal }) => {
    if (query.trim() === '')
      throw new UsageError({
        en: 'The argument of explain must be a key, a URL or an error code, but it is empty. Examples: business.name, /contact, KEY_UNKNOWN',
        fr: 'L’argument de explain doit être une clé, une adresse ou un code d’erreur, mais il est vide. Exemples : business.name, /contact, KEY_UNKNOWN',
      })
    const asJson = given.json === true
    if (isCode(query)) return answerCode(query, asJson, terminal)
    const configs = await configsIn(given, terminal)
    const language = asJson ? 'en' : terminal.language
    const answers: (Answered | undefined)[] = []
    // URLs contain a slash, keys do not.
    for (const config of configs) answers.push(await (query.includes('/') ? answerUrl : answerKey)(config, query, language, terminal))
    const answered = answers.filter(answer => answer !== undefined)
    // With several sites, a URL belongs to one of them.
    const own = answered.filter(({ answer }) => answer.kind !== 'elsewhere')
    const reported = own.length > 0 ? own : answered
    const json = reported.map(({ config, answer }) => ({ config, ...answer }))
    if (asJson) terminal.out(JSON.stringify(json, null, 2))
    else if (reported.length > 0)
      terminal.out(reported.map(({ config, text }) => (reported.length > 1 ? `${config}\n${text}` : text)).join('\n\n'))
    const isKnown = ({ answer }: Answered): boolean => answer.kind !== 'unknown' && answer.kind !== 'elsewhere'
    return answered.length === answers.length && reported.every(isKnown) ? 0 : 1
  },
}
