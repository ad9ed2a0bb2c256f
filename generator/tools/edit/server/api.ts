/** What the editor may ask its server: each request with what it is given read carefully, for it comes from outside. */

import * as z from 'zod'
import type { Terminal } from '../../../io/terminal/terminal.ts'
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
import { faultsOf, fieldAt, schemaOf, searchIn } from './fields.ts'
import { type FileCalls, fileHandlers } from './file.ts'
import { type FormCalls, formHandlers } from './forms.ts'
import { addressGiven, changeGiven, type HandlersOf, pathGiven, valueGiven } from './given.ts'
import { type NewCityCalls, newCityHandlers } from './new-city.ts'
import { type NewSiteCalls, newSiteHandlers } from './new-site.ts'
import { withValue } from './origins/facts.ts'
import { type Origin, type OriginFinder, type Steps, siteWith } from './origins/page-origins.ts'
import { comparePages, type PageComparison } from './page-changes.ts'
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

const told = ({ element, name, part, text, paths }: Origin): PageAnswer['pieces'][number] => ({ element, name, part, text, paths })

/** Milliseconds that one answer may take of those who ask next. */
const slice = 120

/** Facts of the page that was asked for last, looked for a while each time. @returns nothing when there is more to look for */
const unfinished = () => {
  let under: { readonly finder: OriginFinder; readonly path: string; readonly steps: Steps<readonly Origin[]> } | undefined
  return (finder: OriginFinder, route: Route): readonly Origin[] | undefined => {
    if (under?.finder !== finder || under.path !== route.path) under = { finder, path: route.path, steps: finder.withFacts(route) }
    const until = performance.now() + slice
    for (;;) {
      const { done, value } = under.steps.next()
      if (done === true) {
        under = undefined
        return value
      }
      if (performance.now() >= until) return undefined
    }
  }
}

const pageHandlers = (session: Session, terminal: Terminal): HandlersOf<PageCalls> => {
  const { edited, source, state } = session
  let saved = source().site
  let comparison: ({ readonly before: Site; readonly after: Site } & PageComparison) | undefined
  const after = async (work: Promise<void>) => {
    await work
    return state()
  }
  const preview: HandlersOf<PageCalls>['preview'] = given => {
    const { page, path: asked, value: next } = z.object({ page: addressGiven, path: pathGiven, value: valueGiven }).parse(given)
    const from = source()
    // In a site of one language a text may be written without it.
    const shape = shapeAt(schemaOf(from), asked, from.languages)
    const isPlain = typeof next === 'string' && from.languages.length === 1 && shape?.kind === 'text' && shape.isByLanguage
    const only = isPlain ? from.languages : []
    const at = [...asked, ...only]
    const faults = faultsOf(from, at, next)
    if (faults.length > 0) return { html: null, says: null, faults }
    // The value has the shape that the schema asks for.
    const site = siteWith(from.site, withValue(from.site.config, at, next) as Config)
    const language = from.languages.find(code => code === at.at(-1)) ?? null
    const says = typeof next === 'string' ? saidBy(from.site, next, language, at) : null
    try {
      return { html: htmlOf(site, routeAt(site, page)), says, faults: [] }
    } catch {
      // Values that do not go together are judged when the whole config is.
      return { html: null, says, faults: [] }
    }
  }
  const factsOf = unfinished()
  const checker = siteChecker(inThread(terminal))
  return {
    state: given => {
      const { spoken } = z.object({ spoken: z.string().max(35).optional() }).parse(given)
      if (spoken !== undefined) session.speak(spoken)
      return state()
    },
    preview,
    pages: session.pages,
    judge: () => after(session.judge()),
    judgeCities: () => {
      const until = performance.now() + slice
      session.judgeCities(() => performance.now() < until)
      return state()
    },
    choose: async given => {
      await session.choose(z.object({ config: addressGiven }).parse(given).config)
      saved = source().site
      return state()
    },
    page: given => {
      const { path: wanted, facts } = z.object({ path: addressGiven, facts: z.boolean() }).parse(given)
      const { site, finder } = source()
      const route = routeAt(site, wanted)
      const pieces = facts ? factsOf(finder, route) : finder.origins(route)
      if (pieces === undefined) return { html: '', pieces: [], isWhole: false }
      return { html: htmlOf(site, route), pieces: pieces.filter(({ paths }) => paths.length > 0).map(told), isWhole: true }
    },
    field: given => fieldAt(source(), z.object({ path: pathGiven }).parse(given).path),
    value: given => valueAt(source().document.data, z.object({ path: pathGiven }).parse(given).path) ?? null,
    change: given => {
      const { change, level } = changeGiven.parse(given)
      return after(session.change(change, level))
    },
    giveBack: given => after(session.giveBack(z.object({ path: pathGiven }).parse(given).path)),
    undo: () => after(session.step('undo')),
    redo: () => after(session.step('redo')),
    changes: () => {
      const { site } = source()
      if (comparison?.before !== saved || comparison.after !== site)
        comparison = { before: saved, after: site, look: comparePages(saved, site).look }
      return { files: session.changes(), ...comparison.look(slice, messageLanguage(session.spoken())) }
    },
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
    check: () => checker.begin(edited.chain()[0].file),
    checked: () => checker.found(edited.chain()[0].file),
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

/** What is done before the turn of a call comes. */
export const aheadIn = ({ readAhead }: Session): ReadonlyMap<string, () => Promise<void>> => new Map([['save', readAhead]])

/**
 * Answers calls one after the other. A call that cannot be done is answered with the reason: `{ cannot }`.
 * @param ahead work of a call that is done before its turn, while other calls are answered
 * @param language of the reasons
 */
export const caller = (
  all: Handlers,
  ahead: ReadonlyMap<string, () => Promise<void>> = new Map(),
  language: () => MessageLanguage = () => 'en',
): ((name: string, given: unknown) => Promise<unknown>) => {
  // One after the other: each begins with what the one before has made.
  let last: Promise<unknown> = Promise.resolve()
  return (name, given) => {
    const work = async (): Promise<unknown> => {
      // Its own keys alone: no name from outside reaches what every object has.
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
    const begin = (): Promise<unknown> => {
      const next = last.then(work)
      last = next.catch(() => undefined)
      return next
    }
    const first = ahead.get(name)
    return first === undefined ? begin() : last.then(first).then(begin)
  }
}

/** Everything that the editor’s server can be asked: a feature’s calls stand in its own file. */

export interface Calls extends PageCalls, FormCalls, FileCalls, TranslationCalls, NewSiteCalls, NewCityCalls, WidgetCalls {}
