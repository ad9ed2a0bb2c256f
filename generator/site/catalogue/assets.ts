/** Pictures, icons and colours. */
import { type Entry, wording } from './entry.ts'

const colourReasons = {
  ground: 'as a ground it leaves text too little contrast',
  text: 'as text it cannot be read on this ground',
  edge: 'as a button it cannot be told from this ground',
} as const

export const assets = {
  IMAGE_INVALID: {
    severity: 'error',
    about: 'A picture or logo cannot be shown: it is no picture, cannot be read, or has a size that does not do.',
    says: {
      name: wording({ value: 'roof.gif' }, ({ value }) => ({
        message: `“${value}” is no picture file`,
        remedy: 'Name a .jpg, .png or .webp file that lies in assets/images/.',
      })),
      large: wording({ file: 'roof.jpg', width: 20_000, height: 9_000, most: 12_000 }, ({ file, width, height, most }) => ({
        message: `the picture ${file} has ${width} × ${height} pixels`,
        remedy: `Reduce it to at most ${most} pixels a side; 2000 are plenty.`,
      })),
      small: wording({ file: 'roof.jpg', width: 200, least: 400 }, ({ file, width, least }) => ({
        message: `the picture ${file} is only ${width} pixels wide`,
        remedy: `Pictures need at least ${least}, better 1600 pixels.`,
      })),
      unreadable: wording({ file: 'roof.jpg' }, ({ file }) => ({
        message: `the picture ${file} cannot be read`,
        remedy: 'It is broken, or no JPEG, PNG or WebP in truth: export it again.',
      })),
      logo: wording({ file: 'logo.svg' }, ({ file }) => ({
        message: `the logo assets/images/${file} has no viewBox, so its size is unknown`,
        remedy: 'Export it again as SVG, with its size.',
      })),
    },
  },
  COLOUR_INVALID: {
    severity: 'error',
    about: 'Colours are written in hexadecimal, as design tools show them.',
    says: wording({ value: 'brick' }, ({ value }) => ({
      message: `“${value}” is no colour`,
      remedy: 'Write # and six digits or letters a-f: #1f4d3a',
    })),
  },
  COLOUR_MOVED: {
    severity: 'warning',
    about: 'A brand colour was made darker or lighter, so that people can read what is set in it (WCAG 2.2).',
    says: wording<{ readonly colour: string; readonly use: keyof typeof colourReasons; readonly from: string; readonly to: string }>(
      { colour: 'accent', use: 'text', from: '#ffcc00', to: '#7a5c00' },
      ({ colour, use, from, to }) => ({
        message: `the colour ${from} was changed: ${colourReasons[use]}`,
        remedy: `${to} is the nearest that can be used; it is used there instead. Write it as theme.colours.${colour} to silence this.`,
      }),
    ),
  },
  ICON_UNSAFE: {
    severity: 'error',
    about: 'An icon is drawn in each page, so it is made of plain shapes alone.',
    says: wording({ name: 'duct', fault: 'holds a script' }, ({ name, fault }) => ({
      message: `the icon assets/icons/${name}.svg ${fault}`,
      remedy: 'See assets/icons/README.md for what an icon is made of.',
    })),
  },
  SHARE_LETTERS: {
    severity: 'notice',
    about: 'The picture for social networks is made without its title, since the fonts at hand lack some of its letters.',
    says: wording({ count: 1, first: '清掃' }, ({ count, first }) => ({
      message: `${count === 1 ? 'one share picture shows' : `${count} share pictures show`} no title, since not all of its letters are at hand: “${first}”`,
      remedy: 'Latin, Greek, Cyrillic, Hebrew and Arabic letters are. The picture shows the business; the title stands beside it in text.',
    })),
  },
} as const satisfies Readonly<Record<string, Entry>>
