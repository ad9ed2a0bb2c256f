/** Hot module that makes a site from a config. */
export { openCompiled } from '../../../io/site.ts'
