import { isObject, textOf, valuesOf } from '../../../html/structured-data.ts'
import type { Finding, PageCheck } from '../check.ts'

/** https://www.w3.org/TR/appmanifest/ */
export const webManifest = {
  id: 'web-manifest',
  needs: 'page',
  run: ({ page, site }): readonly Finding[] => {
    if (page.manifest === null) return [{ message: 'the page names no manifest' }]
    const file = page.manifest.slice(1)
    const manifest = site.jsonAt(file)
    if (manifest === undefined) return [{ message: `${page.manifest} is not published` }]
    if (!isObject(manifest)) return [{ message: `${page.manifest} is no JSON object` }]
    const icons = valuesOf(manifest.icons).filter(isObject)
    const start = textOf(manifest.start_url) ?? ''
    return [
      ...(textOf(manifest.lang) === page.language
        ? []
        : [{ message: `the page is written in ${page.language}, its manifest ${page.manifest} in ${String(manifest.lang)}` }]),
      ...((textOf(manifest.name) ?? '') === '' ? [{ message: `${page.manifest} has no name` }] : []),
      ...(site.routeAt(start) === undefined ? [{ message: `${page.manifest} starts at “${start}”, which is no page` }] : []),
      ...['192x192', '512x512']
        .filter(size => !icons.some(icon => textOf(icon.sizes)?.split(' ').includes(size)))
        .map(size => ({ message: `${page.manifest} has no icon of ${size}` })),
      ...icons
        .filter(icon => !site.files.has((textOf(icon.src) ?? '').slice(1)))
        .map(icon => ({ message: `${page.manifest} names the icon ${String(icon.src)}, which is not published` })),
    ]
  },
} as const satisfies PageCheck
