import type { Props } from './picture.tsx'

const lazy: Props = {
  picture: {
    sources: [
      { type: 'image/avif', srcset: '/assets/flue-640.avif 640w, /assets/flue-1280.avif 1280w' },
      { type: 'image/webp', srcset: '/assets/flue-640.webp 640w, /assets/flue-1280.webp 1280w' },
    ],
    src: '/assets/flue-1280.jpg',
    width: 1600,
    height: 1000,
    alt: 'A clean flue against a winter sky',
    colour: '#8fa3ad',
  },
  sizes: '(min-width: 62rem) 50vw, 100vw',
}

export const examples: readonly { readonly name: string; readonly props: Props }[] = [
  { name: 'below the fold', props: lazy },
  { name: 'first in the first view, with a class', props: { ...lazy, priority: true, className: 'hero__picture' } },
  {
    name: 'a vector picture has no other formats',
    props: { picture: { sources: [], src: '/assets/plan.svg', width: 800, height: 600, alt: '', colour: '#ffffff' }, sizes: '100vw' },
  },
  {
    name: 'a scene, by day and by night',
    props: {
      picture: {
        sources: [{ type: 'image/svg+xml', srcset: '/assets/night.svg', media: '(prefers-color-scheme:dark)' }],
        src: '/assets/day.svg',
        width: 680,
        height: 600,
        alt: '',
        colour: '',
        isScene: true,
      },
      sizes: '100vw',
    },
  },
  {
    name: 'a long description',
    props: {
      ...lazy,
      picture: {
        ...lazy.picture,
        alt: 'Der gereinigte Lüftungskanal eines Mehrfamilienhauses, von innen gesehen: blankes Blech, am Ende das Tageslicht, keine Spur von Staub',
      },
    },
  },
  { name: 'right to left', props: { ...lazy, picture: { ...lazy.picture, alt: 'مدخنة نظيفة أمام سماء شتوية' } } },
]
