import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { examples } from '../../templates/components/before-after/before-after.examples.ts'
import { BeforeAfter } from '../../templates/components/before-after/before-after.tsx'

const sizes = '(min-width:62rem) 40rem,100vw'

const picture = (name: string, tone: string, alt: string) =>
  `<picture class="picture"><source type="image/avif" srcSet="/assets/${name}-640.avif 640w,/assets/${name}-1280.avif 1280w" sizes="${sizes}"/>` +
  `<source type="image/webp" srcSet="/assets/${name}-640.webp 640w,/assets/${name}-1280.webp 1280w" sizes="${sizes}"/>` +
  `<img class="${tone}" loading="lazy" decoding="async" src="/assets/${name}-1280.jpg" width="1600" height="1000" alt="${alt}"/></picture>`

const handle =
  '<span class="compare__handle"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 7l-5 5 5 5M16 7l5 5-5 5"></path></svg></span>'

describe('BeforeAfter', () => {
  test('shows both pictures, named, and the handle last', () => {
    const [first] = examples.map(({ props }) => renderToStaticMarkup(createElement(BeforeAfter, props)))
    expect(first).toBe(
      '<figure class="compare"><div class="compare__stage">' +
        `<div class="compare__side compare__side--before">${picture('dryer-before', 'tone-1', 'A vent pipe filled with grey lint')}<span class="compare__label">Before</span></div>` +
        `<div class="compare__side compare__side--after">${picture('dryer-after', 'tone-3', 'The same pipe, bare metal')}<span class="compare__label">After</span></div>` +
        `<input type="range" step="5" aria-label="Compare before and after: Dryer vent"/>${handle}</div><figcaption class="compare__caption"><strong class="compare__title">Dryer vent</strong>` +
        '<span>Three years of lint, gone in an hour.</span><small class="compare__mark">Illustration</small></figcaption></figure>',
    )
  })

  test.each(examples)('$name: complies with the security policy', ({ props }) => {
    expect(renderToStaticMarkup(createElement(BeforeAfter, props))).not.toMatch(/ style=| on[a-z]+=|<script/)
  })
})
