import type { OutputFile } from '../model/file.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'

/** One web app manifest per language (w3.org/TR/appmanifest). */
export const manifestFiles = (site: ResolvedConfig): readonly OutputFile[] =>
  site.languages.map((language, index) => ({
    path: index === 0 ? 'manifest.webmanifest' : `manifest.${language.code}.webmanifest`,
    bytes: `${JSON.stringify(
      {
        name: site.config.business.name,
        short_name: site.config.business.name,
        lang: language.locale,
        dir: language.direction,
        id: '/',
        start_url: site.routes.path(language.code, 'home'),
        display: 'minimal-ui',
        theme_color: site.themeColour.light,
        background_color: site.themeColour.light,
        icons: [
          { src: site.assets.icon, type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
      },
      null,
      2,
    )}\n`,
  }))
