import type { ColourMove } from '../../../templates/theme.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

const reasons: Readonly<Record<ColourMove['use'], string>> = {
  ground: 'as a ground it leaves text too little contrast',
  text: 'as text it cannot be read on this ground',
  edge: 'as a button it cannot be told from this ground',
}

/** Brand colours that had to move for people to read them (WCAG 2.2, 1.4.3 and 1.4.11), with the nearest that can stay. */
export const themeDiagnostics = (
  moves: readonly ColourMove[],
  locate: (key: readonly string[]) => Diagnostic['where'],
): readonly Diagnostic[] =>
  moves.map(({ colour, use, from, to }) => {
    const where = locate(['theme', 'colours', colour])
    return {
      code: 'COLOUR_MOVED',
      severity: 'warning' as const,
      message: `the colour ${from} was changed: ${reasons[use]}`,
      hint: `${to} is the nearest that can be used; it is used there instead. Write it as theme.colours.${colour} to silence this.`,
      ...(where === undefined ? {} : { where }),
      key: `theme.colours.${colour}`,
    }
  })
