/** Loaded into a measured program: at its exit, writes its time and memory to the file `BENCH_FIGURES`. */
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const figures = { seconds: performance.now() / 1000, processor: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }
  writeFileSync(process.env.BENCH_FIGURES ?? '', JSON.stringify(figures))
})
