import type { ColourMove } from '../../../templates/theme.ts'
import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/**
 * Warnings about brand colours that were adjusted to be readable (WCAG 2.2, 1.4.3 and 1.4.11), with the nearest readable colour. A
 * colour that was adjusted for several uses is reported once, with its first use: text, which needs the most contrast.
 */
export const themeDiagnostics = (
  moves: readonly ColourMove[],
  locate: (key: readonly string[]) => Diagnostic['where'],
): readonly Diagnostic[] =>
  moves
    .filter((move, index) => moves.findIndex(({ colour }) => colour === move.colour) === index)
    .map(({ colour, use, from, to }) => {
      const where = locate(['theme', 'colours', colour])
      return {
        ...problem('COLOUR_MOVED', { colour, use, from, to }),
        ...(where === undefined ? {} : { where }),
        key: `theme.colours.${colour}`,
      }
    })
