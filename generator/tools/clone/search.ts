/** Searches a new config and its site for references to the city of its base. */
import { openSite } from '../../platform/site.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import type { CompiledConfig } from '../../site/config/compile/compile-config.ts'
import { isInheritedFact } from '../../site/config/inherited-facts.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { isAtOrIn } from '../../site/config/yaml/tree.ts'
import { formatBuildDiagnostic } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { serverFiles, siteFiles } from '../../site/site-files.ts'
import { isError } from '../../site/util/diagnostics.ts'
import type { CloneFacts } from './answers.ts'
import { basesIn } from './base.ts'
import { marksOf, ownMarks } from './leftovers/city.ts'
import { type Finder, finder } from './leftovers/find.ts'
import { type InheritedFact, inheritedFacts } from './leftovers/inherited-facts.ts'
import { type ConfigLeftover, configLeftovers, type PageLeftover, pageLeftovers } from './leftovers/leftovers.ts'
import { configLines, countsOf, type Paint, pageLines } from './leftovers/print.ts'
import { shownData, shownIn } from './leftovers/shown.ts'

export interface Cloned {
  readonly base: CompiledConfig
  readonly facts: CloneFacts
  readonly compiled: CompiledConfig
  readonly out: string
  readonly city: string
  /** File of the base. */
  readonly origin: string
}

/** Whether a file of a site is text. */
const isTextFile = (path: string): boolean =>
  /\.(html|xml|txt|json|webmanifest|svg|js|css)$|(^|\/)(_redirects|_headers|\.htaccess)$/.test(path)

/** The base and all configs that it extends: their cities are old ones too. */
const cities = (base: CompiledConfig, cwd: string): readonly Config[] => [
  base.config,
  ...basesIn(
    base.document.files.slice(1).map(({ file }) => file),
    cwd,
  ).map(({ config }) => config),
]

/** References to the old city, and facts inherited from the base. */
interface Found {
  readonly inConfig: readonly ConfigLeftover[]
  /** `undefined` if the site could not be built. */
  readonly onPages: readonly PageLeftover[] | undefined
  readonly inherited: readonly InheritedFact[]
  /** Facts of another place, which a build reports as errors. */
  readonly wrong: readonly Diagnostic[]
}

const finderFor = ({ base, facts }: Pick<Cloned, 'base' | 'facts'>, cwd: string): Finder => {
  const old = cities(base, cwd)
  return finder(
    old.flatMap(city => marksOf(city, facts)),
    old.flatMap(city => ownMarks(city, facts)),
  )
}

const inConfigOf = (compiled: CompiledConfig, find: Finder): readonly ConfigLeftover[] => {
  const shown = shownIn(compiled.config)
  return configLeftovers({ ...compiled.document, data: shownData(compiled) }, text => find(shown(text)))
}

/** Finds references to the old city before a config is written. @param cwd base of relative config paths */
export const searchConfig = (cloned: Pick<Cloned, 'base' | 'facts' | 'compiled'>, cwd: string): readonly ConfigLeftover[] =>
  inConfigOf(cloned.compiled, finderFor(cloned, cwd))

