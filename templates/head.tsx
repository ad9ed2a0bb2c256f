import type { Page } from '../generator/model/page.ts'
import type { PageAssets } from './document.tsx'
import { jsonForScript } from './json.ts'

/** What search engines, social networks and browsers read. */
export const Head = ({ page: { head }, assets }: { readonly page: Page; readonly assets: PageAssets }) => {
  const { openGraph, themeColour } = head
  return (
    <head>
      <meta charSet="utf-8" />
      {assets.policy != null && <meta httpEquiv="Content-Security-Policy" content={assets.policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {assets.preload.map(font => (
        <link key={font.href} rel="preload" href={font.href} as="font" type={font.type} crossOrigin="anonymous" />
      ))}
      {/* the build's own styles */}
      <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
      <script type="module" src={assets.script} />
      <meta name="description" content={head.description} />
      {head.keywords !== '' && <meta name="keywords" content={head.keywords} />}
      {!head.indexable && <meta name="robots" content="noindex" />}
      {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:type" content={openGraph.type} />
      <meta property="og:site_name" content={openGraph.siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical !== null && <meta property="og:url" content={head.canonical} />}
      <meta property="og:locale" content={openGraph.locale} />
      {openGraph.alternateLocales.map(locale => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {openGraph.image !== null && (
        <>
          <meta property="og:image" content={openGraph.image.url} />
          <meta property="og:image:width" content={String(openGraph.image.width)} />
          <meta property="og:image:height" content={String(openGraph.image.height)} />
          <meta property="og:image:alt" content={openGraph.image.alt} />
        </>
      )}
      <meta name="twitter:card" content={openGraph.image === null ? 'summary' : 'summary_large_image'} />
      <meta name="theme-color" content={themeColour.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColour.dark} media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={head.manifest} />
      {head.structuredData !== null && (
        // escaped for this place
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(head.structuredData) }} />
      )}
    </head>
  )
}
