const headerLength = 22
const signature = [0x89, 0x50, 0x4e, 0x47]

/**
 * An ICO container with one PNG: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), with a PNG instead of a bitmap, which
 * all browsers support. The PNG is at most 256 pixels wide and high.
 */
export const icoFrom = (png: Uint8Array): Uint8Array => {
  if (signature.some((byte, index) => png[index] !== byte)) throw new Error('icoFrom wants a PNG')
  const source = new DataView(png.buffer, png.byteOffset, png.byteLength)
  // Width and height are in IHDR, always the first chunk; 256 is encoded as 0.
  const edge = (offset: number): number => source.getUint32(offset) % 256
  const ico = new Uint8Array(headerLength + png.byteLength)
  const view = new DataView(ico.buffer)
  view.setUint16(2, 1, true) // an icon, not a cursor
  view.setUint16(4, 1, true) // images
  view.setUint8(6, edge(16))
  view.setUint8(7, edge(20))
  view.setUint16(10, 1, true) // planes
  view.setUint16(12, 32, true) // bits a pixel
  view.setUint32(14, png.byteLength, true)
  view.setUint32(18, headerLength, true)
  ico.set(png, headerLength)
  return ico
}
