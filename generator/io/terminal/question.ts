import { createInterface } from 'node:readline/promises'

/** Whether a person sits at both ends of the terminal, so that a question will be answered. */
export const isAttended = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true

/** Asks a yes-or-no question; without a person to answer it, or when they leave, no. */
export const confirm = async (question: string): Promise<boolean> => {
  if (!isAttended()) return false
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const left = new Promise<string>(done => prompt.once('close', () => done('n')))
    const answer = await Promise.race([prompt.question(`${question} [y/N] `), left])
    return /^y(es)?$/i.test(answer.trim())
  } finally {
    prompt.close()
  }
}
