/**
 * A page as what many pages have in common and its own texts, both in UTF-8. Who writes the page puts them together: that takes a tenth of
 * the bytes from one thread to another.
 */

/** What pages of a shape have in common. */
export interface Common {
  readonly bytes: Uint8Array
  /** How many of these bytes stand before each text, after the one before. */
  readonly gaps: Int32Array
}

export interface Filled {
  readonly common: Common
  /** The texts, each with `endOfText` behind it. They hold until the next page is made. */
  readonly texts: Uint8Array
}

/** No text of a page holds it (`generator/site/config/yaml.ts`). */
export const endOfText = '\0'

/** Bytes of the page. */
export const filledSize = ({ common, texts }: Filled): number => common.bytes.length + texts.length - common.gaps.length

/**
 * Puts a page together behind what it has in common with others, with which the room begins. Nothing outside is used: the thread that writes
 * files has this function alone.
 * @param size bytes in common @returns where the page ends
 */
export const fillIn = (room: Uint8Array, size: number, gaps: Int32Array, texts: Uint8Array): number => {
  let [from, read, to] = [0, 0, size]
  for (let place = 0; place < gaps.length; place++) {
    const end = from + (gaps[place] ?? 0)
    // Few bytes are copied sooner than the system is asked.
    if (end - from > 24) {
      room.copyWithin(to, from, end)
      to += end - from
    } else for (let at = from; at < end; at++) room[to++] = room[at] ?? 0
    from = end
    for (let byte = texts[read++] ?? 0; byte !== 0; byte = texts[read++] ?? 0) room[to++] = byte
  }
  room.copyWithin(to, from, size)
  return to + size - from
}

/** Where pages are put together in this thread, those with the same in common one after the other. */
const rooms = new WeakMap<Common, Uint8Array>()

/** The page as a whole. The bytes hold until the next page is put together. */
export const putTogether = (filled: Filled): Uint8Array => {
  const { common, texts } = filled
  const needed = common.bytes.length + filledSize(filled)
  let room = rooms.get(common)
  if (room === undefined || room.length < needed) {
    room = new Uint8Array(Math.ceil(needed * 1.5))
    room.set(common.bytes)
    rooms.set(common, room)
  }
  return room.subarray(common.bytes.length, fillIn(room, common.bytes.length, common.gaps, texts))
}
