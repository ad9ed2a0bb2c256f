import { textOf, valuesOf } from '../../../../html/structured-data.ts'
import { localOrigin } from '../../../../site/config/compile/complete-site.ts'
import { isRecord } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import { isListed, metaOf } from '../../facts/page-facts.ts'

export const documentHead = defineCheck({
  id: 'document-head',
  severity: 'error',
  about: {
    en: 'Every page declares its encoding within the first 1,024 characters, and a viewport that lets people zoom.',
    fr: 'Chaque page déclare son encodage dans les 1 024 premiers caractères, et un viewport qui permet d’agrandir.',
  },
  hint: { en: 'Correct templates/head.ts.', fr: 'Corrigez templates/head.ts.' },
  messages: {
    noEncoding: { en: 'The page does not declare its encoding', fr: 'La page ne déclare pas son encodage' },
    lateEncoding: {
      en: 'The page declares its encoding too late, after 1,024 characters',
      fr: 'La page déclare son encodage trop tard, après 1 024 caractères',
    },
    noViewport: {
      en: 'The page has no viewport, so phones show it like a desktop page',
      fr: 'La page n’a pas de viewport : les téléphones l’affichent comme sur un ordinateur',
    },
    noZoom: {
      en: 'The viewport prevents zooming: {viewport}',
      fr: 'Le viewport empêche d’agrandir la page : {viewport}',
    },
  },
  example: { variant: 'noZoom', values: { viewport: 'width=device-width, user-scalable=no' } },
  needs: 'page',
  run: ({ page: { charsetAt, viewport } }, report) => {
    if (charsetAt === null) report({ variant: 'noEncoding' })
    else if (charsetAt > 1000) report({ variant: 'lateEncoding' })
    if (viewport === null) report({ variant: 'noViewport' })
    // WCAG 2.2, 1.4.4: text can be enlarged to 200 %.
    else if (/user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*(?:0|1(?:\.\d+)?)\s*(?:,|$)/i.test(viewport))
      report({ variant: 'noZoom', values: { viewport } })
  },
})

/** https://ogp.me: the basic four, and what social networks need for a large card. */
const expected = ['og:title', 'og:type', 'og:url', 'og:image', 'og:description', 'og:locale', 'twitter:card']

export const socialCard = defineCheck({
  id: 'social-card',
  severity: 'error',
  about: {
    en: 'Every page has a title, a URL, a description and an image for social networks.',
    fr: 'Chaque page a un titre, une URL, une description et une image pour les réseaux sociaux.',
  },
  hint: {
    en: 'Remove “sharePictures” from “site”, or add an image: site.image.',
    fr: 'Retirez « sharePictures » de « site », ou ajoutez une image : site.image.',
  },
  messages: {
    missing: { en: '{names} is missing', fr: 'Il manque {names}' },
    severalMissing: { en: '{names} are missing', fr: 'Il manque {names}' },
    notAbsolute: {
      en: 'og:image must be a complete URL with https, not {url}',
      fr: 'og:image doit être une URL complète en https, et non {url}',
    },
    format: {
      en: 'Social networks do not show images of this format: {url}',
      fr: 'Les réseaux sociaux n’affichent pas les images de ce format : {url}',
      hint: { en: 'Use a JPEG or PNG image.', fr: 'Utilisez une image JPEG ou PNG.' },
    },
    undescribed: { en: 'og:image has no {names}', fr: 'og:image n’a pas {names}' },
    otherUrl: { en: 'og:url is {url}, which is not the canonical URL', fr: 'og:url est {url}, qui n’est pas l’URL canonique' },
  },
  example: { variant: 'missing', values: { names: 'og:image' } },
  needs: 'page',
  run: ({ page }, report) => {
    if (!isListed(page)) return
    const lacks = (name: string): boolean => (metaOf(page, name) ?? '') === ''
    const missing = expected.filter(lacks)
    const image = metaOf(page, 'og:image')
    const url = metaOf(page, 'og:url')
    if (missing.length > 0) report({ variant: missing.length === 1 ? 'missing' : 'severalMissing', values: { names: missing.join(', ') } })
    if (image !== undefined) {
      const undescribed = ['og:image:width', 'og:image:height', 'og:image:alt'].filter(lacks)
      // ORIGIN_MISSING reports a site without an origin once.
      if (!image.startsWith('https://') && !image.startsWith(`${localOrigin}/`)) report({ variant: 'notAbsolute', values: { url: image } })
      if (/\.(?:svg|avif)(?:$|[?#])/i.test(image)) report({ variant: 'format', values: { url: image } })
      if (undescribed.length > 0) report({ variant: 'undescribed', values: { names: undescribed.join(', ') } })
    }
    if (url !== undefined && url !== page.canonicals[0]) report({ variant: 'otherUrl', values: { url } })
  },
})

/** https://www.w3.org/TR/appmanifest/ */
export const webManifest = defineCheck({
  id: 'web-manifest',
  severity: 'error',
  about: {
    en: 'Every page has a web app manifest in its language, and the icons of the manifest exist.',
    fr: 'Chaque page a un manifeste d’application Web dans sa langue, dont les icônes existent.',
  },
  hint: {
    en: 'Remove a manifest from assets/static/ if there is one. Otherwise, report this as a bug.',
    fr: 'S’il y a un manifeste dans assets/static/, retirez-le. Sinon, signalez ce bogue.',
  },
  messages: {
    none: { en: 'The page has no manifest', fr: 'La page n’a pas de manifeste' },
    notPublished: { en: '{file} is not published', fr: '{file} n’est pas publié' },
    noObject: { en: '{file} is not a JSON object', fr: '{file} n’est pas un objet JSON' },
    language: {
      en: 'The page is in {language}, but its manifest {file} is in {other}',
      fr: 'La page est en {language}, mais son manifeste {file} est en {other}',
    },
    noName: { en: '{file} has no name', fr: '{file} n’a pas de nom' },
    start: { en: '{file} opens “{path}”, which is not a page', fr: '{file} ouvre « {path} », qui n’est pas une page' },
    noIcon: { en: '{file} has no icon of {size}', fr: '{file} n’a pas d’icône de {size}' },
    iconMissing: {
      en: '{file} has the icon {icon}, which is not published',
      fr: '{file} a l’icône {icon}, qui n’est pas publiée',
    },
  },
  example: { variant: 'language', values: { language: 'fr-CA', file: '/manifest.en.webmanifest', other: 'en-CA' } },
  needs: 'page',
  run: ({ page: { manifest: file, language }, site }, report) => {
    if (file === null) return report({ variant: 'none' })
    const manifest = site.jsonAt(file.slice(1))
    if (manifest === undefined) return report({ variant: 'notPublished', values: { file } })
    if (!isRecord(manifest)) return report({ variant: 'noObject', values: { file } })
    const icons = valuesOf(manifest.icons).filter(isRecord)
    const start = textOf(manifest.start_url) ?? ''
    if (textOf(manifest.lang) !== language) report({ variant: 'language', values: { language, file, other: String(manifest.lang) } })
    if ((textOf(manifest.name) ?? '') === '') report({ variant: 'noName', values: { file } })
    if (site.routeAt(start) === undefined) report({ variant: 'start', values: { file, path: start } })
    for (const size of ['192x192', '512x512'])
      if (!icons.some(icon => textOf(icon.sizes)?.split(' ').includes(size))) report({ variant: 'noIcon', values: { file, size } })
    for (const { src } of icons)
      if (!site.files.has((textOf(src) ?? '').slice(1))) report({ variant: 'iconMissing', values: { file, icon: String(src) } })
  },
})
