import { common, type Typography } from './rule.ts'

/** SPEC words the success message and the example of a message with these signs. */
export const english: Typography = { ...common, fixed: ["Thank you! We'll contact you soon.", 'Tell us about your needs...'] }
