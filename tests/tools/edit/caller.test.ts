import { expect, test } from 'vitest'
import { caller } from '../../../generator/tools/edit/server/api.ts'

test('calls are answered one after the other, and others while a background call runs', async () => {
  const done: string[] = []
  const handler = (name: string, work = Promise.resolve()) => ({
    [name]: async (): Promise<string> => {
      await work
      done.push(name)
      return name
    },
  })
  let open = (): void => undefined
  const gate = new Promise<void>(go => {
    open = go
  })
  // Only the handlers that are called here.
  const all = { ...handler('change'), ...handler('pageFacts', gate), ...handler('preview') } as unknown as Parameters<typeof caller>[0]
  const call = caller(all)
  const [changed, facts, shown] = [call('change', {}), call('pageFacts', {}), call('preview', {})]
  expect([await changed, await shown, done]).toEqual(['change', 'preview', ['change', 'preview']])
  open()
  expect([await facts, done.at(-1)]).toEqual(['pageFacts', 'pageFacts'])
})
