/** Entry point of the thread that writes files (`file-writer.ts`). */
import { workerData } from 'node:worker_threads'
import type { PageTemplate } from '../../../site/model/file.ts'
import { wholeBytes } from '../../../site/util/template-instance.ts'
import { targetsIn, writeNew } from '../staged-files.ts'
import { type Batch, type BatchResult, batchesIn, type WriterData } from './file-writer.ts'

const { folder, memory, port } = workerData as WriterData
const { contents, isBusy } = batchesIn(memory)
const target = targetsIn(folder)
const templates: PageTemplate[] = []

const written = (batch: Batch): BatchResult => {
  templates.push(...batch.templates)
  let end = 0
  const times = batch.files.map(({ path, size, template: number = -1 }) => {
    const texts = contents[batch.index]?.subarray(end, end + size) ?? new Uint8Array()
    end += size
    const template = templates[number]
    return writeNew(target(path), template === undefined ? texts : wholeBytes({ template, texts })).mtimeMs
  })
  return { index: batch.index, times }
}

const resultOf = (batch: Batch): BatchResult => {
  try {
    return written(batch)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The copy of an error that another thread gets lacks its code and path.
    return { index: batch.index, error: { ...error, message: error.message } }
  }
}

port.on('message', (batch: Batch) => {
  port.postMessage(resultOf(batch))
  Atomics.store(isBusy, batch.index, 0)
  Atomics.notify(isBusy, batch.index)
})
