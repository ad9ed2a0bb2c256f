/** Pictures, icons and colours. */
import { type Entry, wording } from './entry.ts'

const colourReasons = {
  ground: 'as a ground it leaves text too little contrast',
  text: 'as text it cannot be read on this ground',
  edge: 'as a button it cannot be told from this ground',
} as const

const some = (files: readonly string[]): string =>
  `${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''}`

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
      animated: wording({ file: 'roof.webp' }, ({ file }) => ({
        message: `the picture ${file} moves, and only its first moment would be shown`,
        remedy: 'Export one moment of it as a picture of its own. A film can be put into assets/static/ and linked to.',
      })),
      script: wording({ file: 'logo.svg' }, ({ file }) => ({
        message: `the logo assets/images/${file} holds a script or another document`,
        remedy: 'Export it again as a plain SVG: shapes, colours and texts alone.',
      })),
      logo: wording({ file: 'logo.svg' }, ({ file }) => ({
        message: `the logo assets/images/${file} has no viewBox, so its size is unknown`,
        remedy: 'Export it again as SVG, with its size.',
      })),
    },
  },
  ENCODED_DAMAGED: {
    severity: 'warning',
    about: 'What was encoded of a picture is not as it was written, so the picture was encoded again.',
    says: wording({ file: 'roof.jpg', damage: 'assets/encoded/5e8c43470ebf3c47-800.avif is empty' }, ({ file, damage }) => ({
      message: `${damage}; ${file} was encoded again`,
      remedy: 'Commit assets/encoded/ as it is now, or take back what you had: git checkout -- assets/encoded',
    })),
  },
  ENCODED_UNKEPT: {
    severity: 'warning',
    about: 'A picture was encoded, and what came out could not be kept: the next build has to do it again.',
    says: wording({ file: 'roof.jpg', reason: 'assets/encoded: its disk is read-only (EROFS)' }, ({ file, reason }) => ({
      message: `what was encoded of ${file} could not be kept: ${reason}`,
      remedy: 'Let this account write to assets/encoded/, or make room, and build again.',
    })),
  },
  STATIC_SKIPPED: {
    severity: 'warning',
    about: 'Something in assets/static/ is not published: hidden files often hold secrets, and a link leads to what lies elsewhere.',
    says: {
      hidden: wording({ files: ['.env'] }, ({ files }) => ({
        message: `not published, since ${files.length === 1 ? 'it is' : 'they are'} hidden: ${some(files)}`,
        remedy: 'Take it out of assets/static/. If it shall be public, give it a name without the dot; .well-known/ is published as it is.',
      })),
      link: wording({ files: ['brochure.pdf'] }, ({ files }) => ({
        message: `not published, since ${files.length === 1 ? 'it is a link or no file at all' : 'they are links or no files at all'}: ${some(files)}`,
        remedy: 'Copy what it leads to into assets/static/, or take it out.',
      })),
    },
  },
  STATIC_INVALID: {
    severity: 'error',
    about: 'A file in assets/static/ must not be published, or cannot be.',
    says: {
      position: wording({ file: 'team.jpg' }, ({ file }) => ({
        message: `assets/static/${file} tells where it was taken: it holds a position (GPS)`,
        remedy: 'Export it again without its location. Pictures in assets/images/ are published without it.',
      })),
      key: wording({ file: 'server.pem' }, ({ file }) => ({
        message: `assets/static/${file} holds a private key`,
        remedy: 'Take it out: what is published, anybody can read. If it was published before, replace the key.',
      })),
      large: wording({ file: 'film.mp4', megabytes: 900, most: 500 }, ({ file, megabytes, most }) => ({
        message: `assets/static/${file} has ${megabytes} MB`,
        remedy: `At most ${most} MB can be published, and most hosts take 25 to 100. Put it where films are kept, and link to it.`,
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
