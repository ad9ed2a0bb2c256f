import { dirname, relative } from 'node:path/posix'
import { isMap, isScalar, parseDocument, type Scalar } from 'yaml'
import type { Result } from '../model/diagnostic.ts'
import { composeChain } from './chain.ts'

/** What is another city’s own. */
export interface CloneFacts {
  readonly city: string
  readonly name?: string
  readonly origin?: string
  readonly region?: string
  readonly phone?: string
  readonly email?: string
}

export const factNames = ['name', 'origin', 'region', 'phone', 'email'] as const satisfies readonly (keyof CloneFacts)[]

type Change = readonly [path: readonly string[], value: string]

const changesOf = (facts: CloneFacts): readonly Change[] => {
  const places: Readonly<Record<keyof CloneFacts, readonly string[]>> = {
    city: ['business', 'address', 'city'],
    name: ['business', 'name'],
    origin: ['site', 'origin'],
    region: ['business', 'address', 'region'],
    phone: ['phones', 'book', 'main'],
    email: ['business', 'email'],
  }
  return (Object.keys(places) as (keyof CloneFacts)[]).flatMap(fact =>
    facts[fact] === undefined ? [] : [[places[fact], facts[fact]] as const],
  )
}

/**
 * A copy of a config with other facts. Only the changed values differ: comments, order and line breaks stay, since each is written over
 * the old one in the text itself.
 * @param file name of the source, for messages; @param out name of the copy, to which the schema’s path is made relative
 */
export const cloneConfig = (file: string, text: string, facts: CloneFacts, out: string): Result<string> => {
  const read = composeChain([{ file, text }])
  if (read.document === undefined) return { ok: false, diagnostics: read.diagnostics }
  const document = parseDocument(text)
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  for (const [path, value] of changesOf(facts)) {
    const node = document.getIn(path, true)
    const scalars: readonly Scalar[] = isScalar(node)
      ? [node]
      : isMap(node)
        ? node.items.flatMap(pair => (isScalar(pair.value) ? [pair.value] : []))
        : []
    // A number of the phone book with more to it: its `number`.
    const numbered = path[0] === 'phones' && isMap(node) ? document.getIn([...path, 'number'], true) : undefined
    const targets = isScalar(numbered) ? [numbered] : scalars
    if (targets.length === 0)
      return {
        ok: false,
        diagnostics: [
          {
            code: 'KEY_MISSING',
            severity: 'error',
            message: `the config has no ${path.join('.')}`,
            hint: 'Add it, then clone again.',
            where: read.document.locate(path),
          },
        ],
      }
    for (const target of targets)
      if (target.range != null) edits.push({ start: target.range[0], end: target.range[1], text: JSON.stringify(value) })
  }
  const cloned = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text)
  const schema = relative(dirname(out), 'site.config.schema.json')
  const here = !out.startsWith('/') && !out.startsWith('..')
  return {
    ok: true,
    diagnostics: [],
    value: here
      ? cloned.replace(/(\$schema=)\S*site\.config\.schema\.json/, `$1${schema.startsWith('.') ? schema : `./${schema}`}`)
      : cloned,
  }
}
