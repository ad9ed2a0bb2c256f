/** Hot module that reads and validates a config. Hot modules are reloaded when their code changes. */

export { readConfigChain } from '../../../platform/config/read-chain.ts'
export { compileChain } from '../../../site/compile.ts'
