/** `theme`: colors, style, font and logo. */
import * as z from 'zod'
import { keysOf } from '../../util/table.ts'
import { ownTrades } from '../trades.ts'
import { field } from './field.ts'
import { colour, identifier } from './scalars.ts'

export const theme = () =>
  field(
    z
      .strictObject({
        colours: field(
          z
            .strictObject({
              paper: field(colour.default('#fafaf8'), {
                label: { en: 'Paper', fr: 'Fond des pages' },
                help: { en: 'Ground of the pages.', fr: 'Fond des pages.' },
              }),
              ink: field(colour.default('#1d2833'), {
                label: { en: 'Ink', fr: 'Texte et bandes foncées' },
                help: { en: 'Text and dark surfaces.', fr: 'Texte et surfaces foncées.' },
              }),
              accent: field(colour.default('#a8431f'), {
                label: { en: 'Accent', fr: 'Appel et réservation' },
                help: { en: 'Calling and booking alone.', fr: 'Appel et réservation seulement.' },
              }),
              sky: field(colour.default('#e4eaef'), {
                label: { en: 'Sky', fr: 'Surfaces discrètes' },
                help: { en: 'Quiet surfaces.', fr: 'Surfaces discrètes.' },
              }),
            })
            .prefault({}),
          { label: { en: 'Colours', fr: 'Couleurs' } },
        ),
        style: field(z.enum(['pipes', 'arches', 'blueprint', 'waves', 'leaves', 'stripes', 'tiles']).optional(), {
          label: { en: 'Style', fr: 'Style' },
          help: {
            en: 'Character of the site: its lines, shapes and mark. If left out, one that suits the type of the business.',
            fr: 'Caractère du site : ses lignes, ses formes, sa marque. À défaut, celui qui convient au genre d’entreprise.',
          },
        }),
        font: field(z.enum(['humanist', 'grotesque', 'serif', 'gentle', 'press']).optional(), {
          label: { en: 'Font', fr: 'Caractères' },
          help: { en: 'Pair of typefaces. If left out, those of the style.', fr: 'Paire de caractères; à défaut, ceux du style.' },
        }),
        radius: field(z.enum(['none', 'small', 'large']).optional(), {
          label: { en: 'Radius', fr: 'Coins' },
          help: { en: 'Roundness of corners. If left out, that of the style.', fr: 'Arrondi des coins; à défaut, celui du style.' },
        }),
        scene: field(z.enum([...keysOf(ownTrades), 'neutral', 'none']).optional(), {
          label: { en: 'Illustration', fr: 'Illustration' },
          options: { ...ownTrades, neutral: { en: 'A street', fr: 'Une rue' }, none: { en: 'None', fr: 'Aucune' } },
          help: {
            en: 'The drawing in the place of a missing photo: that of a trade, neutral (a street) or none. If left out, that of the trade, on sites without photos.',
            fr: 'Le dessin qui remplace une photo : celui d’un métier, neutral (une rue) ou none (aucun). À défaut, celui du métier, si le site n’a pas de photo.',
          },
        }),
        mark: field(identifier.optional(), {
          label: { en: 'Mark', fr: 'Symbole' },
          help: {
            en: 'Name of an icon in assets/icons/, shown next to the name, in app icons and share images. If left out, the initial of the name.',
            fr: 'Nom d’une icône, montrée à côté du nom, dans les icônes et les images de partage; à défaut, l’initiale du nom.',
          },
        }),
        logo: field(z.string().min(1).optional(), {
          label: { en: 'Logo', fr: 'Logo' },
          help: {
            en: 'Name of an SVG, PNG, JPEG or WebP file in assets/images/, best an SVG. If left out, the name of the business is shown as text.',
            fr: 'Fichier SVG, PNG, JPEG ou WebP du logo, de préférence SVG; à défaut, le nom de l’entreprise en toutes lettres.',
          },
        }),
      })
      .prefault({}),
    { help: { en: 'The look.', fr: 'L’apparence.' } },
  )
