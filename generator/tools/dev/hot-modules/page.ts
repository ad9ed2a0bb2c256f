/** The part of the program that makes markup of a page. */
import '../../../io/program/runtime.ts'

export { renderParts } from '../../../site/render/render.ts'
