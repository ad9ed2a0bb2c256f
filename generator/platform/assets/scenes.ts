/** Draws the illustrated scene of a site in the colours of its theme. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SceneTone, type SceneTones, sceneTones } from '../../../templates/theme/scene-tones.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { viewBoxSize } from '../../site/emit/svg-file.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { Picture } from '../../site/model/page.ts'
import { type SceneName, sceneOf } from '../../site/plan/scene.ts'
import { packageAssets } from '../package.ts'
import { hashed } from './assets.ts'

/** The drawing, whose colours are `var(--tone)`. */
const drawingOf = (name: SceneName): string =>
  readFileSync(join(packageAssets, 'scenes', `${name}.svg`), 'utf8')
    .replace(/<!--.*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim()

const painted = (svg: string, tones: SceneTones): string => svg.replace(/var\(--(\w+)\)/g, (_, tone: string) => tones[tone as SceneTone])

/** The scene of a site by day, as SVG; `null` if it has none. */
export const sceneByDay = (config: Config): string | null => {
  const name = sceneOf(config)
  return name === undefined ? null : painted(drawingOf(name), sceneTones(config.theme.colours).day)
}

/** The picture and its files; neither if the site has no scene. */
export const scenePicture = (config: Config): { readonly picture: Picture | undefined; readonly files: readonly OutputFile[] } => {
  const name = sceneOf(config)
  if (name === undefined) return { picture: undefined, files: [] }
  const svg = drawingOf(name)
  const { day, night } = sceneTones(config.theme.colours)
  const byDay = hashed(`${name}-day.svg`, painted(svg, day))
  const byNight = hashed(`${name}-night.svg`, painted(svg, night))
  const { width = 0, height = 0 } = viewBoxSize(/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '') ?? {}
  return {
    picture: {
      sources: [{ type: 'image/svg+xml', srcset: byNight.url, media: '(prefers-color-scheme:dark)' }],
      src: byDay.url,
      width,
      height,
      alt: '',
      colour: '',
      isScene: true,
    },
    files: [byDay.file, byNight.file],
  }
}
