/** Writes files in a second thread, while the first one makes the next files. */
import { join } from 'node:path'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { packageRoot } from '../../../platform/package.ts'
import type { PageTemplate, TemplateInstance } from '../../../site/model/file.ts'
import { sizeOf, wholeBytes } from '../../../site/util/template-instance.ts'
import type { RecordEntry } from '../record.ts'
import { targetsIn, writeNew } from '../staged-files.ts'

/** Files that are written directly: a thread takes longer to start. */
const directFiles = 300

const batchCount = 8
const batchSize = 2 ** 19

/** Milliseconds after which a thread that has not written a batch counts as failed. */
const maxWait = 300_000

export interface WriterData {
  readonly folder: string
  readonly memory: SharedArrayBuffer
  readonly port: MessagePort
}

/** Files whose contents follow each other in shared memory. Of a template instance, only its texts are there. */
export interface Batch {
  readonly index: number
  readonly files: readonly { readonly path: string; readonly size: number; readonly template: number | undefined }[]
  /** Templates that no earlier batch has used. They are numbered in order. */
  readonly templates: readonly PageTemplate[]
}

export type BatchResult =
  | { readonly index: number; readonly times: readonly number[] }
  | { readonly index: number; readonly error: { readonly message: string } }

/** The parts of the shared memory. `isBusy` is 1 for a batch that the thread has not written yet. */
export const batchesIn = (memory: SharedArrayBuffer) => ({
  contents: Array.from({ length: batchCount }, (_, index) => new Uint8Array(memory, index * batchSize, batchSize)),
  isBusy: new Int32Array(memory, batchCount * batchSize, batchCount),
})

export interface FileWriter {
  /** Writes a new file, now or later. @returns its size, and its time as soon as it is written */
  readonly write: (path: string, content: Uint8Array | TemplateInstance) => RecordEntry
  /** Waits until all files are written. @throws if one of them cannot be written */
  readonly finish: () => void
  /** Waits until nothing is written any more, and ignores errors. */
  readonly stop: () => void
}

const writerThread = (folder: string): FileWriter => {
  const memory = new SharedArrayBuffer(batchCount * batchSize + batchCount * Int32Array.BYTES_PER_ELEMENT)
  const { contents, isBusy } = batchesIn(memory)
  const { port1: port, port2 } = new MessageChannel()
  const workerData: WriterData = { folder, memory, port: port2 }
  const worker = new Worker(join(packageRoot, 'lib', 'writer.js'), { workerData, transferList: [port2], execArgv: [] })
  worker.unref()
  const entries = contents.map((): { size: number; mtimeMs: number }[] => [])
  const templates = new Map<PageTemplate, number>()
  let batch = { files: [] as Batch['files'][number][], templates: [] as PageTemplate[], size: 0 }
  let index = 0

  const templateNumber = (template: PageTemplate): number => {
    const known = templates.get(template)
    if (known !== undefined) return known
    batch.templates.push(template)
    templates.set(template, templates.size)
    return templates.size - 1
  }
  const wait = (...indexes: readonly number[]): void => {
    for (const index of indexes)
      if (Atomics.wait(isBusy, index, 1, maxWait) === 'timed-out') throw new Error('the thread that writes files does not answer')
  }
  const receive = (): void => {
    for (let received = receiveMessageOnPort(port); received !== undefined; received = receiveMessageOnPort(port)) {
      const result: BatchResult = received.message
      if ('error' in result) throw Object.assign(new Error(result.error.message), result.error)
      for (const [at, entry] of entries[result.index]?.entries() ?? []) entry.mtimeMs = result.times[at] ?? entry.mtimeMs
    }
  }
  const send = (): void => {
    Atomics.store(isBusy, index, 1)
    port.postMessage({ index, files: batch.files, templates: batch.templates } satisfies Batch)
    index = (index + 1) % batchCount
    wait(index)
    receive()
    entries[index] = []
    batch = { files: [], templates: [], size: 0 }
  }
  const flush = (): void => {
    send()
    wait(...entries.keys())
    receive()
  }
  const stop = (): void => {
    wait(...entries.keys())
    port.close()
    void worker.terminate()
  }
  return {
    write: (path, content) => {
      const bytes = 'template' in content ? content.texts : content
      const size = bytes.byteLength
      if (size > batchSize) {
        flush()
        return writeNew(targetsIn(folder)(path), wholeBytes(content))
      }
      if (batch.size + size > batchSize) send()
      contents[index]?.set(bytes, batch.size)
      batch.size += size
      batch.files.push({ path, size, template: 'template' in content ? templateNumber(content.template) : undefined })
      const entry = { size: sizeOf(content), mtimeMs: Number.NaN }
      entries[index]?.push(entry)
      return entry
    },
    finish: () => {
      flush()
      stop()
    },
    stop,
  }
}

/** @param folder that paths are relative to @param direct number of files that are written before the thread is started */
export const fileWriter = (folder: string, direct = directFiles): FileWriter => {
  const target = targetsIn(folder)
  let count = 0
  let thread: FileWriter | undefined
  return {
    write: (path, content) => {
      if (count++ < direct) return writeNew(target(path), wholeBytes(content))
      thread ??= writerThread(folder)
      return thread.write(path, content)
    },
    finish: () => thread?.finish(),
    stop: () => thread?.stop(),
  }
}
