/** Diagnostics about images, icons and colors. */
import type { MessageLanguage, Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'

const colourReasons = {
  en: {
    ground: 'as a background it leaves text too little contrast',
    text: 'as text it cannot be read on this background',
    edge: 'as a button it does not stand out from this background',
  },
  fr: {
    ground: 'en fond, elle laisse trop peu de contraste au texte',
    text: 'en texte, elle est illisible sur ce fond',
    edge: 'en bouton, elle ne se distingue pas de ce fond',
  },
} as const

const some = (files: readonly string[], language: MessageLanguage): string => {
  const shown = files.slice(0, 3).join(', ')
  const more = files.length - 3
  return more <= 0 ? shown : `${shown} ${{ en: `and ${more} more`, fr: `et ${more} de plus` }[language]}`
}

const icon = (name: string): Translated<string> => ({
  en: `the icon assets/icons/${name}.svg`,
  fr: `l’icône assets/icons/${name}.svg ne convient pas`,
})

const iconHint: Translated<string> = {
  en: 'See assets/icons/README.md for what an icon is made of.',
  fr: 'assets/icons/README.md dit de quoi une icône est faite.',
}

export const assets = {
  IMAGE_INVALID: {
    severity: 'error',
    about: 'An image or logo cannot be shown: it is not an image, cannot be read, or has an unsuitable size.',
    variants: {
      name: message({
        example: { value: 'roof.gif' },
        en: '“{value}” is not an image file',
        fr: '« {value} » n’est pas un fichier d’image',
        hint: {
          en: 'Name a .jpg, .png or .webp file in assets/images/.',
          fr: 'Nommez un fichier .jpg, .png ou .webp qui se trouve dans assets/images/.',
        },
      }),
      large: message({
        example: { file: 'roof.jpg', width: 20_000, height: 9_000, most: 12_000 },
        en: ({ file, width, height }) => `the picture ${file} has ${width} × ${height} pixels`,
        fr: ({ file, width, height }) => `l’image ${file} fait ${width} × ${height} pixels`,
        hint: {
          en: ({ most }) => `Reduce it to at most ${most} pixels a side; 2000 are plenty.`,
          fr: ({ most }) => `Réduisez-la à ${most.toLocaleString('fr-CA')} pixels de côté au plus; 2000 suffisent amplement.`,
        },
      }),
      small: message({
        example: { file: 'roof.jpg', width: 200, least: 400 },
        en: ({ file, width }) => `the picture ${file} is only ${width} pixels wide`,
        fr: ({ file, width }) => `l’image ${file} n’a que ${width} pixels de large`,
        hint: {
          en: ({ least }) => `Pictures need at least ${least}, better 1600 pixels.`,
          fr: ({ least }) => `Il en faut au moins ${least}, et plutôt 1600.`,
        },
      }),
      unreadable: message({
        example: { file: 'roof.jpg' },
        en: 'the picture {file} cannot be read',
        fr: 'l’image {file} est illisible',
        hint: {
          en: 'It is damaged, or not a JPEG, PNG or WebP file: export it again.',
          fr: 'Elle est abîmée, ou ce n’est pas vraiment une image JPEG, PNG ou WebP : exportez-la de nouveau.',
        },
      }),
      animated: message({
        example: { file: 'roof.webp' },
        en: 'the picture {file} moves, and only its first moment would be shown',
        fr: 'l’image {file} est animée, et on n’en montrerait que le premier instant',
        hint: {
          en: 'Export one frame of it as an image. A film can be put into assets/static/ and linked to.',
          fr: 'Exportez-en un instant comme image. Une vidéo peut aller dans assets/static/, avec un lien qui y mène.',
        },
      }),
      type: message({
        example: { file: 'roof.jpg' },
        en: '{file} is not a JPEG, PNG or WebP file, although its name ends like one',
        fr: '{file} n’est pas un fichier JPEG, PNG ou WebP, bien que son nom en ait la fin',
        hint: {
          en: 'Open it in a program for images, and export it as JPEG, PNG or WebP. Renaming it is not enough.',
          fr: 'Ouvrez-le dans un logiciel d’images, et exportez-le en JPEG, PNG ou WebP. Le renommer ne suffit pas.',
        },
      }),
      unsafe: message({
        example: { file: 'logo.svg', part: '<script>' },
        en: 'the logo assets/images/{file} contains {part}, which could run a program or load a file from elsewhere',
        fr: 'le logo assets/images/{file} contient {part}, qui pourrait exécuter un programme ou charger un fichier d’ailleurs',
        hint: {
          en: 'Only shapes, text, styles and embedded images are allowed. Export it again as a plain SVG, or as a PNG.',
          fr: 'Seuls des formes, du texte, des styles et des images incorporées sont permis. Exportez-le de nouveau en SVG simple, ou en PNG.',
        },
      }),
      logo: message({
        example: { file: 'logo.svg' },
        en: 'the logo assets/images/{file} is not a valid SVG file with a size',
        fr: 'le logo assets/images/{file} n’est pas un fichier SVG valide avec des dimensions',
        hint: {
          en: 'It needs xmlns="http://www.w3.org/2000/svg" and a viewBox whose width and height are above 0: viewBox="0 0 160 44". Export it again, or use a PNG.',
          fr: 'Il lui faut xmlns="http://www.w3.org/2000/svg" et un viewBox dont la largeur et la hauteur dépassent 0 : viewBox="0 0 160 44". Exportez-le de nouveau, ou prenez un PNG.',
        },
      }),
      logoBytes: message({
        example: { file: 'logo.svg', kilobytes: 2300, most: 1000 },
        en: ({ file, kilobytes }) => `the logo assets/images/${file} has ${kilobytes.toLocaleString('en')} kB`,
        fr: ({ file, kilobytes }) => `le logo assets/images/${file} fait ${kilobytes.toLocaleString('fr-CA')} ko`,
        hint: {
          en: ({ most }) =>
            `At most ${most.toLocaleString('en')} kB are allowed, and a logo needs about 10. Export it without embedded images, or as a PNG.`,
          fr: ({ most }) =>
            `On permet ${most.toLocaleString('fr-CA')} ko au plus, et un logo en demande une dizaine. Exportez-le sans images incorporées, ou en PNG.`,
        },
      }),
    },
  },
  ENCODED_DAMAGED: {
    severity: 'warning',
    about: 'A file in assets/encoded/ is damaged, so its image was encoded again.',
    text: message({
      example: { file: 'roof.jpg', damage: 'assets/encoded/5e8c43470ebf3c47-800.avif is empty' },
      en: '{damage}; {file} was encoded again',
      fr: '{file} a été encodé de nouveau : {damage}',
      hint: {
        en: 'Commit assets/encoded/ as it is now, or take back what you had: git checkout -- assets/encoded',
        fr: 'Validez assets/encoded/ tel qu’il est, ou reprenez ce que vous aviez : git checkout -- assets/encoded',
      },
    }),
  },
  ENCODED_UNKEPT: {
    severity: 'warning',
    about: 'An image was encoded, but the result could not be saved: the next build encodes it again.',
    text: message({
      example: { file: 'roof.jpg', reason: 'assets/encoded: its disk is read-only (EROFS)' },
      en: 'the encoded files of {file} could not be saved: {reason}',
      fr: 'ce qui a été encodé de {file} n’a pas pu être gardé : {reason}',
      hint: {
        en: 'Let this account write to assets/encoded/, or make room, and build again.',
        fr: 'Permettez à ce compte d’écrire dans assets/encoded/, ou faites de la place, et reconstruisez.',
      },
    }),
  },
  STATIC_SKIPPED: {
    severity: 'warning',
    about: 'A file in assets/static/ is not published: hidden files often contain secrets, and links lead to other folders.',
    variants: {
      hidden: message({
        example: { files: ['.env'] },
        en: ({ files }) => `not published, since ${files.length === 1 ? 'it is' : 'they are'} hidden: ${some(files, 'en')}`,
        fr: ({ files }) =>
          `${files.length === 1 ? 'pas publié, car le fichier est caché' : 'pas publiés, car ces fichiers sont cachés'} : ${some(files, 'fr')}`,
        hint: {
          en: 'Remove it from assets/static/. To publish it, give it a name without the dot; .well-known/ is published as it is.',
          fr: 'Retirez-le d’assets/static/. S’il doit être public, donnez-lui un nom sans point devant; .well-known/ est publié tel quel.',
        },
      }),
      link: message({
        example: { files: ['brochure.pdf'] },
        en: ({ files }) =>
          `not published, since ${files.length === 1 ? 'it is a link or not a file' : 'they are links or not files'}: ${some(files, 'en')}`,
        fr: ({ files }) =>
          `${files.length === 1 ? 'pas publié, car c’est un lien ou autre chose qu’un fichier' : 'pas publiés, car ce sont des liens ou autre chose que des fichiers'} : ${some(files, 'fr')}`,
        hint: {
          en: 'Copy what it leads to into assets/static/, or take it out.',
          fr: 'Copiez dans assets/static/ ce à quoi il mène, ou retirez-le.',
        },
      }),
    },
  },
  STATIC_INVALID: {
    severity: 'error',
    about: 'A file in assets/static/ must not be published, or cannot be.',
    variants: {
      position: message({
        example: { file: 'team.jpg' },
        en: 'assets/static/{file} contains the position where it was taken (GPS)',
        fr: 'assets/static/{file} dit où la photo a été prise : il contient une position (GPS)',
        hint: {
          en: 'Export it again without its location. Pictures in assets/images/ are published without it.',
          fr: 'Exportez-la de nouveau sans sa position. Les images d’assets/images/ sont publiées sans elle.',
        },
      }),
      key: message({
        example: { file: 'server.pem' },
        en: 'assets/static/{file} holds a private key',
        fr: 'assets/static/{file} contient une clé privée',
        hint: {
          en: 'Take it out: everyone can read what is published. If it was published before, replace the key.',
          fr: 'Retirez-la : n’importe qui peut lire ce qui est publié. Si elle a déjà été publiée, remplacez-la.',
        },
      }),
      large: message({
        example: { file: 'film.mp4', megabytes: 900, most: 500 },
        en: ({ file, megabytes }) => `assets/static/${file} has ${megabytes} MB`,
        fr: ({ file, megabytes }) => `assets/static/${file} fait ${megabytes} Mo`,
        hint: {
          en: ({ most }) => `At most ${most} MB can be published, and most hosts take 25 to 100. Put it on a video host, and link to it.`,
          fr: ({ most }) =>
            `On peut publier ${most} Mo au plus, et la plupart des hébergeurs en prennent de 25 à 100. Mettez-le sur un site de vidéos, et faites-y un lien.`,
        },
      }),
    },
  },
  COLOUR_INVALID: {
    severity: 'error',
    about: 'Colors are written in hexadecimal, as design tools show them.',
    text: message({
      example: { value: '1f4d3a', meant: '#1f4d3a' as string | undefined },
      en: '“{value}” is not a color',
      fr: '« {value} » n’est pas une couleur',
      hint: {
        en: ({ meant }) =>
          meant === undefined
            ? 'Write # and six digits or letters a-f, in quotation marks: "#1f4d3a"'
            : `Write "${meant}", with the quotation marks.`,
        fr: ({ meant }) =>
          meant === undefined
            ? 'Écrivez # et six chiffres ou lettres de a à f, entre guillemets droits : "#1f4d3a"'
            : `Écrivez "${meant}", avec les guillemets droits.`,
      },
    }),
  },
  COLOUR_MOVED: {
    severity: 'warning',
    about: 'A brand color was made darker or lighter, so that people can read what is set in it (WCAG 2.2).',
    text: message({
      example: { colour: 'accent', use: 'text', from: '#ffcc00', to: '#7a5c00' } as {
        readonly colour: string
        readonly use: keyof typeof colourReasons.en
        readonly from: string
        readonly to: string
      },
      en: ({ use, from }) => `the color ${from} was changed: ${colourReasons.en[use]}`,
      fr: ({ use, from }) => `la couleur ${from} a été changée : ${colourReasons.fr[use]}`,
      hint: {
        en: '{to} is the nearest that can be used; it is used there instead. Write it as theme.colours.{colour} to silence this.',
        fr: '{to} est la plus proche qui convienne; elle est utilisée à la place. Écrivez-la sous theme.colours.{colour} pour ne plus voir ce message.',
      },
    }),
  },
  ICON_UNSAFE: {
    severity: 'error',
    about: 'An icon is drawn in each page, so it contains only plain shapes.',
    variants: {
      noShapes: message({
        example: { name: 'duct' },
        en: ({ name }) => `${icon(name).en} is not an SVG with a viewBox and shapes`,
        fr: ({ name }) => `${icon(name).fr} (ce n’est pas un SVG avec un viewBox et des formes)`,
        hint: iconHint,
      }),
      element: message({
        example: { name: 'duct', element: 'script' },
        en: ({ name, element }) => `${icon(name).en} contains <${element}>; an icon may contain only shapes`,
        fr: ({ name, element }) => `${icon(name).fr} (elle contient <${element}>, et une icône n’a que des formes)`,
        hint: iconHint,
      }),
      attribute: message({
        example: { name: 'duct', attribute: 'onclick' },
        en: ({ name, attribute }) => `${icon(name).en} has the attribute ${attribute}; an icon may have only geometry and paint`,
        fr: ({ name, attribute }) => `${icon(name).fr} (elle a l’attribut ${attribute}, et une icône n’a que des formes et des couleurs)`,
        hint: iconHint,
      }),
      other: message({
        example: { name: 'duct' },
        en: ({ name }) => `${icon(name).en} contains more than shapes with their attributes in quotes`,
        fr: ({ name }) => `${icon(name).fr} (elle contient autre chose que des formes aux attributs entre guillemets)`,
        hint: iconHint,
      }),
    },
  },
  SHARE_LETTERS: {
    severity: 'notice',
    about: 'The image for social networks has no title, because the available fonts lack some of its letters.',
    text: message({
      example: { count: 1, first: '清掃' },
      en: ({ count, first }) =>
        `${count === 1 ? 'one share picture shows' : `${count} share pictures show`} no title, because the fonts lack some of its letters: “${first}”`,
      fr: ({ count, first }) =>
        count === 1
          ? `une image à partager ne montre pas de titre, car il lui manque des lettres : « ${first} »`
          : `${count.toLocaleString('fr-CA')} images à partager ne montrent pas de titre, car il leur manque des lettres : « ${first} »`,
      hint: {
        en: 'The fonts have Latin, Greek, Cyrillic, Hebrew and Arabic letters. The image shows the business; networks show the title next to it as text.',
        fr: 'Les lettres latines, grecques, cyrilliques, hébraïques et arabes sont là. L’image montre l’entreprise; le titre est à côté, en texte.',
      },
    }),
  },
} as const satisfies MessageTable
