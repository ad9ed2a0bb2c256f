import type { PageCheck } from '../check.ts'

const isSize = (value: string | null): boolean => value !== null && /^[1-9]\d*$/.test(value)

export const imageSize = {
  id: 'image-size',
  needs: 'page',
  run: ({ page }) =>
    page.images
      .filter(image => !isSize(image.width) || !isSize(image.height))
      .map(image => ({ message: `the picture ${image.src} does not declare its width and height` })),
} as const satisfies PageCheck
