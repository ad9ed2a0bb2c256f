import { motifs } from '../../styles/motifs.ts'
import { mark } from '../logo/mark.ts'
import type { Props } from './emblem.tsx'

export const examples: readonly { readonly name: string; readonly props: Props }[] = [
  { name: 'one sign', props: { art: { motif: motifs.arches, signs: [mark], isDeep: false } } },
  { name: 'four signs', props: { art: { motif: motifs.tiles, signs: [mark, mark, mark, mark], isDeep: false } } },
]
