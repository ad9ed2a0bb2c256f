/**
 * What a phone loads, in bytes as a host sends them.
 *
 * @module-tag thorough
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { thoroughUnless } from '../../support/thorough.ts'
import { contact, home } from './spec.ts'
import { setStage } from './stage.ts'

/** As a host sends it that hands out the compressed twins. */
const sent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

const fileOf = (out: string, path: string): string => {
  const plain = join(out, path === '/' ? 'index.html' : path)
  return existsSync(plain) && statSync(plain).isFile() ? plain : `${plain}.html`
}

/** Bytes of a response of `serve` over HTTP/1.1 in gzip, headers included, on a new connection. */
const answered = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: true })
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, answer => {
      const { socket } = answer
      answer.resume().on('end', () => {
        resolve(socket.bytesRead)
        agent.destroy()
      })
    }).on('error', reject)
  })

/** Ten packets, which a server sends before it waits for an answer: https://www.rfc-editor.org/rfc/rfc6928 */
const oneTrip = 14_600

const stage = setStage()

describe('weights', () => {
  test('no page is more than 14 kB with its styles, and none has more than 2 kB of scripts', () => {
    const { out } = stage().site
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'))
    const heavy = pages.flatMap(page => {
      const scripts = [...readFileSync(join(out, page), 'utf8').matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
      const [html, script] = [statSync(`${join(out, page)}.gz`).size, scripts.reduce((sum, src) => sum + sent(join(out, src)), 0)]
      return html > 14_000 || script > 2000 ? [{ page, html, script }] : []
    })
    expect(pages.length).toBeGreaterThan(50)
    expect(heavy).toEqual([])
  })

  test('every page comes with its headers in one trip', async () => {
    const { site } = stage()
    const files = readdirSync(site.out, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'))
    const paths = files.map(file => `/${file.replace(/(?:^index)?\.html$/, '')}`)
    const late: string[] = []
    for (const path of paths) if ((await answered(`${site.url}${path}`)) > oneTrip) late.push(path)
    expect(paths.length).toBeGreaterThan(50)
    expect(late).toEqual([])
  })

  const screens = {
    'a small phone': { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
    'a large phone with a sharp screen': { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 },
  }
  for (const [name, screen] of Object.entries(screens))
    test(`the first view on ${name} loads at most 150 kB and two fonts`, thoroughUnless(name === 'a small phone'), async () => {
      const { site } = stage()
      const { page } = await site.visitor({ ...screen, isMobile: true, hasTouch: true })
      for (const path of [...Object.values(home.path), contact.path.en]) {
        const asked = new Set<string>()
        const listen = (request: { readonly url: () => string }) => asked.add(new URL(request.url()).pathname)
        page.on('request', listen)
        await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
        // Fonts are asked for when the page is laid out: on a busy machine, that may come after a while in which nothing is asked for.
        await page.evaluate(async () => {
          document.body.getBoundingClientRect()
          await document.fonts.ready
        })
        page.off('request', listen)
        const bytes = [...asked].reduce((sum, one) => sum + sent(fileOf(site.out, one)), 0)
        expect([path, bytes > 20_000, bytes <= 150_000]).toEqual([path, true, true])
        expect([...asked].filter(one => one.endsWith('.woff2')).length).toBeLessThanOrEqual(2)
      }
      await page.context().close()
    })
})
