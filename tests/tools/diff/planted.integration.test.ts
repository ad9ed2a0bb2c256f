/**
 * The full report and exit code of ten changes that owners and developers make.
 *
 * @module-tag thorough
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thorough } from '../../support/thorough.ts'
import { buildTo, tweakPages, withoutService } from './plant.ts'

const folder = temporaryFolder()
let before = ''

beforeAll(async () => {
  before = await buildTo(folder, 'before', sampleText)
})

/** The report of two folders with shortened paths, and the exit code. */
const reportOf = async (after: string): Promise<string> => {
  const { code, out, err } = await run(['diff', before, after])
  return `${out.replaceAll(`${folder}/`, '')}${err}exit ${code}`
}

describe('changes of an owner', () => {
  test('reports no difference of the same site', async () => {
    expect(await reportOf(await buildTo(folder, 'nothing', sampleText))).toMatchInlineSnapshot(`
      "before → nothing
      The same: 62 pages, and no file differs.
      exit 0"
    `)
  })

  test('reports a phone number', async () => {
    expect(
      await reportOf(await buildTo(folder, 'phone', sampleWith(['    main: 514-555-0142', '    main: 514-555-0199']))),
    ).toMatchInlineSnapshot(`
      "before → phone
      62 pages: 62 changed.

      What visitors and search engines read
        Phone number in the header, the page, the footer, the call button, the messages of the form, previews on social networks, the data for search engines and search results · all 62 pages
          514-555-0142 → 514-555-0199
      exit 1"
    `)
  })

  test('reports a URL with a redirect from the old one', async () => {
    const text = sampleWith(
      ['fr: /fr/a-propos', 'fr: /fr/notre-histoire'],
      ['redirects: []', 'redirects:\n  - { from: /fr/a-propos, to: /fr/notre-histoire }'],
    )
    expect(await reportOf(await buildTo(folder, 'redirected', text))).toMatchInlineSnapshot(`
      "before → redirected
      62 pages: 1 moved, 32 changed.

      Moved: 1 page
          /fr/a-propos → /fr/notre-histoire
        The old URL redirects to the new one.
        Links were updated on 32 pages, such as /en/about.

      Redirects
        1 redirect changed with the pages above.
      exit 1"
    `)
  })

  test('reports a slug without a redirect', thorough, async () => {
    const text = sampleWith(['slug: { en: air-duct-cleaning, fr:', 'slug: { en: duct-cleaning, fr:'])
    expect(await reportOf(await buildTo(folder, 'moved', text))).toMatchInlineSnapshot(`
      "before → moved
      62 pages: 7 moved, 38 changed.

      Moved: 7 pages
          /en/services/air-duct-cleaning → /en/services/duct-cleaning  and 6 pages below it
        ! 7 old URLs have no redirect, so existing links and search results lead to an error page. Add to “redirects” in the config:
          - { from: /en/services/air-duct-cleaning, to: /en/services/duct-cleaning }
          - { from: /en/services/air-duct-cleaning/laval, to: /en/services/duct-cleaning/laval }
          - { from: /en/services/air-duct-cleaning/longueuil, to: /en/services/duct-cleaning/longueuil }
          - { from: /en/services/air-duct-cleaning/montreal, to: /en/services/duct-cleaning/montreal }
          - { from: /en/services/air-duct-cleaning/north-shore, to: /en/services/duct-cleaning/north-shore }
          - { from: /en/services/air-duct-cleaning/south-shore, to: /en/services/duct-cleaning/south-shore }
          - { from: /en/services/air-duct-cleaning/west-island, to: /en/services/duct-cleaning/west-island }
        Links were updated on 38 pages, such as /.

      Redirects
        New:
          /fr/services/duct-cleaning → /fr/services/nettoyage-conduits-air  and 6 URLs below it
        Removed:
          /fr/services/air-duct-cleaning → /fr/services/nettoyage-conduits-air  and 6 URLs below it
        9 redirects changed with the pages above.
      exit 1"
    `)
  })

  test('reports a translation', thorough, async () => {
    const text = sampleWith(['nettoyons et réparons tout le réseau', 'nettoyons et remettons en état le réseau entier'])
    expect(await reportOf(await buildTo(folder, 'translation', text))).toMatchInlineSnapshot(`
      "before → translation
      62 pages: 3 changed.

      What visitors and search engines read
        Text in the page and the data for search engines · /fr, /fr/services and /fr/services/nettoyage-conduits-air
          was: Nous nettoyons et [réparons tout] le réseau : soufflage, retours d’air, ventilateur et…
          now: Nous nettoyons et [remettons en état] le réseau [entier] : soufflage, retours d’air, ventilateur et…
      exit 1"
    `)
  })

  test('reports a new location', async () => {
    const area = `  - id: lachine
    name: { en: Lachine, fr: Lachine }
    in: { en: in Lachine, fr: à Lachine }
    slug: lachine
    geo: { lat: 45.44, lng: -73.69 }
    description: { en: Along the canal., fr: Au bord du canal. }
    neighbourhoods: [Saint-Pierre]
`
    expect(
      await reportOf(await buildTo(folder, 'area', sampleWith(['\n  - id: north-shore\n', `\n${area}\n  - id: north-shore\n`]))),
    ).toMatchInlineSnapshot(`
      "before → area
      62 pages became 68: 6 new, 62 changed.

      New: 6 pages
          /en/services/air-duct-cleaning/lachine               Air duct cleaning in Lachine | Clairconduit
          /en/services/chimney-cleaning/lachine                Chimney cleaning in Lachine | Clairconduit
          /en/services/dryer-vent-cleaning/lachine             Dryer vent cleaning in Lachine | Clairconduit
          /fr/services/nettoyage-conduits-air/lachine          Nettoyage de conduits d’air à Lachine | Clairconduit
          /fr/services/nettoyage-ventilation-secheuse/lachine  Nettoyage de conduit de sécheuse à Lachine | Clairconduit
          /fr/services/ramonage-cheminee/lachine               Ramonage de cheminée à Lachine | Clairconduit
        Links to them were added on 46 pages, such as /en/service-areas.

      What visitors and search engines read
        Description for search results and text in the page, previews on social networks and the data for search engines · /en/about and /en/service-areas
          was: The [six] areas we serve: Montreal, Laval, Longueuil,…
          now: The [seven] areas we serve: Montreal, Laval, Longueuil,…
          The same words changed in 3 texts; this is one of them.
        Description for search results and text in the page, previews on social networks and the data for search engines · /fr/a-propos and /fr/zones-service
          was: Nos [six] secteurs : Montréal, Laval, Longueuil,…
          now: Nos [sept] secteurs : Montréal, Laval, Longueuil,…
          The same words changed in 3 texts; this is one of them.
        Text and link in the page and the footer · all 62 pages that existed before
          new: Lachine
        Text · /en/service-areas
          was: [Six] areas, and very different homes. Here’s what…
          now: [Seven] areas, and very different homes. Here’s what…
        Text · /en/service-areas
          new: Lachine ¶ Along the canal. ¶ Saint-Pierre
        Text · /fr/emplacements
          new: Lachine ¶ 514 555-0142
        Text · /fr/zones-service
          was: [Six] secteurs, et des habitations qui se…
          now: [Sept] secteurs, et des habitations qui se…
        Text · /fr/zones-service
          new: Lachine ¶ Au bord du canal. ¶ Saint-Pierre
        Text · /locations
          new: Lachine ¶ 514-555-0142
        Drawing next to “Open the map in Google Maps” · / and /en/service-areas
          A different drawing.
        Drawing next to “Ouvrir la carte dans Google Maps” · /fr and /fr/zones-service
          A different drawing.

      Redirects
        6 redirects changed with the pages above.
      exit 1"
    `)
  })

  test('reports a removed service', thorough, async () => {
    expect(await reportOf(await buildTo(folder, 'service', withoutService('chimney')))).toMatchInlineSnapshot(`
      "before → service
      62 pages became 48: 14 removed, 48 changed.

      Forms: where messages are sent, and their fields
        Form: option of “service” · 19 pages, such as /
          removed: Chimney cleaning (chimney)
        Form: option of “service” · 19 pages, such as /fr
          removed: Ramonage de cheminée (chimney)

      Removed: 14 pages
          /en/services/chimney-cleaning               Chimney cleaning in Greater Montreal | Clairconduit
          /en/services/chimney-cleaning/laval         Chimney cleaning in Laval | Clairconduit
          /en/services/chimney-cleaning/longueuil     Chimney cleaning in Longueuil | Clairconduit
          /en/services/chimney-cleaning/montreal      Chimney cleaning in Montreal | Clairconduit
          /en/services/chimney-cleaning/north-shore   Chimney cleaning on the North Shore | Clairconduit
          /en/services/chimney-cleaning/south-shore   Chimney cleaning on the South Shore | Clairconduit
          /en/services/chimney-cleaning/west-island   Chimney cleaning in the West Island | Clairconduit
          /fr/services/ramonage-cheminee              Ramonage de cheminée, Grand Montréal | Clairconduit
          /fr/services/ramonage-cheminee/laval        Ramonage de cheminée à Laval | Clairconduit
          /fr/services/ramonage-cheminee/longueuil    Ramonage de cheminée à Longueuil | Clairconduit
          /fr/services/ramonage-cheminee/montreal     Ramonage de cheminée à Montréal | Clairconduit
          /fr/services/ramonage-cheminee/north-shore  Ramonage de cheminée sur la Rive-Nord | Clairconduit
          /fr/services/ramonage-cheminee/south-shore  Ramonage de cheminée sur la Rive-Sud | Clairconduit
          /fr/services/ramonage-cheminee/west-island  Ramonage de cheminée dans l’Ouest-de-l’Île | Clairconduit
        ! These 14 URLs have no redirect, so existing links and search results lead to an error page. Add to “redirects” in the config:
          - { from: /en/services/chimney-cleaning, to: /services }
          - { from: /en/services/chimney-cleaning/laval, to: /services }
          - { from: /en/services/chimney-cleaning/longueuil, to: /services }
          - { from: /en/services/chimney-cleaning/montreal, to: /services }
          - { from: /en/services/chimney-cleaning/north-shore, to: /services }
          - { from: /en/services/chimney-cleaning/south-shore, to: /services }
          - { from: /en/services/chimney-cleaning/west-island, to: /services }
          - { from: /fr/services/ramonage-cheminee, to: /fr/services }
          - { from: /fr/services/ramonage-cheminee/laval, to: /fr/services }
          - { from: /fr/services/ramonage-cheminee/longueuil, to: /fr/services }
          - { from: /fr/services/ramonage-cheminee/montreal, to: /fr/services }
          - { from: /fr/services/ramonage-cheminee/north-shore, to: /fr/services }
          - { from: /fr/services/ramonage-cheminee/south-shore, to: /fr/services }
          - { from: /fr/services/ramonage-cheminee/west-island, to: /fr/services }
        Links to them were removed on all 48 pages.

      What visitors and search engines read
        Heading and text · 18 pages, such as /fr
          was: Vous hésitez entre les [trois]?
          now: Vous hésitez entre les [deux]?
          The same words changed in 3 texts; this is one of them.
        Heading · / and /services
          was: [Three] services, one careful crew
          now: [Two] services, one careful crew
          The same words changed in 2 texts; this is one of them.
        Heading · /fr and /fr/services
          was: [Trois] services, une même équipe
          now: [Deux] services, une même équipe
          The same words changed in 2 texts; this is one of them.
        Heading · /
          was: How long does it take? [Dryer vent] cleaning
          now: How long does it take? [Air duct] cleaning
        Heading · /fr
          was: Combien de temps faut-il prévoir? Nettoyage de [conduit de sécheuse]
          now: Combien de temps faut-il prévoir? Nettoyage de [conduits d’air]
        Text · 18 pages, such as /
          was: [All three] services
          now: [Both] services
        Text under “Two services, one careful crew” · /
          was: Book one, or have [all three] done on the same visit.
          now: Book one, or have [both] done on the same visit.
        Text · /
          removed: Chimney cleaning and repair ¶ We inspect the flue from hearth to cap, sweep out the soot and creosote, make small repairs and leave you a written report with photos. ¶ Key benefits ¶ Soot and creosote swept out ¶ Cap, crown and joints checked…
        Text after “How long does it take? Dryer vent cleaning” · /
          removed: One to two hours in most homes, with the inspection and the test run. A roof outlet or a new duct takes longer, and we tell you how much before you say yes. ¶ There’s a fire in my chimney. What do I do? Chimney cleaning ¶ Get everyone out,…
        Text after “How long does it take? Air duct cleaning” · /
          new: Count on about half an hour for the inspection. Cleaning a house takes us three to five hours; an air exchanger on its own, one to two. Repairs are added to that, and we tell you beforehand. ¶ How often should a dryer vent be cleaned? Dryer…
        Text · /fr
          removed: Ramonage et réparation de cheminées ¶ Nous inspectons le conduit de l’âtre au chapeau, enlevons la suie et la créosote, faisons les petites réparations et vous remettons un rapport écrit, avec photos. ¶ Principaux avantages ¶ Suie et créosote…
        Text after “Combien de temps faut-il prévoir? Nettoyage de conduit de sécheuse” · /fr
          removed: Une ou deux heures dans la plupart des logements, inspection et mise à l’essai comprises. Une sortie au toit ou un conduit à refaire demande plus de temps; nous vous disons combien avant que vous acceptiez. ¶ Il y a un feu dans ma cheminée.…
        Text after “Combien de temps faut-il prévoir? Nettoyage de conduits d’air” · /fr
          new: Comptez environ une demi-heure pour l’inspection. Le nettoyage d’une maison nous prend de trois à cinq heures; celui d’un échangeur d’air seul, une ou deux. Les réparations s’ajoutent, et nous vous le disons d’avance. ¶ À quelle fréquence…
        Text · /fr/services
          removed: Ramonage et réparation de cheminées ¶ Nous inspectons le conduit de l’âtre au chapeau, enlevons la suie et la créosote, faisons les petites réparations et vous remettons un rapport écrit, avec photos. ¶ Pour les foyers ouverts, les poêles à…
        Text · /services
          removed: Chimney cleaning and repair ¶ We inspect the flue from hearth to cap, sweep out the soot and creosote, make small repairs and leave you a written report with photos. ¶ For open fireplaces, wood stoves, inserts and gas appliances. Book it if…
        Image · /fr/services and /services
          removed: service-chimney

      Redirects
        15 redirects changed with the pages above.
      exit 1"
    `)
  })

  test('reports an image', thorough, async () => {
    const text = sampleWith(['      file: service-duct.jpg', '      file: hero.jpg'])
    expect(await reportOf(await buildTo(folder, 'picture', text))).toMatchInlineSnapshot(`
      "before → picture
      62 pages: 16 changed.

      What visitors and search engines read
        Image in the page and the data for search engines · 16 pages, such as /en/services/air-duct-cleaning
          service-duct → hero
      exit 1"
    `)
  })

  test('reports opening hours of visitors and of search engines', thorough, async () => {
    const text = sampleWith(['    sat: 08:00-18:00', '    sat: 08:00-16:00'])
    expect(await reportOf(await buildTo(folder, 'hours', text))).toMatchInlineSnapshot(`
      "before → hours
      62 pages: 56 changed.

      What visitors and search engines read
        Opening hours in the data for search engines · 56 pages, such as /
          was: Monday to Friday: 07:00–20:00; Saturday: 08:00–18:00; Sunday: 09:00–17:00
          now: Monday to Friday: 07:00–20:00; Saturday: 08:00–16:00; Sunday: 09:00–17:00
        Opening hours, Saturday · /contact
          8 a.m. to 6 p.m. → 8 a.m. to 4 p.m.
        Opening hours, Samedi · /fr/contact
          8 h à 18 h → 8 h à 16 h
      exit 1"
    `)
  })
})

describe('changes of a developer', () => {
  test('reports a template', thorough, async () => {
    const after = tweakPages(before, `${folder}/template`, html =>
      html.replace(/(<footer.*?<p[^>]*>)([^<]*)<\/p>/, '$1<strong>$2</strong></p>'),
    )
    expect(await reportOf(after)).toMatchInlineSnapshot(`
      "before → template
      62 pages: 62 changed.

      Markup
        Structure in the footer · all 62 pages
          new: <strong>
          The text is the same, in different tags.
      exit 1"
    `)
  })

  test('reports a style', async () => {
    const after = tweakPages(before, `${folder}/style`, html => html.replace(/(--\w+:).625rem/, '$12rem'))
    expect(await reportOf(after)).toMatchInlineSnapshot(`
      "before → style
      62 pages: 52 changed.

      Style
        1 style rule changed, on 52 pages, such as /.
        .deep .sheet,:root · 52 pages, such as /
          --radius-2: .625rem → --radius-2: 2rem
      exit 1"
    `)
  })
})
