/** Beside a program in its process: when it ends, it writes what the process took to the file that `BENCH_FIGURES` names. */
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const figures = { seconds: performance.now() / 1000, processor: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }
  writeFileSync(process.env.BENCH_FIGURES ?? '', JSON.stringify(figures))
})
