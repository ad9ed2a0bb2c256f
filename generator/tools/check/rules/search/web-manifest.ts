import { isObject, textOf, valuesOf } from '../../../../html/structured-data.ts'
import { defineCheck } from '../../define-check.ts'

/** https://www.w3.org/TR/appmanifest/ */
export const webManifest = defineCheck({
  id: 'web-manifest',
  severity: 'error',
  about: {
    en: 'Every page has a web app manifest in its language, whose icons are there.',
    fr: 'Chaque page a un manifeste d’application Web dans sa langue, dont les icônes existent.',
  },
  hint: {
    en: 'Remove a manifest from assets/static/ if there is one; else this is the generator’s fault.',
    fr: 'S’il y a un manifeste dans assets/static/, retirez-le; sinon, c’est la faute du générateur.',
  },
  messages: {
    none: { en: 'the page names no manifest', fr: 'la page ne nomme pas de manifeste' },
    notPublished: { en: '{file} is not published', fr: '{file} n’est pas publié' },
    noObject: { en: '{file} is no JSON object', fr: '{file} n’est pas un objet JSON' },
    language: {
      en: 'the page is written in {language}, its manifest {file} in {other}',
      fr: 'la page est écrite en {language}, son manifeste {file} en {other}',
    },
    noName: { en: '{file} has no name', fr: '{file} n’a pas de nom' },
    start: { en: '{file} starts at “{path}”, which is no page', fr: '{file} commence à « {path} », qui n’est pas une page' },
    noIcon: { en: '{file} has no icon of {size}', fr: '{file} n’a pas d’icône de {size}' },
    iconMissing: {
      en: '{file} names the icon {icon}, which is not published',
      fr: '{file} nomme l’icône {icon}, qui n’est pas publiée',
    },
  },
  example: { variant: 'language', values: { language: 'fr-CA', file: '/manifest.en.webmanifest', other: 'en-CA' } },
  needs: 'page',
  run: ({ page: { manifest: file, language }, site }, report) => {
    if (file === null) return report({ variant: 'none' })
    const manifest = site.jsonAt(file.slice(1))
    if (manifest === undefined) return report({ variant: 'notPublished', values: { file } })
    if (!isObject(manifest)) return report({ variant: 'noObject', values: { file } })
    const icons = valuesOf(manifest.icons).filter(isObject)
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
