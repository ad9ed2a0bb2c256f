/**
 * Loaded into the process of `serve` before it starts: the server that `serve` creates handles only requests that pass the checks, and ends
 * with its parent process.
 */
import http from 'node:http'
import { guarded } from './guard.ts'

const { createServer } = http
const { TOWNSITE_HOST: host = '127.0.0.1' } = process.env

Object.assign(http, { createServer: (handle: http.RequestListener) => createServer(guarded(host, handle)) })
process.on('disconnect', () => process.exit())
