/**
 * A page as what many pages have in common and its own texts. Who writes the page puts them together in UTF-8: that takes a tenth of the
 * bytes from one thread to another.
 */

/** What pages of a shape have in common. */
export interface Common {
  readonly bytes: Uint8Array
  /** How many of these bytes stand before each text, after the one before; where the text is one of `wide`, the complement of that (`~`). */
  readonly gaps: Int32Array
}

/** The texts, each with `endOfText` behind it. */
export interface Filled {
  readonly common: Common
  /** Those of letters that are all in Latin-1: engines hold them in a byte a letter, and copy them many letters at a time. */
  readonly narrow: string
  /** The others, in UTF-8. They hold until the next page is made. */
  readonly wide: Uint8Array
}

/** No text of a page holds it (`generator/site/config/yaml/parse-yaml.ts`). */
export const endOfText = '\0'

/**
 * Puts a page together behind what it has in common with others, with which the room begins. Nothing outside is used: the thread that writes
 * files has this function alone.
 * @param size bytes in common @param narrow in Latin-1 @returns where the page ends
 */
export const fillIn = (room: Uint8Array, size: number, gaps: Int32Array, narrow: Uint8Array, wide: Uint8Array): number => {
  let [from, read, readWide, to] = [0, 0, 0, size]
  for (let place = 0; place < gaps.length; place++) {
    const gap = gaps[place] ?? 0
    const end = from + (gap < 0 ? ~gap : gap)
    // Few bytes are copied sooner than the system is asked.
    if (end - from > 24) {
      room.copyWithin(to, from, end)
      to += end - from
    } else for (let at = from; at < end; at++) room[to++] = room[at] ?? 0
    from = end
    if (gap < 0) for (let byte = wide[readWide++] ?? 0; byte !== 0; byte = wide[readWide++] ?? 0) room[to++] = byte
    else
      for (let letter = narrow[read++] ?? 0; letter !== 0; letter = narrow[read++] ?? 0)
        if (letter < 0x80) room[to++] = letter
        else {
          room[to++] = 0xc0 | (letter >> 6)
          room[to++] = 0x80 | (letter & 0x3f)
        }
  }
  room.copyWithin(to, from, size)
  return to + size - from
}

/** Bytes that a page takes at most. */
export const roomFor = (common: number, narrow: number, wide: number): number => common + 2 * narrow + wide

/** Where pages are put together in this thread, those with the same in common one after the other. */
const rooms = new WeakMap<Common, Uint8Array>()

/** Letters of Latin-1 as bytes. */
const latin = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** The page as a whole. The bytes hold until the next page is put together. */
export const putTogether = ({ common, narrow, wide }: Filled): Uint8Array => {
  const size = common.bytes.length
  const needed = size + roomFor(size, narrow.length, wide.length)
  let room = rooms.get(common)
  if (room === undefined || room.length < needed) {
    room = new Uint8Array(Math.ceil(needed * 1.5))
    room.set(common.bytes)
    rooms.set(common, room)
  }
  return room.subarray(size, fillIn(room, size, common.gaps, latin(narrow), wide))
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The same as a text. */
export const wholeText = (page: Filled): string => decoder.decode(putTogether(page))
