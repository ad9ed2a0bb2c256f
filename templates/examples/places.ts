import type * as Model from '../../generator/site/model/page.ts'

/** Coordinates of the example locations. */
export const coordinates = [
  [45.51, -73.56],
  [45.58, -73.75],
  [45.53, -73.52],
  [45.45, -73.85],
  [45.4, -73.48],
  [45.67, -73.74],
] as const

/** A picture without a file. */
export const picture = (name: string, alt: string, width = 1600, height = 1200): Model.Picture => ({
  sources: [{ type: 'image/avif', srcset: `/pictures/${name}-640.avif 640w, /pictures/${name}-1280.avif 1280w` }],
  src: `/pictures/${name}.jpg`,
  width,
  height,
  alt,
  colour: '#8a8f90',
})
