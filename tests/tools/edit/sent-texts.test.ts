import { describe, expect, it } from 'vitest'
import { sentTexts } from '../../../generator/tools/edit/app/sent-texts.ts'

describe('texts that a field sent', () => {
  it('come back one by one, and are not news', () => {
    const sent = sentTexts()
    sent.send('514-555-01')
    sent.send('514-555-0177')
    expect([sent.cameBack('514-555-01'), sent.cameBack('514-555-0177')]).toEqual([true, true])
  })

  it('may come back several at once', () => {
    const sent = sentTexts()
    sent.send('a')
    sent.send('ab')
    expect([sent.cameBack('ab'), sent.cameBack('a')]).toEqual([true, false])
  })

  it('are not those of an undo, after which nothing is awaited', () => {
    const sent = sentTexts()
    sent.send('ab')
    expect([sent.cameBack('before'), sent.last('before')]).toEqual([false, 'before'])
  })

  it('are what the config is about to say', () => {
    const sent = sentTexts()
    sent.send('ab')
    expect([sent.last('before'), sent.cameBack('ab'), sent.last('ab')]).toEqual(['ab', true, 'ab'])
  })
})
