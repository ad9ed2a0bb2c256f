import type { Page } from '../generator/site/model/page.ts'
import { escapeHtml } from '../generator/site/util/text.ts'
import type { PageAssets } from './document.tsx'
import { graphForScript } from './json.ts'

type Attributes = Readonly<Record<string, string>>

const element = (name: 'meta' | 'link', attributes: Attributes): string => {
  let written = `<${name}`
  for (const key in attributes) written += attributes[key] === '' ? ` ${key}` : ` ${key}="${escapeHtml(attributes[key] ?? '')}"`
  return `${written}>`
}

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeHtml(content)}">`

const socialImage = (image: Page['head']['openGraph']['image']): readonly string[] =>
  image === null
    ? [meta('twitter:card', 'summary')]
    : [
        property('og:image', image.url),
        ...(image.type === undefined ? [] : [property('og:image:type', image.type)]),
        property('og:image:width', String(image.width)),
        property('og:image:height', String(image.height)),
        property('og:image:alt', image.alt),
        meta('twitter:card', 'summary_large_image'),
      ]

/**
 * The content of `<head>` for search engines, social networks and browsers, as text before and after the styles. React would reorder it;
 * here resources for the first view come first.
 */
export const headBefore = ({ title }: Page['head'], assets: PageAssets): string =>
  [
    '<meta charset="utf-8">',
    ...(assets.policy == null ? [] : [element('meta', { 'http-equiv': 'Content-Security-Policy', content: assets.policy })]),
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    `<title>${escapeHtml(title)}</title>`,
    '<style>',
  ].join('')

/** The part after the styles. */
export const headAfter = (head: Page['head'], script: string): string => {
  const { openGraph, themeColour, canonical } = head
  return [
    '</style>',
    `<script type="module" src="${escapeHtml(script)}"></script>`,
    meta('description', head.description),
    ...(head.keywords === '' ? [] : [meta('keywords', head.keywords)]),
    ...(head.indexable ? [] : [meta('robots', 'noindex')]),
    ...(canonical === null ? [] : [element('link', { rel: 'canonical', href: canonical })]),
    ...head.alternates.map(({ hreflang, href }) => element('link', { rel: 'alternate', hreflang, href })),
    property('og:type', openGraph.type),
    property('og:site_name', openGraph.siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(canonical === null ? [] : [property('og:url', canonical)]),
    property('og:locale', openGraph.locale),
    ...openGraph.alternateLocales.map(locale => property('og:locale:alternate', locale)),
    ...socialImage(openGraph.image),
    element('meta', { name: 'theme-color', content: themeColour.light, media: '(prefers-color-scheme: light)' }),
    element('meta', { name: 'theme-color', content: themeColour.dark, media: '(prefers-color-scheme: dark)' }),
    meta('format-detection', 'telephone=no'),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    element('link', { rel: 'icon', href: head.icon, type: 'image/svg+xml' }),
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // Inserted by a script after the first view: templates/client/manifest.ts.
    `<noscript>${element('link', { rel: 'manifest', href: head.manifest })}</noscript>`,
    ...(head.structuredData === null ? [] : [`<script type="application/ld+json">${graphForScript(head.structuredData)}</script>`]),
  ].join('')
}
