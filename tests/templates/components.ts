/** Every component with its examples: in `footer/footer.examples.ts`, or in `short.examples.ts`. The form has separate tests. */
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastGlob from 'fast-glob'
import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Example } from '../../templates/components/base/base.examples.ts'
import { shortExamples } from '../../templates/components/short.examples.ts'

export interface Shown {
  /** The component's folder. */
  readonly folder: string
  readonly example: string
  readonly direction: 'ltr' | 'rtl'
  readonly element: ReactElement
}

interface ExamplesModule {
  readonly examples?: readonly Example<object>[]
}

const root = 'templates/components'

// The exports follow a convention; the compiler checks the examples in each folder.
const examplesIn = (file: string) => import(pathToFileURL(resolve(file)).href) as Promise<ExamplesModule>
const componentsIn = (file: string) => import(pathToFileURL(resolve(file)).href) as Promise<Readonly<Record<string, ComponentType<object>>>>

/** `round-picture.tsx` exports `RoundPicture`; `map.tsx` exports `AreaMap`, since `Map` is a JavaScript global. */
const componentOf = async (file: string): Promise<ComponentType<object>> => {
  const name = basename(file, '.tsx').replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  const exported = await componentsIn(file)
  const component = exported[name] ?? Object.entries(exported).find(([one]) => one.endsWith(name))?.[1]
  if (component === undefined) throw new Error(`${file} exports no ${name}`)
  return component
}

const shown = (folder: string, component: ComponentType<object>, examples: readonly Example<object>[]): readonly Shown[] =>
  examples.map(({ name, direction, props }) => ({
    folder,
    example: name,
    direction: direction ?? 'ltr',
    element: createElement(component, props),
  }))

const shownIn = async (file: string): Promise<readonly Shown[]> => {
  const { examples = [] } = await examplesIn(file)
  if (examples.length === 0) return []
  const component = await componentOf(file.replace('.examples.ts', '.tsx'))
  return shown(basename(dirname(file)), component, examples)
}

const files = await fastGlob(`${root}/*/*.examples.ts`)

export const components: readonly Shown[] = [
  ...(await Promise.all(files.sort().map(shownIn))).flat(),
  ...Object.entries(shortExamples).flatMap(([folder, { component, examples }]) => shown(folder, component, examples)),
]
