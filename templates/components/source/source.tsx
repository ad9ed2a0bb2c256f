import type { Source as SourcePart } from '../../../generator/site/model/page.ts'

interface Props {
  readonly source: SourcePart
}

/** The source of a statement, as a link if it has a URL. */
export const Source = ({ source }: Props) => (source.href === null ? source.label : <a href={source.href}>{source.label}</a>)
