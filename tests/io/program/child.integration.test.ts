import { expect, test } from 'vitest'
import { type Drawing, draw } from '../../../generator/io/pictures/drawing.ts'
import { inChild } from '../../../generator/io/program/child.ts'
import { drawingCode } from '../../../generator/io/program/program.ts'

const icon = (
  size: number,
  svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="40"/></svg>',
): Drawing => ({
  as: 'icon',
  svg,
  size,
})

test('a process draws what the program would, several things at once, and again when it has ended', async () => {
  const drawApart = inChild<Drawing, Uint8Array>(drawingCode)
  const drawings = [icon(32), icon(180)]
  const expected = await Promise.all(drawings.map(draw))
  expect(await Promise.all(drawings.map(drawApart))).toEqual(expected)
  expect(await drawApart(icon(32))).toEqual(expected[0])
})

test('what goes wrong there goes wrong here, and nothing else does', async () => {
  const drawApart = inChild<Drawing, Uint8Array>(drawingCode)
  const [wrong, right] = await Promise.allSettled([drawApart(icon(32, 'no drawing')), drawApart(icon(32))])
  expect(wrong.status === 'rejected' && String(wrong.reason)).toContain('unsupported image format')
  expect(right.status).toBe('fulfilled')
})
