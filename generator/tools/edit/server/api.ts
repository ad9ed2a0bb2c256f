/** The API of the editor's server. Handlers validate what they are given. */

import * as z from 'zod'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import type { Site } from '../../../site/build.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { shapeAt } from '../../../site/config/schema/schema-shape.ts'
import { valueAt } from '../../../site/config/yaml/tree.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { Route } from '../../../site/model/route.ts'
import { messageLanguage } from '../../messages.ts'
import type { PageAnswer, PageCalls } from '../protocol.ts'
import { inThread, siteChecker } from './checking.ts'
import { CannotChange, type EditorMessage, editorText } from './editor-messages.ts'
import { faultsOf, fieldAt, schemaOf, searchIn, textPaths } from './fields.ts'
import { type FileCalls, fileHandlers } from './file.ts'
import { type FormCalls, formHandlers } from './forms.ts'
import { addressGiven, changeGiven, type HandlersOf, pathGiven, valueGiven } from './given.ts'
import { type NewCityCalls, newCityHandlers } from './new-city.ts'
import { type NewSiteCalls, newSiteHandlers } from './new-site.ts'
import { withValue } from './origins/facts.ts'
import { type Origin, type Pause, siteWith } from './origins/page-origins.ts'
import { comparePages } from './page-changes.ts'
import { saidBy } from './placeholders.ts'
import type { Session } from './session.ts'
import { type TranslationCalls, translationHandlers } from './translations.ts'
import { type WidgetCalls, widgetHandlers } from './widgets.ts'

const routeAt = ({ routes }: Site, page: string): Route => {
  const route = routes.find(one => one.path === page) ?? routes[0]
  if (route === undefined) throw new CannotChange({ code: 'noPages' })
  return route
}

const htmlOf = (site: Site, route: Route): string => site.html(site.page(route))

const pageUrl = z.object({ path: addressGiven })

const piecesIn = (origins: readonly Origin[]): PageAnswer['pieces'] =>
  origins.filter(({ paths }) => paths.length > 0).map(({ element, name, part, text, paths }) => ({ element, name, part, text, paths }))

/** @returns a function that starts a computation and stops the one before: its `Pause` returns false from then on */
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

