import { createRequire } from 'node:module'
import type sharpType from 'sharp'
import { expect, test } from 'vitest'
import { codeOfSharp } from '../../../generator/io/program/parts.ts'

test('sharp is one text that asks for its native part alone, and starts no process', async () => {
  const code = await codeOfSharp()
  const require = createRequire(import.meta.url)
  const asked: string[] = []
  const module: { exports: { readonly sharp?: () => typeof sharpType } } = { exports: {} }
  const required = (name: string): unknown => {
    asked.push(name)
    return require(name)
  }
  new Function('require', 'module', code)(required, module)
  const sharp = module.exports.sharp?.()
  const pixel = { create: { width: 1, height: 1, channels: 3, background: '#123456' } } as const
  expect(await sharp?.(pixel).raw().toBuffer()).toEqual(Buffer.of(0x12, 0x34, 0x56))
  // What was built here is sought first, by the package’s name.
  const others = asked.filter(name => !name.startsWith('node:') && !name.startsWith('@img/sharp-') && !name.startsWith('sharp/src/build/'))
  expect(others.filter(name => !['fs', 'path', 'util', 'stream', 'events', 'crypto', 'os'].includes(name))).toEqual([])
  expect(asked.some(name => /^@img\/sharp-[^/]+\/sharp\.node$/.test(name))).toBe(true)
})
