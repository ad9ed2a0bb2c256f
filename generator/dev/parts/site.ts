/** The part of the program that makes a site of a config. */
export { pagePlanner } from '../../plan/page.ts'
export { prepare } from '../../prepare.ts'
