import { defineCheck } from '../../define-check.ts'

export const imageText = defineCheck({
  id: 'image-text',
  severity: 'error',
  about: {
    en: 'Every picture has a text for people who do not see it, or says that it is decoration.',
    fr: 'Chaque image a un texte pour les personnes qui ne la voient pas, ou se dit décorative.',
  },
  hint: { en: 'Write the picture’s alt in the config.', fr: 'Décrivez l’image (alt).' },
  messages: {
    missing: { en: 'the picture {src} has no text (alt)', fr: 'l’image {src} n’a pas de description' },
    fileName: {
      en: 'the picture {src} has the name of a file for its text: “{alt}”',
      fr: 'l’image {src} a un nom de fichier pour description : « {alt} »',
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
    en: 'Every picture declares width and height, so that nothing jumps while it loads.',
    fr: 'Chaque image déclare sa largeur et sa hauteur, pour que rien ne saute pendant qu’elle se charge.',
  },
  hint: {
    en: 'Give the <img> its width and height in the template.',
    fr: 'Donnez sa largeur et sa hauteur à l’élément <img>, dans le gabarit.',
  },
  messages: {
    missing: {
      en: 'the picture {src} does not declare its width and height',
      fr: 'l’image {src} ne déclare pas sa largeur et sa hauteur',
    },
  },
  example: { variant: 'missing', values: { src: '/assets/roof.jpg' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { src, width, height } of page.images) if (!isSize(width) || !isSize(height)) report({ variant: 'missing', values: { src } })
  },
})
