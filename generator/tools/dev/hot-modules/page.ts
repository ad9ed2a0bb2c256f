/** The part of the program that makes markup of a page. */
export { renderParts } from '../../../site/render/render.tsx'
