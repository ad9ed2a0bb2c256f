import type { Env } from './terminal/shell.ts'

/**
 * The year for ages and copyright notices: the only clock that output depends on.
 * `SOURCE_DATE_EPOCH` (reproducible-builds.org/specs/source-date-epoch), in seconds, overrides it; `main` has validated it.
 */
export const currentYear = (env: Env = process.env): number => now(env).getUTCFullYear()

/** Today as `2026-11-21`, for diagnostics; no output depends on it. */
export const currentDay = (env: Env = process.env): string => now(env).toISOString().slice(0, 10)

/** Seconds since the process started. */
export const uptime = (): number => process.uptime()

const now = ({ SOURCE_DATE_EPOCH: epoch }: Env): Date => (epoch !== undefined ? new Date(Number(epoch) * 1000) : new Date())
