/** The part of the program that reads and judges a config. Each part is loaded anew when the code that it is made of changes. */

export { readConfigChain } from '../../../io/config/read-chain.ts'
export { compileChain } from '../../../site/compile.ts'
