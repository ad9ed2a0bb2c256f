import type { Finding, PageCheck } from '../check.ts'

export const imageText = {
  id: 'image-text',
  needs: 'page',
  run: ({ page }) =>
    page.images.flatMap(({ src, alt }): readonly Finding[] => {
      if (alt === null) return [{ message: `the picture ${src} has no text (alt)` }]
      return /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(alt.trim())
        ? [{ message: `the picture ${src} has the name of a file for its text: “${alt}”`, quote: { language: page.language, text: alt } }]
        : []
    }),
} as const satisfies PageCheck
