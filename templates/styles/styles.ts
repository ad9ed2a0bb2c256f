/** The styles of a site (`theme.style`): each has its drawings, shapes, typefaces, mark and stylesheet. */
import type { IconShape } from '../../generator/site/model/page.ts'
import type { FontChoice } from '../font-faces.ts'
import type { Theme } from '../theme.ts'
import type { KnownVariant } from './home-variants.ts'
import { motifs } from './motifs.ts'

interface Style {
  /** The default. */
  readonly font: FontChoice
  readonly radius: Theme['radius']
  readonly motif: IconShape
  /** The shape around the initial of the mark, on a grid of 32. */
  readonly tile: string
  /** Whether pages begin with a dark band. */
  readonly isDeep: boolean
  /** Whether the hero of a service without a picture shows its icon. */
  readonly showsSigns: boolean
  /** Composition of the home page with and without a picture. No two styles share one. */
  readonly home: { readonly picture: KnownVariant; readonly plain: KnownVariant }
}

export const styles = {
  pipes: {
    font: 'humanist',
    radius: 'small',
    motif: motifs.pipes,
    tile: 'M16 3a13 13 0 0 1 0 26a13 13 0 0 1 0-26z',
    isDeep: false,
    showsSigns: false,
    home: { picture: 'frame-end', plain: 'poster-wide' },
  },
  arches: {
    font: 'gentle',
    radius: 'large',
    motif: motifs.arches,
    tile: 'M4 30V15a12 12 0 0 1 24 0v15z',
    isDeep: false,
    showsSigns: true,
    home: { picture: 'frame-start', plain: 'counter-row' },
  },
  blueprint: {
    font: 'grotesque',
    radius: 'none',
    motif: motifs.blueprint,
    tile: 'M3 3h26v26H3z',
    isDeep: true,
    showsSigns: true,
    home: { picture: 'frame-below', plain: 'poster-split' },
  },
  waves: {
    font: 'grotesque',
    radius: 'large',
    motif: motifs.waves,
    tile: 'M16 2.5c7 6.5 12 10 12 15.5a12 11.5 0 0 1-24 0C4 12.5 9 9 16 2.5z',
    isDeep: false,
    showsSigns: true,
    home: { picture: 'frame-above', plain: 'counter-side' },
  },
  leaves: {
    font: 'serif',
    radius: 'small',
    motif: motifs.leaves,
    tile: 'M3 29V16A13 13 0 0 1 16 3h13v13a13 13 0 0 1-13 13z',
    isDeep: false,
    showsSigns: true,
    home: { picture: 'frame-tall', plain: 'poster-centre' },
  },
  stripes: {
    font: 'humanist',
    radius: 'none',
    motif: motifs.stripes,
    tile: 'M9 3h21l-7 26H2z',
    isDeep: true,
    showsSigns: true,
    home: { picture: 'frame-bleed', plain: 'counter-list' },
  },
  tiles: {
    font: 'press',
    radius: 'small',
    motif: motifs.tiles,
    tile: 'M3 3h13a13 13 0 0 1 0 26H3z',
    isDeep: false,
    showsSigns: true,
    home: { picture: 'frame-mosaic', plain: 'counter-grid' },
  },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof styles

/** Default styles by the schema.org type of the business. */
const byType: Readonly<Record<string, StyleName>> = {
  ...Object.fromEntries(
    ['Dentist', 'MedicalClinic', 'Physician', 'Physiotherapy', 'Optician', 'Attorney', 'LegalService', 'Notary', 'Locksmith', 'DaySpa'].map(
      type => [type, 'arches'],
    ),
  ),
  ...Object.fromEntries(
    ['Electrician', 'HVACBusiness', 'GeneralContractor', 'AutoRepair', 'ComputerStore', 'AccountingService'].map(type => [
      type,
      'blueprint',
    ]),
  ),
  ...Object.fromEntries(['Plumber', 'AutoWash', 'DryCleaningOrLaundry', 'PublicSwimmingPool'].map(type => [type, 'waves'])),
  ...Object.fromEntries(['Florist', 'GardenStore', 'AnimalShelter', 'ChildCare'].map(type => [type, 'leaves'])),
  ...Object.fromEntries(['RoofingContractor', 'MovingCompany', 'HousePainter', 'SelfStorage'].map(type => [type, 'stripes'])),
}

interface Chosen {
  readonly business: { readonly type: string }
  readonly theme: {
    readonly style?: StyleName | undefined
    readonly font?: FontChoice | undefined
    readonly radius?: Theme['radius'] | undefined
  }
}

/** The look of a config, with defaults for its type of business. */
export const lookOf = ({ business, theme }: Chosen): Style & { readonly name: StyleName } => {
  const name = theme.style ?? byType[business.type] ?? 'tiles'
  const style = styles[name]
  return { ...style, name, font: theme.font ?? style.font, radius: theme.radius ?? style.radius }
}
