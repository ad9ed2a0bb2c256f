/** The API of the editor's server. */
import * as z from 'zod'
import { pagesWithin } from '../../../platform/program/within.ts'
import { systemErrorText } from '../../../platform/system-reason.ts'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import type { Site } from '../../../site/build.ts'
import { changeData } from '../../../site/config/edit/edit-data.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { shapeAt } from '../../../site/config/schema/schema-shape.ts'
import { valueAt } from '../../../site/config/yaml/tree.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { Route } from '../../../site/model/route.ts'
import { messageLanguage } from '../../messages.ts'
import type { PageAnswer, Path, State } from '../protocol.ts'
import { atPath, type CallsOf, changeSchema, handler, nameSchema, pathSchema, valueSchema } from './calls.ts'
import { inThread, siteChecker } from './checking.ts'
import { CannotChange, type EditorMessage, editorText } from './editor-messages.ts'
import { faultsOf, fieldAt, schemaOf, searchIn, textPaths } from './fields.ts'
import { fileHandlers } from './file.ts'
import { formHandlers } from './forms.ts'
import { newCityHandlers } from './new-city.ts'
import { newSiteHandlers } from './new-site.ts'
import { type Origin, type Pause, siteWith } from './origins/page-origins.ts'
import { comparePages } from './page-changes.ts'
import { formattedText } from './placeholders.ts'
import type { Session } from './session.ts'
import { translationHandlers } from './translations.ts'
import { widgetHandlers } from './widgets.ts'

const routeAt = ({ routes }: Site, page: string): Route => {
  const route = routes.find(one => one.path === page) ?? routes[0]
  if (route === undefined) throw new CannotChange({ code: 'noPages' })
  return route
}

/** The HTML of a page, within a time limit. */
export const htmlOf = (site: Site, route: Route): string =>
  pagesWithin(begin => {
    begin(route.path)
    return site.html(site.page(route))
  })

const piecesIn = (origins: readonly Origin[]): PageAnswer['pieces'] =>
  origins.filter(({ paths }) => paths.length > 0).map(({ element, name, part, text, paths }) => ({ element, name, part, text, paths }))

/** @returns a function that starts a computation and stops the previous one, whose `Pause` returns false from then on */
const onlyLast = (): (() => Pause) => {
  let started = 0
  return () => {
    started++
    const own = started
    return async () => {
      await new Promise(done => setImmediate(done))
      return own === started
    }
  }
}

interface Preview {
  /** `null` if the value is invalid. */
  readonly html: string | null
  readonly says: string | null
  readonly faults: readonly string[]
}

const previewOf = ({ source, spoken }: Session, page: string, path: Path, value: unknown): Preview => {
  const from = source()
  // In a site with one language, texts may be written without it.
  const shape = shapeAt(schemaOf(from), path, from.languages)
  const isPlain = typeof value === 'string' && from.languages.length === 1 && shape?.kind === 'text' && shape.isByLanguage
  const at = isPlain ? [...path, ...from.languages] : path
  const faults = faultsOf(from, at, value, messageLanguage(spoken()))
  if (faults.length > 0) return { html: null, says: null, faults }
  // The value is valid for the schema.
  const site = siteWith(from.site, changeData(from.site.config, { kind: 'set', path: at, value }) as Config)
  const language = from.languages.find(code => code === at.at(-1)) ?? null
  const says = typeof value === 'string' ? formattedText(from.site, value, language, at) : null
  try {
    return { html: htmlOf(site, routeAt(site, page)), says, faults: [] }
  } catch {
    // Rules about several values are only checked when the whole config is compiled.
    return { html: null, says, faults: [] }
  }
}

const atPage = z.object({ path: nameSchema })

