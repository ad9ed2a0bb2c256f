import { defineCheck } from '../../define-check.ts'

export const imageText = defineCheck({
  id: 'image-text',
  severity: 'error',
  about: {
    en: 'Every image has an alternative text, or an empty one if it is decoration.',
    fr: 'Chaque image a un texte de remplacement, vide si elle est décorative.',
  },
  hint: { en: 'Describe the image in its “alt” in the config.', fr: 'Décrivez l’image dans son « alt » dans la configuration.' },
  messages: {
    missing: { en: 'The image {src} has no alternative text', fr: 'L’image {src} n’a pas de texte de remplacement' },
    fileName: {
      en: 'The alternative text of the image {src} is a file name: “{alt}”',
      fr: 'Le texte de remplacement de l’image {src} est un nom de fichier : « {alt} »',
    },
  },
  example: { variant: 'missing', values: { src: '/assets/roof.jpg' } },
  needs: 'page',
  run: ({ page: { images, language } }, report) => {
    for (const { src, alt } of images)
      if (alt === null) report({ variant: 'missing', values: { src } })
      else if (/\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(alt.trim()))
        report({ variant: 'fileName', values: { src, alt }, quote: { language, text: alt } })
  },
})

const isSize = (value: string | null): boolean => value !== null && /^[1-9]\d*$/.test(value)

export const imageSize = defineCheck({
  id: 'image-size',
  severity: 'error',
  about: {
    en: 'Every image declares its width and height, so that the page does not shift while it loads.',
    fr: 'Chaque image déclare sa largeur et sa hauteur, pour que la page ne bouge pas pendant le chargement.',
  },
  hint: {
    en: 'Add width and height to the <img> in the template.',
    fr: 'Ajoutez width et height à l’élément <img> dans le gabarit.',
  },
  messages: {
    missing: {
      en: 'The image {src} does not declare its width and height',
      fr: 'L’image {src} ne déclare pas sa largeur et sa hauteur',
    },
  },
  example: { variant: 'missing', values: { src: '/assets/roof.jpg' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { src, width, height } of page.images) if (!isSize(width) || !isSize(height)) report({ variant: 'missing', values: { src } })
  },
})
