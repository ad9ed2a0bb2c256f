import type { Props, UiProps } from './icon.tsx'
import { type UiIconName, uiIcons } from './ui-icons.ts'

export const examples: readonly { readonly name: string; readonly props: Props }[] = [
  { name: 'strokes', props: { shape: { viewBox: '0 0 24 24', markup: '<path d="M12 3.5a8.5 8.5 0 1 0 .01 0z"/>' } } },
  {
    name: 'a filled sign on another grid, with a class',
    props: {
      shape: { viewBox: '0 0 48 48', markup: '<g fill="currentColor" stroke="none"><circle cx="24" cy="24" r="20"/></g>' },
      className: 'large',
    },
  },
]

/** All interface icons. */
export const uiExamples: readonly { readonly name: string; readonly props: UiProps }[] = (Object.keys(uiIcons) as UiIconName[]).map(
  name => ({
    name,
    props: { name },
  }),
)