/** Searches the new config and its site. Reports build errors on stderr. */
export const searchLeftovers = async ({ base, facts, compiled, out }: Cloned, terminal: Terminal): Promise<Found> => {
  const { cwd, env, report } = terminal
  const find = finderFor({ base, facts }, cwd)
  const answered = [facts.name && 'business.name', facts.region && 'business.address.region'].filter(key => key !== undefined)
  const opened = await openSite(out, { useCache: true, tolerates: isInheritedFact, cwd, env, watcher: terminal })
  report(
    opened.diagnostics.filter(one => isError(one) && !isInheritedFact(one)),
    file => opened.sources.get(file),
  )
  if (!opened.ok)
    terminal.error(
      {
        en: 'The pages could not be searched, because the site could not be built.',
        fr: 'Les mentions n’ont pas pu être cherchées sur les pages, parce que le site n’a pas pu être généré.',
      }[terminal.language],
    )
  const wrong = opened.diagnostics.filter(isInheritedFact)
  const isWrong = (fact: InheritedFact): boolean => wrong.some(({ key = '' }) => isAtOrIn(key, fact.key))
  return {
    inConfig: inConfigOf(compiled, find),
    onPages: opened.ok
      ? pageLeftovers(
          [siteFiles(opened.value.site), serverFiles(opened.value.site)].flatMap(files =>
            files.paths.filter(isTextFile).map(path => ({ path, text: () => files.text(path) })),
          ),
          find,
        )
      : undefined,
    wrong,
    inherited: inheritedFacts(compiled.document, base.document.data, answered).filter(fact => !isWrong(fact)),
  }
}

/** Prints the leftovers as text. */
export const printLeftovers = ({ inConfig, onPages, inherited, wrong }: Found, { origin, city }: Cloned, terminal: Terminal): void => {
  const { out, language } = terminal
  if (wrong.length > 0)
    out(
      {
        en: `\nFacts that are not those of ${city} (${wrong.length}). A build reports them as errors:`,
        fr: `\nRenseignements qui ne valent pas pour ${city} (${wrong.length}). La génération les signale comme erreurs :`,
      }[language],
    )
  for (const diagnostic of wrong) {
    const { message, hint } = formatBuildDiagnostic(diagnostic, language)
    out(`  ${diagnostic.where?.file}:${diagnostic.where?.line}  ${message}\n      ${hint}`)
  }
  const paint: Paint = text => (terminal.colour ? `\u001b[33m${text}\u001b[39m` : text)
  if (inConfig.length > 0)
    out(
      `${{ en: `\nReferences to the old city in the config (${inConfig.length}):`, fr: `\nMentions de l’ancienne ville dans la configuration (${inConfig.length}) :` }[language]}\n${configLines(inConfig, paint).join('\n')}`,
    )
  if (onPages !== undefined && onPages.length > 0)
    out(
      `${{ en: `\nReferences to the old city on the pages (${onPages.length}):`, fr: `\nMentions de l’ancienne ville sur les pages (${onPages.length}) :` }[language]}\n${pageLines(onPages, paint, language).join('\n')}`,
    )
  if (inherited.length > 0)
    out(
      {
        en: `\nInherited from ${origin}. Check that this is correct for ${city}:`,
        fr: `\nRepris de ${origin}. Vérifiez que c’est exact pour ${city} :`,
      }[language],
    )
  for (const { key, where, question } of inherited)
    out(`  ${where.file}:${where.line}  ${key}${{ en: ':', fr: ' :' }[language]} ${question[language]}`)
  if (onPages === undefined) return
  out(
    inConfig.length + onPages.length === 0
      ? {
          en: `\nThe site of ${city} contains no references to the old city.`,
          fr: '\nLe site ne mentionne nulle part l’ancienne ville.',
        }[language]
      : {
          en: `\nReferences to the old city: ${inConfig.length} places in the config, ${onPages.length} on the pages (${countsOf([...inConfig, ...onPages])}).`,
          fr: `\nMentions de l’ancienne ville : ${inConfig.length} dans la configuration, ${onPages.length} sur les pages (${countsOf([...inConfig, ...onPages])}).`,
        }[language],
  )
}

export const leftoversJson = ({ inConfig, onPages, inherited, wrong }: Found): object => ({
  config: inConfig.map(({ key, where, text, marks }) => ({ key, where, text, marks })),
  pages: onPages?.map(({ file, files, of, text, marks }) => ({ file, files, of, text, marks })) ?? null,
  wrong: wrong.map(({ code, key, where }) => ({ code, key, where })),
  kept: inherited.map(({ key, where, question }) => ({ key, where, question: question.en })),
})
