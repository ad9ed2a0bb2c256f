import type { Env } from './terminal/shell.ts'

/**
 * The year that ages and copyright are reckoned in: the one clock that output reads.
 * `SOURCE_DATE_EPOCH` (reproducible-builds.org/specs/source-date-epoch), in seconds, takes its place when set; `main` has looked at it.
 */
export const currentYear = (env: Env = process.env): number => now(env).getUTCFullYear()

/** Today as `2026-11-21`, for what is told to the owner; no output reads it. */
export const currentDay = (env: Env = process.env): string => now(env).toISOString().slice(0, 10)

/** Seconds since the process was started. Node loads `performance` when it is first asked for, which takes milliseconds. */
export const uptime = (): number => process.uptime()

const now = ({ SOURCE_DATE_EPOCH: epoch }: Env): Date => (epoch !== undefined ? new Date(Number(epoch) * 1000) : new Date())
