import { expect, test } from 'vitest'
import { homeVariantOf } from '../../generator/site/pages/home/home-variant.ts'
import { keysOf } from '../../generator/site/util/table.ts'
import { homeVariants } from '../../templates/styles/home-variants.ts'
import { styles } from '../../templates/styles/styles.ts'

const content = { layout: undefined, hasPicture: false, hasScene: false, hasPerson: false, services: 4 } as const

test('no two styles begin the home page in the same way, with or without a picture', () => {
  const chosen = keysOf(styles).flatMap(style => [
    ...new Set([true, false].map(hasPicture => homeVariantOf({ ...content, hasScene: true, style, hasPicture }))),
  ])
  expect(chosen.toSorted()).toEqual([...new Set(chosen)].sort())
  expect(chosen.filter(variant => !(variant in homeVariants))).toEqual([])
})

test.each([
  ['a picture', { hasPicture: true }, 'frame-bleed'],
  ['a picture of a person', { hasPicture: true, hasPerson: true }, 'portrait-end'],
  ['services to choose from', {}, 'counter-list'],
  ['too few services to choose from', { services: 2 }, 'poster-wide'],
  ['the layout that the config names', { hasPicture: true, layout: 'counter' }, 'counter-list'],
  ['a layout that the style does not have', { hasPicture: true, layout: 'poster' }, 'poster-wide'],
  ['a layout that needs a picture, without one', { layout: 'frame' }, 'poster-wide'],
  ['a layout that shows a scene in the place of a picture', { layout: 'frame', hasScene: true }, 'frame-bleed'],
  ['a layout that needs a photo, with a scene', { layout: 'portrait', hasScene: true }, 'poster-wide'],
] as const)('%s', (_, changes, variant) => {
  expect(homeVariantOf({ ...content, style: 'stripes', ...changes })).toBe(variant)
})
