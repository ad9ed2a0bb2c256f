import { beforeEach, expect, test } from 'vitest'
import { memoizedMarkup } from '../../templates/memo.ts'

interface Props {
  readonly to: { readonly name: string }
}

let rendered = 0

const Greeting = ({ to }: Props) => {
  rendered++
  return <b>Hello, {to.name}</b>
}

beforeEach(() => {
  rendered = 0
})

test('renders once for each key, and again for another', () => {
  const markup = memoizedMarkup(Greeting, (props: Props) => props.to)
  const ada = { name: 'Ada & Co' }
  expect([markup({ to: ada }), markup({ to: ada }), markup({ to: { name: 'Ada & Co' } })]).toEqual(
    Array(3).fill('<b>Hello, Ada &amp; Co</b>'),
  )
  expect(rendered).toBe(2)
})
