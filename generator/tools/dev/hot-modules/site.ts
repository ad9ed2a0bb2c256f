/** Hot module that makes a site from a config. */
export { openCompiled } from '../../../platform/site.ts'