const pageHandlers = (session: Session, terminal: Terminal): HandlersOf<PageCalls> => {
  const { edited, source, state } = session
  let saved = source().site
  const after = async (work: Promise<void>) => {
    await work
    return state()
  }
  const preview: HandlersOf<PageCalls>['preview'] = given => {
    const { page, path: asked, value: next } = z.object({ page: addressGiven, path: pathGiven, value: valueGiven }).parse(given)
    const from = source()
    // In a site with one language, texts may be written without it.
    const shape = shapeAt(schemaOf(from), asked, from.languages)
    const isPlain = typeof next === 'string' && from.languages.length === 1 && shape?.kind === 'text' && shape.isByLanguage
    const only = isPlain ? from.languages : []
    const at = [...asked, ...only]
    const faults = faultsOf(from, at, next, messageLanguage(session.spoken()))
    if (faults.length > 0) return { html: null, says: null, faults }
    // The value has the shape that the schema asks for.
    const site = siteWith(from.site, withValue(from.site.config, at, next) as Config)
    const language = from.languages.find(code => code === at.at(-1)) ?? null
    const says = typeof next === 'string' ? saidBy(from.site, next, language, at) : null
    try {
      return { html: htmlOf(site, routeAt(site, page)), says, faults: [] }
    } catch {
      // Whether values fit together is checked when the whole config is compiled.
      return { html: null, says, faults: [] }
    }
  }
  const [facts, search, comparison, validation] = [onlyLast(), onlyLast(), onlyLast(), onlyLast()]
  const checker = siteChecker(inThread(terminal))
  return {
    state: given => {
      const { spoken } = z.object({ spoken: z.string().max(35).optional() }).parse(given)
      if (spoken !== undefined) session.speak(spoken)
      return state()
    },
    preview,
    pages: session.pages,
    validateCities: () => after(session.validateCities(validation())),
    choose: async given => {
      await session.choose(z.object({ config: addressGiven }).parse(given).config)
      saved = source().site
      return state()
    },
    page: given => {
      const { site, finder } = source()
      const route = routeAt(site, pageUrl.parse(given).path)
      return { html: htmlOf(site, route), pieces: piecesIn(finder.origins(route)) }
    },
    pageFacts: async given => {
      const { site, finder } = source()
      return piecesIn(await finder.withFacts(routeAt(site, pageUrl.parse(given).path), facts()))
    },
    field: given => fieldAt(source(), z.object({ path: pathGiven }).parse(given).path),
    pagesWith: given => source().finder.pagesWith(textPaths(source(), z.object({ path: pathGiven }).parse(given).path), search()),
    value: given => valueAt(source().document.data, z.object({ path: pathGiven }).parse(given).path) ?? null,
    change: given => {
      const { change, level } = changeGiven.parse(given)
      return after(session.change(change, level))
    },
    giveBack: given => after(session.giveBack(z.object({ path: pathGiven }).parse(given).path)),
    undo: () => after(session.step('undo')),
    redo: () => after(session.step('redo')),
    changes: () => ({ files: session.changes() }),
    pageChanges: () => comparePages(saved, source().site, messageLanguage(session.spoken()), comparison()),
    save: async () => {
      await session.save()
      if (state().unsaved.length === 0) saved = source().site
      return state()
    },
    mergeConflict: given => session.mergeConflict(z.object({ file: addressGiven }).parse(given).file),
    resolveConflict: given => {
      const { file, hash, theirs } = z
        .object({ file: addressGiven, hash: addressGiven, theirs: z.array(z.int().min(0)).max(10_000) })
        .parse(given)
      return after(session.resolveConflict(file, hash, theirs))
    },
    search: given => searchIn(source(), z.object({ text: z.string().max(500) }).parse(given).text),
    check: () => checker.begin(edited.chain()[0].file, messageLanguage(session.spoken())),
    checked: () => checker.found(edited.chain()[0].file, messageLanguage(session.spoken())),
  }
}

type Handlers = HandlersOf<Calls>

export const handlers = (session: Session, terminal: Terminal): Handlers => ({
  ...pageHandlers(session, terminal),
  ...formHandlers(session),
  ...fileHandlers(session),
  ...translationHandlers(session),
  ...newSiteHandlers(session, terminal),
  ...newCityHandlers(session, terminal),
  ...widgetHandlers(session),
})

/** Calls that take long and change nothing: others are answered while they run. */
const background: ReadonlySet<string> = new Set<keyof Calls>(['pageFacts', 'pagesWith', 'pageChanges', 'validateCities'])

/**
 * Answers calls one after the other, as each depends on the result of the one before. A call that fails is answered with the reason:
 * `{ cannot }`.
 * @param language of the reasons
 */
export const caller = (
  all: Handlers,
  language: () => MessageLanguage = () => 'en',
): ((name: string, given: unknown) => Promise<unknown>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (name, given) => {
    const work = async (): Promise<unknown> => {
      // Names such as `constructor` must not reach the prototype.
      const handler = Object.hasOwn(all, name) ? all[name as keyof Handlers] : undefined
      const cannot = (reason: EditorMessage) => ({ cannot: editorText(reason, language()) })
      if (handler === undefined) return cannot({ code: 'unknownCall' })
      try {
        return await handler(given)
      } catch (error) {
        if (error instanceof CannotChange) return cannot(error.reason)
        if (error instanceof z.ZodError) return cannot({ code: 'invalidCall' })
        throw error
      }
    }
    const answer = last.then(work)
    if (!background.has(name)) last = answer.catch(() => undefined)
    return answer
  }
}

/** Every call; those of a feature are in its file. */
export interface Calls extends PageCalls, FormCalls, FileCalls, TranslationCalls, NewSiteCalls, NewCityCalls, WidgetCalls {}
