import type { Source as SourcePart } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly source: SourcePart
}

/** Who says so, as a link where it can be read. */
export const Source = ({ source }: Props) => (source.href === null ? source.label : <a href={source.href}>{source.label}</a>)
