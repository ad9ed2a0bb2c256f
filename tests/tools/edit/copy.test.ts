import { expect, test } from 'vitest'
import { copyOf } from '../../../generator/tools/edit/app/forms/blank-value.ts'

test('a copy has an id and addresses of its own', () => {
  expect(copyOf({ id: 'laval', name: { en: 'Laval' }, slug: { en: 'laval', fr: 'a-laval' } }, 7)).toEqual({
    id: 'laval-7',
    name: { en: 'Laval' },
    slug: { en: 'laval-7', fr: 'a-laval-7' },
  })
  expect(copyOf({ slug: 'one' }, 2)).toEqual({ slug: 'one-2' })
  expect(copyOf('Chomedey', 2)).toBe('Chomedey')
})
