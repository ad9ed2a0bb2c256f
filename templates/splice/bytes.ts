/** A template filled in as UTF-8: what stands between the texts that differ is copied from the page before. */
import type { Template } from './template.ts'

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

/** A template as the page that it made last; the next one takes from it what stays. */
export const bytesFiller = ({ literals, fillings }: Template): ((texts: readonly string[]) => Uint8Array) => {
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
  /** The text of each filling, where it begins, and how many bytes it takes. */
  const said = fillings.map(() => '')
  const starts = new Int32Array(fillings.length)
  const sizes = new Int32Array(fillings.length)
  // The page without texts.
  for (const [place, literal] of literals.entries()) {
    makeRoom(size + literal.length * most)
    size = writeUtf8(literal, bytes, size)
    if (place < starts.length) starts[place] = size
  }
  /** Fillings that say something else than on the page before, and how that is written. */
  const changed: number[] = []
  const written: string[] = []
  return texts => {
    changed.length = 0
    written.length = 0
    let needed = size
    for (let place = 0; place < fillings.length; place++) {
      const filling = fillings[place]
      const text = texts[filling?.index ?? 0] ?? ''
      if (text === said[place]) continue
      said[place] = text
      const escaped = filling?.written(text) ?? ''
      needed += escaped.length * most
      changed.push(place)
      written.push(escaped)
    }
    makeRoom(needed)
    const next = begin === 0 ? room : 0
    /** Up to where the page before is copied, and how much later the same stands in this one. */
    let [copied, shift, done] = [0, 0, 0]
    for (let place = 0; place < fillings.length; place++) {
      const start = starts[place] ?? 0
      starts[place] = start + shift
      if (changed[done] !== place) continue
      copy(bytes, begin + copied, begin + start, next + copied + shift)
      const end = writeUtf8(written[done++] ?? '', bytes, next + start + shift) - next
      copied = start + (sizes[place] ?? 0)
      sizes[place] = end - start - shift
      shift = end - copied
    }
    copy(bytes, begin + copied, begin + size, next + copied + shift)
    size += shift
    begin = next
    return bytes.subarray(begin, begin + size)
  }
}
