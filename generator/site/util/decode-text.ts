const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/**
 * Decodes a text file. A byte order mark announces UTF-16, which Excel writes as “Unicode text” and Notepad as “Unicode”.
 * @returns the text with its byte order mark. Invalid bytes become U+FFFD
 */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes)
