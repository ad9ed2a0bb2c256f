import type { Picture } from '../../../generator/site/model/page.ts'
import type { Props } from './before-after.tsx'

const picture = (name: string, alt: string, colour: string): Picture => ({
  sources: [
    { type: 'image/avif', srcset: `/assets/${name}-640.avif 640w, /assets/${name}-1280.avif 1280w` },
    { type: 'image/webp', srcset: `/assets/${name}-640.webp 640w, /assets/${name}-1280.webp 1280w` },
  ],
  src: `/assets/${name}-1280.jpg`,
  width: 1600,
  height: 1000,
  alt,
  colour,
})

const sizes = '(min-width: 62rem) 40rem, 100vw'

export const examples: readonly { readonly name: string; readonly props: Props }[] = [
  {
    name: 'a dryer vent',
    props: {
      pair: {
        id: 'dryer',
        title: 'Dryer vent',
        before: picture('dryer-before', 'A vent pipe filled with grey lint', '#4c4a46'),
        after: picture('dryer-after', 'The same pipe, bare metal', '#b9bcbd'),
        caption: 'Three years of lint, gone in an hour.',
        illustration: true,
        compareLabel: 'Compare before and after: Dryer vent',
      },
      labels: { before: 'Before', after: 'After', illustration: 'Illustration' },
      sizes,
    },
  },
  {
    name: 'long texts',
    props: {
      pair: {
        id: 'schacht',
        title: 'Warmwasserzirkulationsleitungsschacht im Mehrfamilienhaus',
        before: picture('a', 'Staub', '#333333'),
        after: picture('b', 'Blankes Blech', '#dddddd'),
        caption:
          'Nach der Lüftungskanalreinigung ist der Schacht wieder frei; die Abluftventilatoren laufen leiser, und die Feuchtigkeit zieht aus allen Bädern ab.',
        illustration: true,
        compareLabel: 'Vorher und nachher vergleichen: Warmwasserzirkulationsleitungsschacht',
      },
      labels: { before: 'Vor der Reinigung', after: 'Nach der Reinigung', illustration: 'Computererzeugte Darstellung' },
      sizes,
    },
  },
  {
    name: 'right to left',
    props: {
      pair: {
        id: 'madkhana',
        title: 'مدخنة الموقد',
        before: picture('c', 'مدخنة يغطيها السخام', '#222222'),
        after: picture('d', 'المدخنة نفسها نظيفة', '#a7a09a'),
        caption: 'أزلنا السخام وعاد الهواء يجري بحرية.',
        illustration: true,
        compareLabel: 'قارن قبل وبعد: مدخنة الموقد',
      },
      labels: { before: 'قبل', after: 'بعد', illustration: 'رسم توضيحي' },
      sizes,
    },
  },
]
