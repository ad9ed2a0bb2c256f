/** Distance of each line from the middle of the mouth, whose radius is 50. */
const radii = [55, 60, 65, 70, 75]

/** A straight run from the start, round the mouth, and up: air, as ducts lead it. */
const path = radii.map(r => `M-3e3 ${50 + r}H50a${r} ${r} 0 0 0 ${r}-${r}V-1e3`).join('')

/** Lines of moving air around a square box, drawn far beyond its edges: whatever holds it clips them. */
export const AirLines = () => (
  <svg className="air-lines" viewBox="0 0 100 100" aria-hidden="true">
    <path d={path} vectorEffect="non-scaling-stroke" />
  </svg>
)
