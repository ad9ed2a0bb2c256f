import type { UrlPath } from '../../../generator/site/model/url.ts'
import type { Props } from './coverage-drawing.tsx'

type Area = Props['areas'][number]

const area = (label: string, lat: number, lng: number, path: string): Area => ({ label, href: `/${path}` as UrlPath, lat, lng })

const six: readonly Area[] = [
  area('Montréal', 45.51, -73.56, 'montreal'),
  area('Laval', 45.58, -73.75, 'laval'),
  area('Longueuil', 45.53, -73.52, 'longueuil'),
  area('Ouest-de-l’Île', 45.45, -73.85, 'ouest-de-l-ile'),
  area('Rive-Sud', 45.47, -73.51, 'rive-sud'),
  area('Rive-Nord', 45.67, -73.74, 'rive-nord'),
]

/** Places on a spiral around Berlin. */
const spiral = (length: number): readonly Area[] =>
  Array.from({ length }, (_, index) => {
    const [angle, radius] = [index * 2.4, 0.03 * Math.sqrt(index)]
    return area(`Bezirk ${index + 1}`, 52.52 + radius * Math.sin(angle), 13.4 + 1.6 * radius * Math.cos(angle), `bezirk-${index + 1}`)
  })

export const examples: readonly { readonly name: string; readonly props: Props }[] = [
  { name: 'six areas', props: { areas: six, label: 'Secteurs desservis', listsOthers: true, reach: null } },
  {
    name: 'one area',
    props: { areas: [area('Halifax', 44.65, -63.57, 'halifax')], label: 'Area served', listsOthers: true, reach: '30 km' },
  },
  { name: 'sixty areas', props: { areas: spiral(60), label: 'Einsatzgebiete', listsOthers: false, reach: null } },
  { name: 'forty areas', props: { areas: spiral(40), label: 'Einsatzgebiete', listsOthers: true, reach: null } },
  {
    name: 'long names',
    props: {
      areas: [
        area('Saint-Jean-sur-Richelieu', 45.31, -73.26, 'saint-jean'),
        area('Salaberry-de-Valleyfield', 45.25, -74.13, 'valleyfield'),
        area('Notre-Dame-de-l’Île-Perrot', 45.36, -73.93, 'ile-perrot'),
        area('Friedrichshain-Kreuzberg-Schöneberg', 45.5, -73.6, 'kreuzberg'),
      ],
      label: 'Areas served',
      listsOthers: true,
      reach: null,
    },
  },
  {
    name: 'right to left',
    props: {
      areas: [
        area('دبي', 25.2, 55.27, 'dubai'),
        area('الشارقة', 25.35, 55.42, 'sharjah'),
        area('عجمان', 25.41, 55.51, 'ajman'),
        area('أبو ظبي', 24.45, 54.38, 'abu-dhabi'),
      ],
      label: 'مناطق الخدمة',
      listsOthers: true,
      reach: null,
    },
  },
]
