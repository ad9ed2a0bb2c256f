/** The part of the program that makes a site of a config. */
export { pagePlanner } from '../../../site/plan/page.ts'
export { prepare } from '../../../site/prepare.ts'
