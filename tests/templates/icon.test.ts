import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { examples } from '../../templates/components/icon/icon.examples.ts'
import { Icon, UiIcon } from '../../templates/components/icon/icon.tsx'
import { uiIcons } from '../../templates/components/icon/ui-icons.ts'

describe('Icon', () => {
  test.each([
    ['strokes', '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5a8.5 8.5 0 1 0 .01 0z"/></svg>'],
    [
      'a filled sign on another grid, with a class',
      '<svg class="icon large" viewBox="0 0 48 48" aria-hidden="true"><g fill="currentColor" stroke="none"><circle cx="24" cy="24" r="20"/></g></svg>',
    ],
  ])('%s', (name, expected) => {
    expect(examples.filter(example => example.name === name).map(({ props }) => renderToStaticMarkup(createElement(Icon, props)))).toEqual([
      expected,
    ])
  })
})

describe('UiIcon', () => {
  test('mirrors an icon that points in reading direction', () => {
    expect(renderToStaticMarkup(createElement(UiIcon, { name: 'arrow', className: 'go' }))).toBe(
      '<svg class="icon icon--mirrors go" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h16M14 6l6 6-6 6"></path></svg>',
    )
  })

  test('does not mirror others', () => {
    expect(renderToStaticMarkup(createElement(UiIcon, { name: 'close' }))).toBe(
      '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"></path></svg>',
    )
  })

  test('every icon is smaller than 200 bytes', () => {
    expect(Object.entries(uiIcons).filter(([, path]) => path.length >= 200)).toEqual([])
  })
})

describe('assets/icons', () => {
  const root =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">'
  // The sample’s mark (`theme.mark`) is drawn heavier: it is shown next to letters.
  const files = readdirSync('assets/icons').filter(file => file.endsWith('.svg') && file !== 'duct-opening.svg')

  test.each(files)('%s has the common frame and only paths', file => {
    const [frame, ...shapes] = readFileSync(`assets/icons/${file}`, 'utf8').trimEnd().split('\n')
    expect(frame).toBe(root)
    expect(shapes.pop()).toBe('</svg>')
    expect(
      shapes.filter(shape => !/^ {2}<path d="[-MmLlHhVvCcSsQqTtAaZz0-9. ]+"( transform="rotate\(\d+ 12 12\)")? \/>$/.test(shape)),
    ).toEqual([])
  })
})
