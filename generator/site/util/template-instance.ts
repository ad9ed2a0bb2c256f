import type { StagedFile, TemplateInstance } from '../model/file.ts'

/** A config cannot contain it. */
export const endOfText = '\0'

/** Size in bytes of a page as a whole. */
export const sizeOf = (content: Uint8Array | TemplateInstance): number =>
  'template' in content ? content.template.bytes.byteLength + content.texts.byteLength - content.template.gaps.length : content.byteLength

let buffer = new Uint8Array(0)

/** The bytes of a page as a whole, valid until the next call. */
const bytesOfInstance = (page: TemplateInstance): Uint8Array => {
  const { template, texts } = page
  const size = sizeOf(page)
  if (buffer.length < size) buffer = new Uint8Array(size * 2)
  let [from, read, to] = [0, 0, 0]
  for (const gap of template.gaps) {
    buffer.set(template.bytes.subarray(from, from + gap), to)
    from += gap
    to += gap
    // Most texts are short: a loop is faster than searching and copying.
    for (let byte = texts[read++] ?? 0; byte !== 0; byte = texts[read++] ?? 0) buffer[to++] = byte
  }
  buffer.set(template.bytes.subarray(from), to)
  return buffer.subarray(0, size)
}

const encoder = new TextEncoder()

/** The content of a file. That of a page is valid until the next page is made. */
export const wholeBytes = (bytes: StagedFile['bytes']): Uint8Array =>
  typeof bytes === 'string' ? encoder.encode(bytes) : 'template' in bytes ? bytesOfInstance(bytes) : bytes
