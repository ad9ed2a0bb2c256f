/** The part of the program that makes markup of a page. */
import '../../io/runtime.ts'

export { renderParts } from '../../../templates/render.tsx'
