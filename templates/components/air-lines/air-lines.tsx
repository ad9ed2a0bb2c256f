import type { IconShape } from '../../../generator/site/model/page.ts'

export interface Props {
  readonly motif: IconShape
}

/** The lines of the site’s style around a square box, drawn far beyond its edges: whatever holds it clips them. */
export const AirLines = ({ motif }: Props) => (
  <svg
    className="air-lines"
    viewBox={motif.viewBox}
    aria-hidden="true"
    // The program’s own drawing.
    dangerouslySetInnerHTML={{ __html: motif.markup }}
  />
)
