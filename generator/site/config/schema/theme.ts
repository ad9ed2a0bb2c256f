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
                label: { en: 'Background', fr: 'Arrière-plan' },
                help: { en: 'Page background, as a hex color.', fr: 'Fond des pages, en couleur hexadécimale.' },
              }),
              ink: field(colour.default('#1d2833'), {
                label: { en: 'Text and dark sections', fr: 'Texte et sections foncées' },
                help: { en: 'Text and dark backgrounds, as a hex color.', fr: 'Texte et fonds foncés, en couleur hexadécimale.' },
              }),
              accent: field(colour.default('#a8431f'), {
                label: { en: 'Buttons and links', fr: 'Boutons et liens' },
                help: {
                  en: 'Buttons, links and other accents, as a hex color.',
                  fr: 'Boutons, liens et autres accents, en couleur hexadécimale.',
                },
              }),
              sky: field(colour.default('#e4eaef'), {
                label: { en: 'Light sections', fr: 'Sections claires' },
                help: { en: 'Muted backgrounds, as a hex color.', fr: 'Fonds discrets, en couleur hexadécimale.' },
              }),
            })
            .prefault({}),
          {
            label: { en: 'Colors', fr: 'Couleurs' },
            help: {
              en: 'Brand colors. Each is adjusted until it has enough contrast.',
              fr: 'Couleurs de la marque. Chacune est ajustée jusqu’à ce qu’elle ait assez de contraste.',
            },
          },
        ),
        style: field(
          z
            .enum(['pipes', 'arches', 'blueprint', 'waves', 'leaves', 'stripes', 'tiles', 'poster', 'ledger', 'daylight', 'clinic'])
            .optional(),
          {
            label: { en: 'Style', fr: 'Style' },
            help: {
              en: 'Visual style of the site: shapes, lines and illustrations. Default: one that suits the type of business.',
              fr: 'Style visuel du site : formes, lignes et illustrations. Par défaut, un style qui convient au type d’entreprise.',
            },
          },
        ),
        font: field(
          z.enum(['humanist', 'grotesque', 'serif', 'gentle', 'press', 'condensed', 'typewriter', 'editorial', 'clear']).optional(),
          {
            label: { en: 'Fonts', fr: 'Polices' },
            help: {
              en: 'Fonts for headings and text. Default: those of the style.',
              fr: 'Polices des titres et du texte. Par défaut, celles du style.',
            },
          },
        ),
        radius: field(z.enum(['none', 'small', 'large']).optional(), {
          label: { en: 'Corners', fr: 'Coins' },
          help: { en: 'Roundness of corners. Default: that of the style.', fr: 'Arrondi des coins. Par défaut, celui du style.' },
        }),
        scene: field(z.enum([...keysOf(ownTrades), 'neutral', 'none']).optional(), {
          label: { en: 'Illustration', fr: 'Illustration' },
          options: { ...ownTrades, neutral: { en: 'A street', fr: 'Une rue' }, none: { en: 'None', fr: 'Aucune' } },
          help: {
            en: 'Illustration shown on sites without photos: that of a trade, neutral (a street) or none. Default: that of the trade.',
            fr: 'Illustration des sites sans photo : celle d’un métier, neutral (une rue) ou none (aucune). Par défaut, celle du métier.',
          },
        }),
        mark: field(identifier.optional(), {
          label: { en: 'Symbol', fr: 'Symbole' },
          help: {
            en: 'Name of an icon in assets/icons/, shown next to the name, in app icons and in share images. Default: the first letter of the name.',
            fr: 'Nom d’une icône de assets/icons/, affichée à côté du nom, dans les icônes du site et les images de partage. Par défaut, la première lettre du nom.',
          },
        }),
        logo: field(z.string().min(1).optional(), {
          label: { en: 'Logo', fr: 'Logo' },
          help: {
            en: 'Logo file (SVG, PNG, JPEG or WebP) in assets/images/, preferably SVG. Default: the name of the business as text.',
            fr: 'Fichier du logo (SVG, PNG, JPEG ou WebP) dans assets/images/, de préférence SVG. Par défaut, le nom de l’entreprise.',
          },
        }),
      })
      .prefault({}),
    { help: { en: 'Colors, style, fonts and logo.', fr: 'Couleurs, style, polices et logo.' } },
  )