const pageHandlers = (session: Session, terminal: Terminal) => {
  const { edited, source, state } = session
  let saved = source().site
  const after = async (work: Promise<void>): Promise<State> => {
    await work
    return state()
  }
  const [facts, search, comparison, validation] = [onlyLast(), onlyLast(), onlyLast(), onlyLast()]
  const checker = siteChecker(inThread(terminal))
  const language = (): MessageLanguage => messageLanguage(session.spoken())
  return {
    /** Sets the language of the editor, if one is given. */
    state: handler(z.object({ spoken: z.string().max(35).optional() }), ({ spoken }) => {
      if (spoken !== undefined) session.setLanguage(spoken)
      return state()
    }),
    pages: session.pages,
    validateCities: () => after(session.validateCities(validation())),
    choose: handler(z.object({ config: nameSchema }), async ({ config }) => {
      await session.choose(config)
      saved = source().site
      return state()
    }),
    page: handler(atPage, ({ path }): PageAnswer => {
      const { site, finder } = source()
      const route = routeAt(site, path)
      return { html: htmlOf(site, route), pieces: piecesIn(finder.origins(route)) }
    }),
    /** The pieces of a page with the facts that they show. */
    pageFacts: handler(atPage, async ({ path }) => {
      const { site, finder } = source()
      return piecesIn(await finder.withFacts(routeAt(site, path), facts()))
    }),
    field: handler(atPath, ({ path }) => fieldAt(source(), path)),
    /** Paths of the pages that contain a text, in any language. */
    pagesWith: handler(atPath, ({ path }) => source().finder.pagesWith(textPaths(source(), path), search())),
    value: handler(atPath, ({ path }) => valueAt(source().document.data, path) ?? null),
    preview: handler(z.object({ page: nameSchema, path: pathSchema, value: valueSchema }), ({ page, path, value }) =>
      previewOf(session, page, path, value),
    ),
    change: handler(changeSchema, ({ change, level }) => after(session.change(change, level))),
    revert: handler(atPath, ({ path }) => after(session.revert(path))),
    undo: () => after(session.step('undo')),
    redo: () => after(session.step('redo')),
    /** What saving would change in the files. */
    changes: () => ({ files: session.changes() }),
    pageChanges: () => comparePages(saved, source().site, language(), comparison()),
    save: async () => {
      await session.save()
      if (state().unsaved.length === 0) saved = source().site
      return state()
    },
    mergeConflict: handler(z.object({ file: nameSchema }), ({ file }) => session.mergeConflict(file)),
    /** `theirs`: indexes of the hunks whose lines are taken from the disk. */
    resolveConflict: handler(
      z.object({ file: nameSchema, hash: nameSchema, theirs: z.array(z.int().min(0)).max(10_000).readonly() }),
      ({ file, hash, theirs }) => after(session.resolveConflict(file, hash, theirs)),
    ),
    search: handler(z.object({ text: z.string().max(500) }), ({ text }) => searchIn(source(), text)),
    /** Starts a check of the saved site. */
    check: () => checker.start(edited.chain()[0].file, language()),
    /** The findings so far. The app repeats the call until `isWhole`. */
    checked: () => checker.found(edited.chain()[0].file, language()),
  }
}

export const handlers = (session: Session, terminal: Terminal) => ({
  ...pageHandlers(session, terminal),
  ...formHandlers(session),
  ...fileHandlers(session),
  ...translationHandlers(session),
  ...newSiteHandlers(session, terminal),
  ...newCityHandlers(session, terminal),
  ...widgetHandlers(session),
})

type Handlers = ReturnType<typeof handlers>

export type Calls = CallsOf<Handlers>

/** Slow calls that change nothing: others are answered while they run. */
const background: ReadonlySet<string> = new Set<keyof Calls>(['pageFacts', 'pagesWith', 'pageChanges', 'validateCities'])

/**
 * Answers calls one after the other, because each depends on the result of the previous one. The answer to a call that fails is
 * `{ cannot }`, with the reason.
 * @param language of the reasons
 */
export const caller = (
  handlers: Handlers,
  language: () => MessageLanguage = () => 'en',
): ((name: string, input: unknown) => Promise<unknown>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (name, input) => {
    const work = async (): Promise<unknown> => {
      const cannot = (reason: EditorMessage) => ({ cannot: editorText(reason, language()) })
      // Names such as `constructor` must not reach the prototype.
      if (!Object.hasOwn(handlers, name)) return cannot({ code: 'unknownCall' })
      try {
        // Handlers validate their input.
        return await handlers[name as keyof Handlers](input as never)
      } catch (error) {
        if (error instanceof CannotChange) return cannot(error.reason)
        if (error instanceof z.ZodError) return cannot({ code: 'invalidCall' })
        // For example a full disk.
        const reason = systemErrorText(error)
        if (reason === undefined) throw error
        return cannot({ code: 'reason', values: { reason: reason[language()] } })
      }
    }
    const answer = last.then(work)
    if (!background.has(name)) last = answer.catch(() => undefined)
    return answer
  }
}
