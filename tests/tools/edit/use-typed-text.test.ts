import { describe, expect, it } from 'vitest'
import { sentTexts } from '../../../generator/tools/edit/app/use-typed-text.ts'

describe('sentTexts', () => {
  it('recognizes texts that the server returns one by one', () => {
    const sent = sentTexts()
    sent.send('514-555-01')
    sent.send('514-555-0177')
    expect([sent.cameBack('514-555-01'), sent.cameBack('514-555-0177')]).toEqual([true, true])
  })

  it('recognizes a later text when earlier ones are skipped', () => {
    const sent = sentTexts()
    sent.send('a')
    sent.send('ab')
    expect([sent.cameBack('ab'), sent.cameBack('a')]).toEqual([true, false])
  })

  it('expects no more texts after an undo', () => {
    const sent = sentTexts()
    sent.send('ab')
    expect([sent.cameBack('before'), sent.last('before')]).toEqual([false, 'before'])
  })

  it('returns the text that the config will have', () => {
    const sent = sentTexts()
    sent.send('ab')
    expect([sent.last('before'), sent.cameBack('ab'), sent.last('ab')]).toEqual(['ab', true, 'ab'])
  })
})
