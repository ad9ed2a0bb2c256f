import { expect, test } from 'vitest'
import { oneAtATime } from '../../../generator/tools/edit/app/new/use-answers.ts'

test('a second click while work is under way does nothing; when it has ended, well or not, the next one works', async () => {
  const single = oneAtATime()
  const begun: string[] = []
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name)
    await Promise.resolve()
    if (name === 'faulty') throw new Error('refused')
    return `${name} is written`
  }
  const [first, second] = [single(work('city')), single(work('city again'))]
  expect([await first, await second, begun]).toEqual(['city is written', undefined, ['city']])
  await expect(single(work('faulty'))).rejects.toThrow('refused')
  expect([await single(work('site')), begun]).toEqual(['site is written', ['city', 'faulty', 'site']])
})
