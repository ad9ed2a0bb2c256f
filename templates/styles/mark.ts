import type { IconShape } from '../../generator/site/model/page.ts'
import type { StyleName } from './styles.ts'
import { styles } from './styles.ts'

/** A glyph: advance width and path, in thousandths of its size, and the cap height. */
export interface Letter {
  readonly width: number
  readonly path: string
  readonly height: number
}

/** Cap height in the tile, whose grid is 32. */
const capital = 15

/** The mark of a business: its initial in the shape of its style. Without outlines for the letter, the shape with a dot. */
export const markOf = (name: StyleName, letter: Letter | undefined): IconShape => {
  const { tile } = styles[name]
  const scale = letter === undefined ? 0 : Math.min(capital / letter.height, 20 / letter.width)
  const sign =
    letter === undefined
      ? '<circle cx="16" cy="17" r="4" fill="currentColor" stroke="none"></circle>'
      : `<path fill="currentColor" stroke="none" transform="translate(${(16 - (letter.width * scale) / 2).toFixed(1)} ${(16.5 + (letter.height * scale) / 2).toFixed(1)})scale(${scale.toFixed(4)})" d="${letter.path}"></path>`
  return { viewBox: '0 0 32 32', markup: `<path d="${tile}"></path>${sign}` }
}
