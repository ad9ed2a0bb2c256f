/** Hot module that renders a page. */
export { renderParts } from '../../../site/render/render.tsx'
