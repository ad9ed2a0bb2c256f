import type { ColourMove } from '../../../templates/theme.ts'
import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/** Warnings about brand colours that were adjusted to be readable (WCAG 2.2, 1.4.3 and 1.4.11), with the nearest readable colour. */
export const themeDiagnostics = (
  moves: readonly ColourMove[],
  locate: (key: readonly string[]) => Diagnostic['where'],
): readonly Diagnostic[] =>
  moves.map(({ colour, use, from, to }) => {
    const where = locate(['theme', 'colours', colour])
    return {
      ...problem('COLOUR_MOVED', { colour, use, from, to }),
      ...(where === undefined ? {} : { where }),
      key: `theme.colours.${colour}`,
    }
  })
