import { composeChain } from '../../generator/site/config/overlay/config-chain.ts'
import type { ConfigDocument } from '../../generator/site/config/yaml/config-document.ts'
import type { SourceFile } from '../../generator/site/config/yaml/tree.ts'
import { inEnglish, messageOf } from './text.ts'

/** Texts as files of a chain, the base first: base.yaml, over-1.yaml, over-2.yaml. */
const chainOf = (base: string, ...overlays: readonly string[]): readonly [SourceFile, ...SourceFile[]] => {
  const files = [{ file: 'base.yaml', text: base }, ...overlays.map((text, index) => ({ file: `over-${index + 1}.yaml`, text }))]
  const [first, ...others] = files.toReversed()
  if (first === undefined) throw new Error('a chain has at least one file')
  return [first, ...others]
}

export const documentOf = (base: string, ...overlays: readonly string[]): ConfigDocument => {
  const { document, diagnostics } = composeChain(chainOf(base, ...overlays))
  if (document === undefined) throw new Error(diagnostics.map(messageOf).join('\n'))
  return document
}

/** The merged data, and the diagnostics as `over-1.yaml:2 CODE message → hint`. */
export const overlaid = (base: string, ...overlays: readonly string[]) => {
  const { document, diagnostics } = composeChain(chainOf(base, ...overlays))
  return {
    data: document?.data,
    diagnostics: diagnostics
      .map(inEnglish)
      .map(({ code, message, hint, where }) => `${where?.file}:${where?.line} ${code} ${message} → ${hint}`),
  }
}
