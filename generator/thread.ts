/** Entry point of worker threads (`platform/program/threads.ts`): loads the site's own code, if it has any, and then the program. */
import { workerData } from 'node:worker_threads'
import type { ThreadData } from './platform/program/threads.ts'

const { extensions } = workerData as ThreadData
if (extensions.hash !== '') {
  const { loadCompiledCode } = await import('./site-code.ts')
  loadCompiledCode(extensions)
}
const { answerMessages } = await import('./thread-work.ts')
answerMessages()
