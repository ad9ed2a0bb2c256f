/** A copy of the project with `npm run dev`, and a browser that shows a page of it. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { launchBrowser } from '../../support/browser.ts'
import { type DevServer, startDev } from '../../support/dev.ts'
import { copyProject, type Project } from '../../support/project.ts'

export const config = 'site.config.yaml'
export const style = 'templates/components/hero/hero.css'
export const template = 'generator/site/pages/about/template.tsx'
export const script = 'templates/client/everywhere.ts'
export const picture = 'assets/images/story.jpg'

/** The page that is edited. It has an image, a style sheet and a template that no other page has. */
export const path = '/en/about'

export interface Studio {
  readonly project: Project
  readonly dev: DevServer
  readonly browser: Browser
  readonly read: (file: string) => string
  readonly write: (file: string, text: string | Uint8Array) => void
  /** Writes a file as some text editors do: a temporary file that is renamed. */
  readonly replace: (file: string, text: string | Uint8Array) => void
  readonly remove: (file: string) => void
  /** Replaces a text that the file contains exactly once. */
  readonly edit: (file: string, from: string, to: string) => void
  readonly close: () => Promise<void>
}

/** A JPEG image of one color. */
export const jpeg = (colour: string): Promise<Uint8Array> =>
  sharp({ create: { width: 480, height: 320, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

export const openStudio = async (): Promise<Studio> => {
  const project = copyProject()
  const read = (file: string): string => readFileSync(project.file(file), 'utf8')
  const write = (file: string, text: string | Uint8Array): void => writeFileSync(project.file(file), text)
  const edit = (file: string, from: string, to: string): void => {
    const text = read(file)
    if (text.split(from).length !== 2) throw new Error(`${file} contains “${from}” ${text.split(from).length - 1} times`)
    write(
      file,
      text.replace(from, () => to),
    )
  }
  write(picture, await jpeg('#336699'))
  const heading = '      heading: { en: Our story, fr: Notre histoire }\n'
  edit(config, heading, `${heading}      image: { file: story.jpg, alt: { en: One colour, fr: Une couleur } }\n`)
  const dev = await startDev(project)
  const browser = await launchBrowser()
  return {
    project,
    dev,
    browser,
    read,
    write,
    edit,
    replace: (file, text) => {
      write(`${file}.tmp`, text)
      renameSync(project.file(`${file}.tmp`), project.file(file))
    },
    remove: file => rmSync(project.file(file)),
    close: async () => {
      await browser.close()
      await dev.stop()
      project.remove()
    },
  }
}

/** Milliseconds; long enough for a busy machine. */
const timeout = 45_000

/** Waits until the page has this heading. */
export const heading = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(wanted => document.querySelector('h1')?.textContent === wanted, text, { timeout })

/** Waits for an overlay with a text; with an empty text, until no overlay is open. */
export const overlay = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    wanted => {
      const dialog = document.querySelector('townsite-dev')?.shadowRoot?.querySelector('dialog')
      return wanted === '' ? dialog?.open === false : dialog?.open === true && dialog.innerText.includes(wanted)
    },
    text,
    { timeout },
  )

/** Waits until a custom property of the body has this value. */
export const property = (page: Page, name: string, value: string): Promise<unknown> =>
  page.waitForFunction(([key = '', wanted]) => getComputedStyle(document.body).getPropertyValue(key) === wanted, [name, value], { timeout })

/** Waits until an attribute of an element has this value. */
export const attribute = (page: Page, selector: string, name: string, value: string): Promise<unknown> =>
  page.waitForFunction(
    ([where = '', key = '', wanted]) => document.querySelector(where)?.getAttribute(key) === wanted,
    [selector, name, value],
    { timeout },
  )

/** Waits until the image of the story has about this color, as three numbers. */
export const colour = (page: Page, wanted: readonly [number, number, number]): Promise<unknown> =>
  page.waitForFunction(
    expected => {
      const image = document.querySelector<HTMLImageElement>('#story img')
      if (image === null || !image.complete || image.naturalWidth === 0) return false
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      if (context === null) return false
      context.drawImage(image, 0, 0, 1, 1)
      const [...seen] = context.getImageData(0, 0, 1, 1).data
      return expected.every((value, index) => Math.abs(value - (seen[index] ?? 0)) < 12)
    },
    [...wanted],
    { timeout },
  )
