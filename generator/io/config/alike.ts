/** What two texts in UTF-8 begin and end with alike: halves are compared at once, each a half of the one before. */
import type { Alike } from '../../site/config/thing-lines.ts'

const alike = (most: number, isAlike: (from: number, to: number) => boolean): number => {
  let [known, end] = [0, most]
  while (known < end) {
    const middle = Math.ceil((known + end) / 2)
    if (isAlike(known, middle)) known = middle
    else end = middle - 1
  }
  return known
}

export const alikeIn = (one: Uint8Array, other: Uint8Array): Alike => {
  const most = Math.min(one.length, other.length)
  const fromEnd = (bytes: Uint8Array, from: number, to: number): Uint8Array => bytes.subarray(bytes.length - to, bytes.length - from)
  return {
    first: alike(most, (from, to) => Buffer.compare(one.subarray(from, to), other.subarray(from, to)) === 0),
    last: alike(most, (from, to) => Buffer.compare(fromEnd(one, from, to), fromEnd(other, from, to)) === 0),
  }
}
