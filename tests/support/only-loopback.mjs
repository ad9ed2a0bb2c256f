/** Loaded into every process of a test (`--import`): a connection to another computer fails, and is recorded. */
import { appendFileSync } from 'node:fs'
import net from 'node:net'

const { connect } = net.Socket.prototype

net.Socket.prototype.connect = function (...args) {
  // Node passes its own calls as one list.
  const [options] = Array.isArray(args[0]) ? args[0] : args
  const host = typeof options === 'object' ? (options.host ?? 'localhost') : typeof args[1] === 'string' ? args[1] : 'localhost'
  const isLocal = (typeof options === 'object' && options.path !== undefined) || /^(localhost|127\.|::1$|0\.0\.0\.0$)/.test(host)
  if (isLocal) return connect.apply(this, args)
  appendFileSync(process.env.TOWNSITE_TEST_CONNECTIONS, `${host} from ${process.argv.join(' ')}\n`)
  throw new Error(`this test permits no connection to ${host}`)
}
