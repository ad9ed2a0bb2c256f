import type { SiteCheck } from '../check.ts'

const uses = { ground: 'as a ground', text: 'as text', edge: 'as the edge of buttons' } as const

export const colourMoved = {
  id: 'colour-moved',
  needs: 'site',
  run: ({ site }) =>
    site.moves.map(({ colour, use, from, to }) => ({
      message: `${uses[use]} the ${colour} ${from} would be hard to read: ${to} takes its place`,
      at: ['theme', 'colours', colour],
    })),
} as const satisfies SiteCheck
