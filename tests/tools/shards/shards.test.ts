import { describe, expect, test } from 'vitest'
import { isInShard, parseShard, shardText } from '../../../generator/pipeline/shard.ts'
import { type FoundShard, type ShardMarker, validateShards, wholeSites } from '../../../generator/tools/shards/shards.ts'
import { inEnglish } from '../../support/text.ts'

const marker = (number: number, change: Partial<ShardMarker> = {}): ShardMarker => ({
  shard: { number, of: 2 },
  by: 'page',
  whole: 'abc',
  all: ['site'],
  sites: [
    {
      id: 'site',
      folder: '',
      files: number === 1 ? { 'index.html': 'h1', 'robots.txt': 'r' } : { 'fr.html': 'h2' },
      serverFiles: { 'nginx/site.conf': 'server {}' },
    },
  ],
  ...change,
})
const one: FoundShard = { folder: 'one', marker: marker(1) }
const two: FoundShard = { folder: 'two', marker: marker(2) }
const codes = (shards: readonly FoundShard[]): readonly string[] =>
  validateShards(shards)
    .map(inEnglish)
    .map(({ code, message }) => `${code} ${message}`)

describe('validateShards', () => {
  test('accepts all shards in any order', () => {
    expect(codes([one, two])).toEqual([])
    expect(codes([two, one])).toEqual([])
  })

  test.each([
    ['one is missing', [two], ['SHARD_MISSING A shard is missing: 1/2']],
    ['one is named twice', [one, two, { ...two, folder: 'again' }], ['SHARD_DUPLICATE two and again are the same shard']],
    [
      'they are parts of different wholes',
      [one, { folder: 'two', marker: marker(2, { whole: 'xyz' }) }],
      ['SHARD_STRANGER one and two belong to different builds: their configs, assets or versions of Townsite differ'],
    ],
    [
      'they are shared out differently',
      [one, { folder: 'two', marker: marker(2, { shard: { number: 2, of: 3 } }) }],
      ['SHARD_STRANGER one is shard 1/2, but two is shard 2/3'],
    ],
    [
      'two hold different files under one path',
      [
        one,
        { folder: 'two', marker: marker(2, { sites: [{ id: 'site', folder: '', files: { 'robots.txt': 'other' }, serverFiles: {} }] }) },
      ],
      ['SHARD_DISAGREES one and two contain different versions of robots.txt'],
    ],
    [
      'a site was not built',
      [
        {
          folder: 'one',
          marker: marker(1, { by: 'site', all: ['a', 'b'], sites: [{ id: 'a', folder: 'a', files: {}, serverFiles: {} }] }),
        },
        { folder: 'two', marker: marker(2, { by: 'site', all: ['a', 'b'], sites: [] }) },
      ],
      ['SHARD_LACKS_SITE No shard contains the site b'],
    ],
  ] as const)('%s', (_, shards, expected) => {
    expect(codes(shards)).toEqual(expected)
  })
})

test('wholeSites returns the sorted files of all shards with their folders', () => {
  expect(wholeSites([two, one])).toEqual([
    {
      id: 'site',
      files: new Map([
        ['fr.html', 'two'],
        ['index.html', 'one'],
        ['robots.txt', 'one'],
      ]),
      serverFiles: new Map([['nginx/site.conf', 'server {}']]),
    },
  ])
})

test('parses a shard such as 2/4, and rejects other texts', () => {
  expect(['2/4', '1/1', '5/4', '0/4', '2', '2/4/6', 'x/y', '', '-1/4', '1.5/4'].map(text => parseShard(text))).toEqual([
    { number: 2, of: 4 },
    { number: 1, of: 1 },
    ...Array.from({ length: 8 }, () => undefined),
  ])
  expect(shardText({ number: 2, of: 4 })).toBe('2/4')
})

test('every index of a list is in exactly one shard', () => {
  const held = Array.from({ length: 10 }, (_, place) => [1, 2, 3].filter(number => isInShard({ number, of: 3 }, place)))
  expect(held).toEqual([[1], [2], [3], [1], [2], [3], [1], [2], [3], [1]])
})
