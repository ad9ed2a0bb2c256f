import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isLongName } from '../../templates/components/logo/logo.tsx'
import { components } from './components.ts'

const mark =
  '<svg class="icon logo__mark" viewBox="0 0 32 32" aria-hidden="true"><circle cx="13" cy="13" r="7" fill="currentColor" stroke="none"/>' +
  '<path d="M3 23.5h10A10.5 10.5 0 0 0 23.5 13V3M3 28h10a15 15 0 0 0 15-15V3"/></svg>'

test.each([
  ['mark and name', `<span class="logo">${mark}<span class="logo__name">Airs &amp; Âtres</span></span>`],
  [
    'a name of sixty letters',
    `<span class="logo logo--long">${mark}<span class="logo__name">Schornsteinfegermeisterbetrieb Wollenschläger &amp; Söhne Hamburg</span></span>`,
  ],
  ['right to left', `<span class="logo">${mark}<span class="logo__name">شركة الهواء النقي</span></span>`],
  [
    'its own logo',
    '<picture><img class="logo__picture logo__picture--plain" src="/assets/logo.svg" width="240" height="60" alt="Airs &amp; Âtres"/></picture>',
  ],
])('%s', (name, expected) => {
  const shown = components.filter(({ folder, example }) => folder === 'logo' && example === name)
  expect(shown.map(({ element }) => renderToStaticMarkup(element))).toEqual([expected])
})

test.each([
  ['Airs & Âtres', false],
  ['Fenster-Reinigung Nord', false],
  ['Glas Gebäudereinigung', true],
  ['Harborlight Plumbing & Heating', true],
])('the name %s is long or has a long word: %s', (name, isLong) => {
  expect(isLongName(name)).toBe(isLong)
})
