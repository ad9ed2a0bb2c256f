/** The styles of a site (`theme.style`): each has its drawings, shapes, typefaces, mark and stylesheet. */
import type { IconShape } from '../../generator/site/model/page.ts'
import type { FontChoice } from '../font-faces.ts'
import type { Theme } from '../theme.ts'
import type { KnownVariant } from './home-variants.ts'
import { motifs } from './motifs.ts'

interface Style {
  /** The font of sites without `theme.font`. */
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
  poster: {
    font: 'condensed',
    radius: 'none',
    motif: motifs.poster,
    tile: 'M8 3h16a5 5 0 0 0 5 5v16a5 5 0 0 0-5 5H8a5 5 0 0 0-5-5V8a5 5 0 0 0 5-5z',
    isDeep: true,
    showsSigns: true,
    home: { picture: 'frame-board', plain: 'poster-board' },
  },
  ledger: {
    font: 'typewriter',
    radius: 'none',
    motif: motifs.ledger,
    tile: 'M3 5h26v7a4 4 0 0 0 0 8v7H3v-7a4 4 0 0 0 0-8z',
    isDeep: false,
    showsSigns: true,
    home: { picture: 'frame-ticket', plain: 'counter-ticket' },
  },
  daylight: {
    font: 'editorial',
    radius: 'small',
    motif: motifs.daylight,
    tile: 'M3 26v-7a13 13 0 0 1 26 0v7z',
    isDeep: false,
    showsSigns: false,
    home: { picture: 'frame-window', plain: 'frame-window' },
  },
  clinic: {
    font: 'clear',
    radius: 'large',
    motif: motifs.clinic,
    tile: 'M10 3h12a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7z',
    isDeep: false,
    showsSigns: true,
    home: { picture: 'frame-opening', plain: 'poster-opening' },
  },
} as const satisfies Record<string, Style>

export type StyleName = keyof typeof styles

/** Default styles by the schema.org type of the business. */
const byType: Readonly<Record<string, StyleName>> = {
  ...Object.fromEntries(['Dentist', 'Attorney', 'LegalService', 'Notary', 'Locksmith'].map(type => [type, 'arches'])),
  ...Object.fromEntries(['Electrician', 'HVACBusiness', 'GeneralContractor', 'ComputerStore'].map(type => [type, 'blueprint'])),
  ...Object.fromEntries(['Plumber', 'AutoWash', 'PublicSwimmingPool'].map(type => [type, 'waves'])),
  ...Object.fromEntries(['Florist', 'GardenStore', 'AnimalShelter', 'ChildCare'].map(type => [type, 'leaves'])),
  ...Object.fromEntries(['RoofingContractor', 'MovingCompany', 'SelfStorage'].map(type => [type, 'stripes'])),
  ...Object.fromEntries(['AutoRepair', 'HousePainter'].map(type => [type, 'poster'])),
  ...Object.fromEntries(['AccountingService', 'DryCleaningOrLaundry', 'ShoeRepair'].map(type => [type, 'ledger'])),
  ...Object.fromEntries(['BeautySalon', 'DaySpa', 'HairSalon'].map(type => [type, 'daylight'])),
  ...Object.fromEntries(['MedicalClinic', 'Optician', 'Physician', 'Physiotherapy'].map(type => [type, 'clinic'])),
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
