import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { examples } from '../../templates/components/picture/picture.examples.ts'
import { Picture, toneOf } from '../../templates/components/picture/picture.tsx'

const sources =
  '<source type="image/avif" srcSet="/assets/flue-640.avif 640w,/assets/flue-1280.avif 1280w" sizes="(min-width:62rem) 50vw,100vw"/>' +
  '<source type="image/webp" srcSet="/assets/flue-640.webp 640w,/assets/flue-1280.webp 1280w" sizes="(min-width:62rem) 50vw,100vw"/>'

describe('Picture', () => {
  test.each([
    [
      'below the fold',
      `<picture class="picture">${sources}<img class="tone-3" loading="lazy" decoding="async" src="/assets/flue-1280.jpg" width="1600" height="1000" alt="A clean flue against a winter sky"/></picture>`,
    ],
    [
      'first in the first view, with a class',
      `<picture class="picture hero__picture">${sources}<img class="tone-3" fetchPriority="high" src="/assets/flue-1280.jpg" width="1600" height="1000" alt="A clean flue against a winter sky"/></picture>`,
    ],
    [
      'a vector picture has no other formats',
      '<picture class="picture"><img loading="lazy" decoding="async" src="/assets/plan.svg" width="800" height="600" alt=""/></picture>',
    ],
    [
      'a scene, by day and by night',
      '<picture class="picture"><source media="(prefers-color-scheme:dark)" srcSet="/assets/night.svg"/><img class="picture__scene" loading="lazy" decoding="async" src="/assets/day.svg" width="680" height="600" alt=""/></picture>',
    ],
  ])('%s', (name, expected) => {
    expect(
      examples.filter(example => example.name === name).map(({ props }) => renderToStaticMarkup(createElement(Picture, props))),
    ).toEqual([expected])
  })
})

describe('toneOf', () => {
  test.each([
    ['#000000', 'tone-0'],
    ['#404040', 'tone-1'],
    ['#8FA3AD', 'tone-3'],
    ['#ffffff', 'tone-4'],
    ['#ff0000', 'tone-1'],
    ['transparent', undefined],
    ['#fff', undefined],
  ])('%s has the class %s', (colour, expected) => {
    expect(toneOf(colour)).toBe(expected)
  })
})
