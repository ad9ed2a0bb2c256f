import type { Filled } from '../../site/model/filled.ts'

/** How many bytes a file takes. */
export const sizeOf = (content: Uint8Array | Filled): number => {
  if (!('common' in content)) return content.byteLength
  const { common, narrow, wide } = content
  return common.bytes.length + Buffer.byteLength(narrow) + wide.length - common.gaps.length
}
