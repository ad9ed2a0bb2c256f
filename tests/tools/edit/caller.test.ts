import { expect, test } from 'vitest'
import { caller } from '../../../generator/tools/edit/server/api.ts'

test('calls are answered one after the other; what one has done ahead of its turn keeps nobody waiting', async () => {
  const done: string[] = []
  const handler = (name: string) => async (): Promise<string> => {
    await Promise.resolve()
    done.push(name)
    return name
  }
  let open = (): void => undefined
  const gate = new Promise<void>(go => {
    open = go
  })
  const ahead = async (): Promise<void> => {
    done.push('read ahead')
    await gate
  }
  // Of all handlers those that are asked for here.
  const all = { change: handler('change'), save: handler('save'), preview: handler('preview') } as unknown as Parameters<typeof caller>[0]
  const ask = caller(all, new Map([['save', ahead]]))
  const [changed, saved, shown] = [ask('change', {}), ask('save', {}), ask('preview', {})]
  expect([await changed, await shown, done]).toEqual(['change', 'preview', ['change', 'read ahead', 'preview']])
  open()
  expect([await saved, done.at(-1)]).toEqual(['save', 'save'])
})
