/** Several processes find the same lock of a killed process at once. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ownMark } from '../../generator/platform/alive.ts'
import { releaseLock, removeStaleLock, takeLock } from '../../generator/platform/lock.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

/** The mark of a process that has ended. */
const deadMark = (): string => `${spawnSync(process.execPath, ['--eval', '']).pid}-1`

const folder = temporaryFolder()
const lock = join(folder, 'lock')

test('takes the lock of a killed process, and leaves nothing else', () => {
  writeFileSync(lock, deadMark())
  expect(takeLock(lock)).toEqual({ isTaken: true })
  expect([readFileSync(lock, 'utf8'), readdirSync(folder)]).toEqual([ownMark(), ['lock']])
  releaseLock(lock)
  expect(readdirSync(folder)).toEqual([])
})

test('takes the lock of a process that was killed before it wrote its mark', () => {
  writeFileSync(lock, '')
  utimesSync(lock, 0, 0)
  expect(takeLock(lock)).toEqual({ isTaken: true })
  expect(readdirSync(folder)).toEqual(['lock'])
  releaseLock(lock)
})

test('leaves a stale lock to the process that removes it already', () => {
  const mark = deadMark()
  writeFileSync(lock, mark)
  const remover = `${lock}.${mark}`
  writeFileSync(remover, ownMark())
  expect([takeLock(lock).isTaken, removeStaleLock(lock), readFileSync(lock, 'utf8')]).toEqual([false, false, mark])
  // That process was killed as well.
  writeFileSync(remover, deadMark())
  expect(takeLock(lock)).toEqual({ isTaken: true })
  expect(readdirSync(folder)).toEqual(['lock'])
  releaseLock(lock)
})

test('never removes the lock of a running process', () => {
  writeFileSync(lock, ownMark())
  expect([removeStaleLock(lock), takeLock(lock)]).toEqual([false, { isTaken: false, holder: process.pid }])
  releaseLock(lock)
})

/** Takes a lock as soon as a moment comes, and reports it; keeps it until the end of its input. */
const contender = `
  const { takeLock } = await import(process.argv[1])
  while (Date.now() < Number(process.argv[3]));
  console.log(takeLock(process.argv[2]).isTaken)
  process.stdin.resume()
`

test('only one of several processes takes a stale lock', thorough, async () => {
  const module = pathToFileURL(resolve('generator/platform/lock.ts')).href
  for (let round = 0; round < 5; round++) {
    writeFileSync(lock, deadMark())
    const moment = String(Date.now() + 1500)
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', contender, '--', module, lock, moment], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    )
    const ends = children.map(child => once(child, 'exit'))
    const answers = await Promise.all(children.map(async child => String((await once(child.stdout, 'data'))[0]).trim()))
    for (const child of children) child.stdin.end()
    await Promise.all(ends)
    expect(answers.filter(answer => answer === 'true')).toHaveLength(1)
  }
})
