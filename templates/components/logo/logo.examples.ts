import type { Props } from './logo.tsx'
import { mark } from './mark.ts'

export const examples: readonly { readonly name: string; readonly props: Props }[] = [
  { name: 'mark and name', props: { name: 'Airs & Âtres', logo: null, mark } },
  { name: 'a name of sixty letters', props: { name: 'Schornsteinfegermeisterbetrieb Wollenschläger & Söhne Hamburg', logo: null, mark } },
  { name: 'right to left', props: { name: 'شركة الهواء النقي', logo: null, mark } },
  { name: 'its own logo', props: { name: 'Airs & Âtres', logo: { src: '/assets/logo.svg', width: 240, height: 60 }, mark } },
]
