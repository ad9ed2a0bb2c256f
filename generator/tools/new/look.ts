/** The look of a new site whose trade has no template. */
import { createHash } from 'node:crypto'
import { lookOf, type StyleName } from '../../../templates/styles/styles.ts'

export interface Look {
  /** `undefined`: the style of the type of business. */
  readonly style: StyleName | undefined
  readonly colours: { readonly paper: string; readonly ink: string; readonly accent: string; readonly sky: string }
}

const palettes = [
  { paper: '#f6faf9', ink: '#17363a', accent: '#0c6464', sky: '#d8ebe8' },
  { paper: '#f9fafc', ink: '#1b2540', accent: '#2b4fb3', sky: '#e0e7f4' },
  { paper: '#faf8f3', ink: '#2b2a22', accent: '#7a5200', sky: '#eae4d3' },
  { paper: '#fbf8f7', ink: '#33272e', accent: '#8d3457', sky: '#f0e1e4' },
  { paper: '#f8f9f4', ink: '#22331f', accent: '#46660f', sky: '#e2ead3' },
  { paper: '#faf9fc', ink: '#2a2440', accent: '#663c9c', sky: '#e7e2f2' },
  { paper: '#faf7f4', ink: '#2a2626', accent: '#9c3415', sky: '#ecdfd6' },
] as const

const styles = ['tiles', 'waves', 'stripes', 'pipes', 'arches'] as const satisfies readonly StyleName[]

/** Chosen by the name, so that businesses of the same type look different, and the same name always gets the same look. */
export const lookFor = (name: string, type: string): Look => {
  const [colour = 0, style = 0] = createHash('sha256').update(name).digest()
  const isKnown = lookOf({ business: { type }, theme: {} }).name !== lookOf({ business: { type: 'LocalBusiness' }, theme: {} }).name
  return {
    style: isKnown ? undefined : styles[style % styles.length],
    colours: palettes[colour % palettes.length] ?? palettes[0],
  }
}
