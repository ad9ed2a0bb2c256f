/** A template filled in as UTF-8: what stands between the texts that differ is copied from the page before. */
import type { Texts } from './shape.ts'
import { placesOf, type Template } from './template.ts'

const encoder = new TextEncoder()

/** From this length on a call of the system takes less time than a step for each letter or byte. */
const long = 24
/** Bytes that a unit of UTF-16 may take. */
const most = 3

/** Writes a text from a place on. @returns where it ends */
export const writeUtf8 = (text: string, bytes: Uint8Array, at: number): number => {
  const { length } = text
  let end = at
  if (length > long) return at + encoder.encodeInto(text, bytes.subarray(at)).written
  for (let place = 0; place < length; place++) {
    const unit = text.charCodeAt(place)
    if (unit < 0x80) bytes[end++] = unit
    else if (unit < 0x800) {
      bytes[end++] = 0xc0 | (unit >> 6)
      bytes[end++] = 0x80 | (unit & 0x3f)
    } else if (unit < 0xd800 || unit > 0xdfff) {
      bytes[end++] = 0xe0 | (unit >> 12)
      bytes[end++] = 0x80 | ((unit >> 6) & 0x3f)
      bytes[end++] = 0x80 | (unit & 0x3f)
    } else return at + encoder.encodeInto(text, bytes.subarray(at)).written
  }
  return end
}

/** Copies what stands from one place to another. */
const copy = (bytes: Uint8Array, from: number, end: number, to: number): void => {
  if (end - from > long) bytes.copyWithin(to, from, end)
  else for (let at = from; at < end; at++) bytes[to + at - from] = bytes[at] ?? 0
}

/**
 * A template as the page that it made last; the next one takes from it what stays.
 * @param first the texts of the first page
 */
export const bytesFiller = (template: Template, first: readonly string[]): ((texts: Texts) => Uint8Array) => {
  const { literals, fillings } = template
  const places = placesOf(template)
  // With room for a page in each half: the next one is put together in the other half.
  let [bytes, room] = [new Uint8Array(0), 0]
  let [begin, size] = [0, 0]
  const makeRoom = (needed: number): void => {
    if (needed <= room) return
    room = Math.ceil(needed * 1.5)
    const larger = new Uint8Array(2 * room)
    larger.set(bytes.subarray(begin, begin + size))
    ;[bytes, begin] = [larger, 0]
  }
  const append = (text: string): number => {
    makeRoom(size + text.length * most)
    const start = size
    size = writeUtf8(text, bytes, size)
    return size - start
  }
  /** What each filling takes, and the literal before it, in bytes. */
  const sizes = new Int32Array(fillings.length)
  const before = new Int32Array(fillings.length)
  for (const [place, { index, written }] of fillings.entries()) {
    before[place] = append(literals[place] ?? '')
    sizes[place] = append(written(first[index] ?? ''))
  }
  append(literals[fillings.length] ?? '')

  /** How each filling that is another on this page is written. */
  const written: (string | undefined)[] = fillings.map(() => undefined)
  /** Fillings that have been others than on the page before: on most pages the same few are. In the order of the page. */
  let live: readonly number[] = []
  /** Bytes that stay between the end of the live one before and this one. */
  let gaps: readonly number[] = []
  const isLive = fillings.map(() => false)
  const findGaps = (): void => {
    live = [...fillings.keys()].filter(place => isLive[place])
    let next = 0
    gaps = live.map(place => {
      let gap = before[place] ?? 0
      for (; next < place; next++) gap += (before[next] ?? 0) + (sizes[next] ?? 0)
      next++
      return gap
    })
  }

  return ({ texts, changed }) => {
    let needed = size
    let isKnown = true
    for (const index of changed)
      for (const place of places[index] ?? []) {
        const text = fillings[place]?.written(texts[index] ?? '') ?? ''
        written[place] = text
        needed += text.length * most
        isKnown &&= isLive[place] === true
        isLive[place] = true
      }
    if (!isKnown) findGaps()
    makeRoom(needed)
    const last = begin
    /** Up to where the page before has been copied, and where its next part stands. */
    let [copied, from] = [last, last]
    begin = last === 0 ? room : 0
    /** Up to where this page has been put together. */
    let to = begin
    for (let at = 0; at < live.length; at++) {
      const place = live[at] ?? 0
      const text = written[place]
      from += gaps[at] ?? 0
      const end = from + (sizes[place] ?? 0)
      if (text !== undefined) {
        written[place] = undefined
        copy(bytes, copied, from, to)
        to += from - copied
        const start = to
        to = writeUtf8(text, bytes, start)
        sizes[place] = to - start
        copied = end
      }
      from = end
    }
    copy(bytes, copied, last + size, to)
    size = to + last + size - copied - begin
    return bytes.subarray(begin, begin + size)
  }
}
