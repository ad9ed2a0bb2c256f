/** Diagnostics about images, icons and colors. */
import type { MessageLanguage, Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'

const colourReasons = {
  en: {
    ground: 'as a background, it leaves text too little contrast',
    text: 'as text, it has too little contrast with the background',
    edge: 'as a button, it has too little contrast with the background',
  },
  fr: {
    ground: 'en fond, elle laisse trop peu de contraste au texte',
    text: 'en texte, elle manque de contraste avec le fond',
    edge: 'en bouton, elle manque de contraste avec le fond',
  },
} as const

const isNamedImage = (file: string): boolean => /\.(?:jpe?g|png|webp)$/i.test(file)

const some = (files: readonly string[], language: MessageLanguage): string => {
  const shown = files.slice(0, 3).join(', ')
  const more = files.length - 3
  return more <= 0 ? shown : `${shown} ${{ en: `and ${more} more`, fr: `et ${more} de plus` }[language]}`
}

const icon = (name: string): Translated<string> => ({
  en: `The icon assets/icons/${name}.svg`,
  fr: `L’icône assets/icons/${name}.svg`,
})

const iconHint: Translated<string> = {
  en: 'Export it again as a plain SVG. assets/icons/README.md lists what an icon can contain.',
  fr: 'Exportez-la de nouveau en SVG simple. assets/icons/README.md énumère ce qu’une icône peut contenir.',
}

export const assets = {
  IMAGE_INVALID: {
    severity: 'error',
    about: {
      en: 'An image or logo is not a supported file, is damaged, or has an unsuitable size.',
      fr: 'Une image ou un logo n’est pas un fichier pris en charge, est endommagé, ou n’a pas une taille convenable.',
    },
    variants: {
      name: message({
        example: { value: 'roof.gif' },
        en: '“{value}” is not a JPEG, PNG or WebP file',
        fr: '« {value} » n’est pas un fichier JPEG, PNG ou WebP',
        hint: {
          en: 'Write the name of a .jpg, .png or .webp file in assets/images/.',
          fr: 'Écrivez le nom d’un fichier .jpg, .png ou .webp du dossier assets/images/.',
        },
      }),
      large: message({
        example: { file: 'roof.jpg', width: 20_000, height: 9_000, most: 12_000 },
        en: ({ file, width, height }) => `The image ${file} is too large: ${width} × ${height} pixels`,
        fr: ({ file, width, height }) => `L’image ${file} est trop grande : ${width} × ${height} pixels`,
        hint: {
          en: ({ most }) => `Reduce it to at most ${most} pixels per side. 2000 pixels are enough.`,
          fr: ({ most }) => `Réduisez-la à ${most.toLocaleString('fr-CA')} pixels de côté au plus. 2000 pixels suffisent.`,
        },
      }),
      small: message({
        example: { file: 'roof.jpg', width: 200, least: 400 },
        en: ({ file, width }) => `The image ${file} is only ${width} pixels wide`,
        fr: ({ file, width }) => `L’image ${file} n’a que ${width} pixels de large`,
        hint: {
          en: ({ least }) => `Use an image that is at least ${least} pixels wide, or better 1600.`,
          fr: ({ least }) => `Utilisez une image d’au moins ${least} pixels de large, ou mieux 1600.`,
        },
      }),
      unreadable: message({
        example: { file: 'roof.jpg' },
        en: 'The image {file} is damaged or not a JPEG, PNG or WebP file',
        fr: 'L’image {file} est endommagée, ou n’est pas un fichier JPEG, PNG ou WebP',
        hint: {
          en: 'Export it again.',
          fr: 'Exportez-la de nouveau.',
        },
      }),
      animated: message({
        example: { file: 'roof.webp' },
        en: 'The image {file} is animated, which is not supported',
        fr: 'L’image {file} est animée, ce qui n’est pas pris en charge',
        hint: {
          en: 'Export one frame as an image. To publish a video, put it in assets/static/ and link to it.',
          fr: 'Exportez-en une seule image. Pour publier une vidéo, mettez-la dans assets/static/ et ajoutez un lien qui y mène.',
        },
      }),
      type: message({
        example: { file: 'roof.jpg' },
        en: ({ file }) => `${file} is not a JPEG, PNG or WebP file${isNamedImage(file) ? ', despite its name' : ''}`,
        fr: ({ file }) => `${file} n’est pas un fichier JPEG, PNG ou WebP${isNamedImage(file) ? ', malgré son nom' : ''}`,
        hint: {
          en: 'Open it in an image editor and export it as JPEG, PNG or WebP. Renaming it is not enough.',
          fr: 'Ouvrez-le dans un éditeur d’images et exportez-le en JPEG, PNG ou WebP. Le renommer ne suffit pas.',
        },
      }),
      unsafe: message({
        example: { file: 'logo.svg', part: '<script>' },
        en: 'The logo assets/images/{file} contains {part}, which could run a script or load a file from another site',
        fr: 'Le logo assets/images/{file} contient {part}, qui pourrait exécuter un script ou charger un fichier d’un autre site',
        hint: {
          en: 'Only shapes, text, styles and embedded images are allowed. Export it again as a plain SVG, or as a PNG.',
          fr: 'Seuls des formes, du texte, des styles et des images incorporées sont permis. Exportez-le de nouveau en SVG simple, ou en PNG.',
        },
      }),
      logo: message({
        example: { file: 'logo.svg' },
        en: 'The logo assets/images/{file} is not a valid SVG file with a size',
        fr: 'Le logo assets/images/{file} n’est pas un fichier SVG valide avec des dimensions',
        hint: {
          en: 'It needs xmlns="http://www.w3.org/2000/svg" and a viewBox whose width and height are above 0: viewBox="0 0 160 44". Export it again, or use a PNG.',
          fr: 'Il lui faut xmlns="http://www.w3.org/2000/svg" et un viewBox dont la largeur et la hauteur dépassent 0 : viewBox="0 0 160 44". Exportez-le de nouveau, ou utilisez un PNG.',
        },
      }),
      logoBytes: message({
        example: { file: 'logo.svg', kilobytes: 2300, most: 1000 },
        en: ({ file, kilobytes }) => `The logo assets/images/${file} is ${kilobytes.toLocaleString('en')} kB`,
        fr: ({ file, kilobytes }) => `Le logo assets/images/${file} fait ${kilobytes.toLocaleString('fr-CA')} ko`,
        hint: {
          en: ({ most }) =>
            `At most ${most.toLocaleString('en')} kB are allowed; most logos are about 10 kB. Export it without embedded images, or as a PNG.`,
          fr: ({ most }) =>
            `Au plus ${most.toLocaleString('fr-CA')} ko sont permis; la plupart des logos font environ 10 ko. Exportez-le sans images incorporées, ou en PNG.`,
        },
      }),
    },
  },
  ENCODED_DAMAGED: {
    severity: 'warning',
    about: {
      en: 'A file in assets/encoded/ is damaged, so its image was encoded again.',
      fr: 'Un fichier de assets/encoded/ est endommagé, donc son image a été encodée de nouveau.',
    },
    text: message({
      example: {
        file: 'roof.jpg',
        damage: {
          en: 'assets/encoded/5e8c43470ebf3c47-800.avif is empty',
          fr: 'assets/encoded/5e8c43470ebf3c47-800.avif est vide',
        },
      },
      en: '{damage}; {file} was encoded again',
      fr: '{file} a été encodé de nouveau : {damage}',
      hint: {
        en: 'Commit the new files in assets/encoded/, or restore the old ones: git checkout -- assets/encoded',
        fr: 'Validez les nouveaux fichiers d’assets/encoded/, ou restaurez les anciens : git checkout -- assets/encoded',
      },
    }),
  },
  ENCODED_UNKEPT: {
    severity: 'warning',
    about: {
      en: 'An encoded image could not be saved, so the next build encodes it again.',
      fr: 'Une image encodée n’a pas pu être enregistrée, donc la prochaine génération l’encodera de nouveau.',
    },
    text: message({
      example: {
        file: 'roof.jpg',
        reason: { en: 'assets/encoded: its disk is read-only (EROFS)', fr: 'assets/encoded : le disque est en lecture seule (EROFS)' },
      },
      en: 'The encoded files of {file} could not be saved: {reason}',
      fr: 'Les fichiers encodés de {file} n’ont pas pu être enregistrés : {reason}',
      hint: {
        en: 'Allow this account to write to assets/encoded/, or free disk space. Then build again.',
        fr: 'Permettez à ce compte d’écrire dans assets/encoded/, ou libérez de l’espace. Puis relancez la génération.',
      },
    }),
  },
  STATIC_SKIPPED: {
    severity: 'warning',
    about: {
      en: 'A hidden file or symbolic link in assets/static/ is not published, because it may expose secrets or files of other folders.',
      fr: 'Un fichier caché ou un lien symbolique de assets/static/ n’est pas publié, parce qu’il pourrait exposer des secrets ou des fichiers d’autres dossiers.',
    },
    variants: {
      hidden: message({
        example: { files: ['.env'] },
        en: ({ files }) => `Hidden ${files.length === 1 ? 'file' : 'files'} in assets/static/ not published: ${some(files, 'en')}`,
        fr: ({ files }) =>
          `${files.length === 1 ? 'Fichier caché d’assets/static/ non publié' : 'Fichiers cachés d’assets/static/ non publiés'} : ${some(files, 'fr')}`,
        hint: {
          en: 'Delete it. To publish it, rename it without the dot at the start. The folder .well-known/ is published as it is.',
          fr: 'Supprimez-le. Pour le publier, renommez-le sans le point au début. Le dossier .well-known/ est publié tel quel.',
        },
      }),
      link: message({
        example: { files: ['brochure.pdf'] },
        en: ({ files }) => `Symbolic ${files.length === 1 ? 'link' : 'links'} in assets/static/ not published: ${some(files, 'en')}`,
        fr: ({ files }) =>
          `${files.length === 1 ? 'Lien symbolique d’assets/static/ non publié' : 'Liens symboliques d’assets/static/ non publiés'} : ${some(files, 'fr')}`,
        hint: {
          en: 'Replace it with a copy of the file, or delete it.',
          fr: 'Remplacez-le par une copie du fichier, ou supprimez-le.',
        },
      }),
    },
  },
  STATIC_INVALID: {
    severity: 'error',
    about: {
      en: 'A file in assets/static/ cannot be published: it contains private data or is too large.',
      fr: 'Un fichier de assets/static/ ne peut pas être publié : il contient des données privées ou il est trop gros.',
    },
    variants: {
      position: message({
        example: { file: 'team.jpg' },
        en: 'assets/static/{file} contains the GPS position where the photo was taken',
        fr: 'assets/static/{file} contient la position GPS où la photo a été prise',
        hint: {
          en: 'Export it without its location. For images in assets/images/, this is done automatically.',
          fr: 'Exportez-la sans sa position. Pour les images d’assets/images/, cela se fait automatiquement.',
        },
      }),
      key: message({
        example: { file: 'server.pem' },
        en: 'assets/static/{file} contains a private key',
        fr: 'assets/static/{file} contient une clé privée',
        hint: {
          en: 'Remove it: anyone can read what is published. If it was published before, replace the key.',
          fr: 'Retirez-la : n’importe qui peut lire ce qui est publié. Si elle a déjà été publiée, remplacez-la.',
        },
      }),
      large: message({
        example: { file: 'film.mp4', megabytes: 900, most: 500 },
        en: ({ file, megabytes }) => `assets/static/${file} is ${megabytes} MB`,
        fr: ({ file, megabytes }) => `assets/static/${file} fait ${megabytes} Mo`,
        hint: {
          en: ({ most }) =>
            `At most ${most} MB can be published, and most hosts accept only 25 to 100. Put it on a video host, and link to it.`,
          fr: ({ most }) =>
            `On peut publier ${most} Mo au plus, et la plupart des hébergeurs n’en acceptent que de 25 à 100. Mettez-le sur un site de vidéos, et ajoutez un lien qui y mène.`,
        },
      }),
    },
  },
  COLOUR_INVALID: {
    severity: 'error',
    about: {
      en: 'Colors are written in hexadecimal, as design tools show them.',
      fr: 'Les couleurs s’écrivent en hexadécimal, comme les outils de dessin les affichent.',
    },
    text: message({
      example: { value: '1f4d3a', meant: '#1f4d3a' as string | undefined },
      en: '“{value}” is not a valid color',
      fr: '« {value} » n’est pas une couleur valide',
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
    about: {
      en: 'A brand color was made darker or lighter, because it has too little contrast (WCAG 2.2).',
      fr: 'Une couleur de la marque a été rendue plus foncée ou plus claire, parce que son contraste est trop faible (WCAG 2.2).',
    },
    text: message({
      example: { colour: 'accent', use: 'text', from: '#ffcc00', to: '#7a5c00' } as {
        readonly colour: string
        readonly use: keyof typeof colourReasons.en
        readonly from: string
        readonly to: string
      },
      en: ({ use, from }) => `The color ${from} was changed: ${colourReasons.en[use]}`,
      fr: ({ use, from }) => `La couleur ${from} a été changée : ${colourReasons.fr[use]}`,
      hint: {
        en: 'Pages use {to}, the most similar color with enough contrast. To remove this warning, write theme.colours.{colour}: "{to}"',
        fr: 'Les pages utilisent {to}, la couleur la plus semblable qui a assez de contraste. Pour éviter cet avertissement, écrivez theme.colours.{colour}: "{to}"',
      },
    }),
  },
  ICON_UNSAFE: {
    severity: 'error',
    about: {
      en: 'An icon contains more than plain shapes. Icons become part of each page, so anything else is not safe.',
      fr: 'Une icône contient autre chose que de simples formes. Les icônes font partie de chaque page : tout autre contenu présente un risque.',
    },
    variants: {
      noShapes: message({
        example: { name: 'duct' },
        en: ({ name }) => `${icon(name).en} is not an SVG with a viewBox and shapes`,
        fr: ({ name }) => `${icon(name).fr} n’est pas un SVG avec un viewBox et des formes`,
        hint: iconHint,
      }),
      element: message({
        example: { name: 'duct', element: 'script' },
        en: ({ name, element }) => `${icon(name).en} contains <${element}>; an icon may contain only shapes`,
        fr: ({ name, element }) => `${icon(name).fr} contient <${element}>; une icône ne peut contenir que des formes`,
        hint: iconHint,
      }),
      attribute: message({
        example: { name: 'duct', attribute: 'onclick' },
        en: ({ name, attribute }) =>
          `${icon(name).en} has the attribute ${attribute}; an icon may have only attributes for shapes and colors`,
        fr: ({ name, attribute }) =>
          `${icon(name).fr} a l’attribut ${attribute}; une icône ne peut avoir que des attributs de formes et de couleurs`,
        hint: iconHint,
      }),
      other: message({
        example: { name: 'duct' },
        en: ({ name }) => `${icon(name).en} contains more than shapes with their attributes in quotes`,
        fr: ({ name }) => `${icon(name).fr} contient autre chose que des formes dont les attributs sont entre guillemets`,
        hint: iconHint,
      }),
    },
  },
  SHARE_LETTERS: {
    severity: 'notice',
    about: {
      en: 'The image for social networks has no title, because the available fonts lack some of its letters.',
      fr: 'L’image pour les réseaux sociaux n’a pas de titre, parce que certaines de ses lettres manquent dans les polices disponibles.',
    },
    text: message({
      example: { count: 1, first: '清掃' },
      en: ({ count, first }) =>
        `${count === 1 ? 'One share image has' : `${count} share images have`} no title, because the fonts lack some of its letters: “${first}”`,
      fr: ({ count, first }) =>
        count === 1
          ? `Une image de partage n’a pas de titre, car les polices n’ont pas certaines de ses lettres : « ${first} »`
          : `${count.toLocaleString('fr-CA')} images de partage n’ont pas de titre, car les polices n’ont pas certaines de ses lettres : « ${first} »`,
      hint: {
        en: 'Nothing to do: networks show the title next to the image. The fonts have Latin, Greek, Cyrillic, Hebrew and Arabic letters.',
        fr: 'Rien à faire : les réseaux affichent le titre à côté de l’image. Les polices ont les lettres latines, grecques, cyrilliques, hébraïques et arabes.',
      },
    }),
  },
} as const satisfies MessageTable
