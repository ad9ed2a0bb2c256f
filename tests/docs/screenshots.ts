/**
 * The screenshots of the README, rendered from the sample and from the config in the README itself.
 *
 *     npm run screenshots      writes docs/images/home.png and docs/images/small.png
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser, launchBrowser } from '../support/browser.ts'
import { serveFolder } from '../support/serve-folder.ts'

interface Screenshot {
  readonly name: string
  /** The config that is built. */
  readonly config: string
  readonly width: number
  readonly height: number
}

export const smallConfig = (): string => /^```yaml\n(site: \{ origin.*?)^```$/ms.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''

export const screenshots: readonly Screenshot[] = [
  { name: 'home.png', config: 'site.config.yaml', width: 1280, height: 800 },
  { name: 'small.png', config: 'small.config.yaml', width: 1000, height: 760 },
]

const buildInto = (config: string, out: string): void => {
  const { status, stderr } = spawnSync(process.execPath, ['generator/bin.mjs', 'build', '--quiet', '--config', config, '--out', out], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

const shoot = async (site: string, { width, height }: Screenshot): Promise<Buffer> => {
  // With its headers, because the browser keeps web fonts for the next page.
  const server = await serveFolder(site)
  const browser = await launchBrowser(findBrowser()?.path)
  try {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light', reducedMotion: 'reduce' })
    // Web fonts are loaded after the first page, and used from the second one on.
    const font = page.waitForResponse(/\.woff2$/)
    await page.goto(server.url)
    await font
    await page.waitForLoadState('networkidle')
    await page.goto(server.url, { waitUntil: 'networkidle' })
    return await page.screenshot()
  } finally {
    await browser.close()
    await server.stop()
  }
}

export const renderScreenshots = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const work = mkdtempSync(join(tmpdir(), 'townsite-screenshots-'))
  try {
    writeFileSync(join(work, 'small.config.yaml'), smallConfig())
    for (const one of screenshots) {
      const out = join(work, one.name)
      buildInto(one.config === 'site.config.yaml' ? resolve(one.config) : join(work, one.config), out)
      writeFileSync(join(folder, one.name), await shoot(out, one))
    }
  } finally {
    rmSync(work, { recursive: true })
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await renderScreenshots('docs/images')
