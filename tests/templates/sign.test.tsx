import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sign } from '../../templates/components/sign/sign.tsx'

test.each([
  ['Door opening', 'D'],
  ['élagage', 'É'],
  ['“24/7” service', '2'],
  ['الرياضيات', 'ر'],
  ['آلات', 'آ'],
  ['…', '•'],
])('a service without an icon shows the initial: %s', (name, initial) => {
  expect(renderToStaticMarkup(<Sign icon={null} name={name} />)).toBe(`<span class="sign" aria-hidden="true">${initial}</span>`)
})
