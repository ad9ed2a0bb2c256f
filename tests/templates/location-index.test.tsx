import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { IndexedLocation } from '../../generator/site/model/page.ts'
import { AreaIndex } from '../../templates/components/area-index/area-index.tsx'

const area = (id: string, name: string, more: Partial<IndexedLocation> = {}): IndexedLocation => ({
  id,
  name,
  // A path of a site begins with a slash.
  href: `/areas/${id}` as `/${string}`,
  description: [],
  places: '',
  services: [],
  ...more,
})

test('renders a location with one link as that link, with details as a disclosure, and without links as a name', () => {
  const areas = [
    area('anjou', 'Anjou & <East>'),
    area('laval', 'Laval', {
      href: null,
      description: ['All of it.'],
      places: 'Chomedey',
      services: [{ href: '/ducts/laval', label: 'Ducts' }],
    }),
    area('verdun', 'Verdun', { href: null }),
    area('zurich', 'Zürich'),
  ]
  const html = renderToStaticMarkup(<AreaIndex index={{ label: 'Find', groups: [{ letter: '', areas }] }} />)
  expect(html.match(/<ul>.*<\/ul>/)?.[0]).toBe(
    '<ul><li id="anjou"><a href="/areas/anjou">Anjou &amp; &lt;East&gt;</a></li>' +
      '<li><details name="area"><summary>Laval</summary><div id="laval"><div class="prose"><p>All of it.</p></div>' +
      '<p data-places="true">Chomedey</p><ul><li><a href="/ducts/laval">Ducts</a></li></ul></div></details></li>' +
      '<li id="verdun">Verdun</li><li id="zurich"><a href="/areas/zurich">Zürich</a></li></ul>',
  )
})
