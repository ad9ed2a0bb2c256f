/** The part of the program that makes a site of a config. */
export { openCompiled } from '../../../io/site.ts'
