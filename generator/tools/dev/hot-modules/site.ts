/** Hot module that makes a site from a config. */
export { gatherIngredients, openGathered } from '../../../platform/site.ts'
