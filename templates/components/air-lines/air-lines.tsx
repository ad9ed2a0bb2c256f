import type { IconShape } from '../../../generator/site/model/page.ts'

interface Props {
  readonly motif: IconShape
}

/** The lines of the site’s style around a square box. They extend beyond its edges; the container clips them. */
export const AirLines = ({ motif }: Props) => (
  <svg
    className="air-lines"
    viewBox={motif.viewBox}
    aria-hidden="true"
    // The markup is part of this program.
    dangerouslySetInnerHTML={{ __html: motif.markup }}
  />
)
