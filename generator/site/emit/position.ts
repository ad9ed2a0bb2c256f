/** Detects whether an image contains the position where it was taken. */

const latin1 = new TextDecoder('latin1')

/** Tag of the GPS directory in EXIF (CIPA DC-008, 4.6.3), and of the latitude in it. */
const positionTag = 0x8825
const latitudeTag = 2

interface Entry {
  readonly tag: number
  readonly value: number
}

/** Entries of a TIFF directory, the format of EXIF: their values or the offsets of these. */
const entriesAt = (view: DataView, at: number, little: boolean): readonly Entry[] => {
  if (at < 8 || at + 2 > view.byteLength) return []
  const count = Math.min(view.getUint16(at, little), Math.floor((view.byteLength - at - 2) / 12))
  return Array.from({ length: count }, (_, place) => {
    const entry = at + 2 + place * 12
    return { tag: view.getUint16(entry, little), value: view.getUint32(entry + 8, little) }
  })
}

const containsLatitude = (view: DataView, little: boolean): boolean => {
  if (view.byteLength < 8) return false
  const position = entriesAt(view, view.getUint32(4, little), little).find(({ tag }) => tag === positionTag)
  return position !== undefined && entriesAt(view, position.value, little).some(({ tag }) => tag === latitudeTag)
}

/** Whether an image of any format contains a position, in EXIF or in XMP. */
export const containsPosition = (bytes: Uint8Array): boolean => {
  const text = latin1.decode(bytes)
  if (/\bexif:GPSLatitude\b/.test(text)) return true
  for (const { index } of text.matchAll(/II\*\0|MM\0\*/g)) {
    const view = new DataView(bytes.buffer, bytes.byteOffset + index, bytes.byteLength - index)
    if (containsLatitude(view, bytes[index] === 0x49)) return true
  }
  return false
}
