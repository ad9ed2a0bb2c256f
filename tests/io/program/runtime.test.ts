import { expect, test } from 'vitest'
import { optimizing } from '../../../generator/io/program/runtime.ts'

// V8 writes an error to the terminal of each flag that it does not know.
test('flags are set that the V8 of a Node knows', () => {
  expect(
    ['11.3.244.8-node.33', '12.4.254.21-node.57', '13.6.233.17-node.53', '14.6.202.34-node.34', '15.0.1'].map(version => [
      version,
      optimizing(version),
    ]),
  ).toEqual([
    [
      '11.3.244.8-node.33',
      {
        node: [
          '--interrupt-budget=67584',
          '--bytecode-size-allowance-per-tick=150',
          '--max-inlined-bytecode-size-cumulative=920',
          '--turbo-inline-array-builtins',
        ],
        usual: [
          '--interrupt-budget=400000',
          '--bytecode-size-allowance-per-tick=150',
          '--max-inlined-bytecode-size-cumulative=920',
          '--turbo-inline-array-builtins',
        ],
        many: [
          '--interrupt-budget=800000',
          '--bytecode-size-allowance-per-tick=1500',
          '--max-inlined-bytecode-size-cumulative=200',
          '--no-turbo-inline-array-builtins',
        ],
        short: [
          '--interrupt-budget=4000000',
          '--bytecode-size-allowance-per-tick=150',
          '--max-inlined-bytecode-size-cumulative=920',
          '--turbo-inline-array-builtins',
        ],
      },
    ],
    ['12.4.254.21-node.57', { node: [], usual: [], many: [], short: [] }],
    ['13.6.233.17-node.53', { node: [], usual: [], many: [], short: [] }],
    ['14.6.202.34-node.34', { node: [], usual: [], many: [], short: [] }],
    ['15.0.1', { node: [], usual: [], many: [], short: [] }],
  ])
})
