/** From an empty folder to a new site: the config that is written, and the errors if it cannot be. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { run } from '../../support/cli.ts'
import { fakePerson, personSpeaking } from '../../support/fake-person.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thoroughUnless } from '../../support/thorough.ts'

const folder = temporaryFolder()
const place = (name: string): string => join(folder, name)
/** Without the line that names the schema, whose path differs on each computer. */
const written = (name: string): string => readFileSync(place(name), 'utf8').replace(/^# yaml-language-server: .*\n#\n/, '')

const groomer = ['--trade', 'pet-grooming', '--name', 'Curbside Paws', '--city', 'Austin', '--country', 'US', '--region', 'TX']
const reached = ['--phone', '512-555-0142', '--email', 'hello@paws.example', '--origin', 'https://www.paws.example']

test('the options alone make a small config, and the next steps are printed', async () => {
  const made = await run(['new', ...groomer, ...reached, '--service', 'full-groom', 'cat-grooming'], { cwd: folder })
  expect(made).toEqual({
    code: 0,
    err: '',
    out: `site.config.yaml contains the site of Curbside Paws.

Add photos and change texts in your browser:  npx townsite edit
See the site:                                 npx townsite start
See what is left to do:                       npx townsite check
`,
  })
  expect(written('site.config.yaml')).toMatchSnapshot()
})

test('prints errors as text on stderr with --json too, and nothing on stdout', async () => {
  const refused = await run(['new', '--json', ...groomer, '--phone', '512-555', '--out', 'refused.config.yaml'], { cwd: folder })
  expect([refused.code, refused.out]).toEqual([2, ''])
  expect(refused.err).toMatch(/^--phone: /)
})

test('creates a config with several languages, custom services and positions, and prints JSON', async () => {
  const made = await run(
    [
      'new',
      '--json',
      ...[
        '--trade',
        'Florist',
        '--name',
        'Fleurs & Co.',
        '--city',
        'Geneva | Genève',
        '--country',
        'Switzerland',
        '--languages',
        'en',
        'fr',
      ],
      ...[
        '--phone',
        '022 555 01 23',
        '--email',
        'hello@fleurs.example',
        '--service',
        'Bouquets: Flowers tied by hand. | Bouquets : Des fleurs liées à la main.',
      ],
      ...['--area', 'Geneva | Genève@46.20,6.14', 'Carouge', '--out', 'fleurs.config.yaml'],
    ],
    { cwd: folder },
  )
  expect([made.code, made.err, JSON.parse(made.out)]).toEqual([
    0,
    '',
    { config: 'fleurs.config.yaml', type: 'Florist', languages: ['en-CH', 'fr-CH'], services: 1, areas: 2 },
  ])
  expect(written('fleurs.config.yaml')).toMatchSnapshot()
})

test('leaves an existing file unchanged', async () => {
  writeFileSync(place('mine.config.yaml'), 'mine\n')
  expect(await run(['new', ...groomer, ...reached, '--out', 'mine.config.yaml'], { cwd: folder })).toEqual({
    code: 1,
    out: '',
    err: 'mine.config.yaml already exists, so nothing was written. Choose another file with --out, or remove it.\n',
  })
  expect(readFileSync(place('mine.config.yaml'), 'utf8')).toBe('mine\n')
})

test('accepts the same answers again, as after a killed run, if the file has the same text', async () => {
  const again = () => run(['new', ...groomer, ...reached, '--out', 'twice.config.yaml'], { cwd: folder })
  const first = await again()
  const text = readFileSync(place('twice.config.yaml'), 'utf8')
  expect([first.code, await again(), readFileSync(place('twice.config.yaml'), 'utf8')]).toEqual([0, first, text])
})

test('all missing and all invalid options are reported at once, and nothing is written', async () => {
  const errorsOf = async (...args: readonly string[]) => {
    const { code, out, err } = await run(['new', ...args, '--out', 'none.config.yaml'], { cwd: folder })
    return [code, out, ...err.trimEnd().split('\n')]
  }
  expect(await errorsOf()).toEqual([
    2,
    '',
    '--trade: The type of business is missing. Example: plumber. To list all trades, use --list-trades',
    '--name: The name of the business is missing',
    '--city: The city of the business is missing',
    '--country: The country of the business is missing. Example: US',
    '--phone: The phone number of the business is missing',
  ])
  expect(
    await errorsOf(
      ...[
        '--trade',
        'plumer',
        '--name',
        '{x}',
        '--city',
        'Austin',
        '--country',
        'Texas',
        '--region',
        '???',
        '--languages',
        'en',
        'en-GB',
        'xx',
      ],
      ...['--phone', '1', '--email', 'x', '--origin', 'paws'],
    ),
  ).toMatchSnapshot()
  expect(
    await errorsOf(...groomer, '--phone', '1', '--service', 'full-grom', 'Walks', 'Sun: ', '--area', 'Austin', 'Austin', 'A | B', 'C@1'),
  ).toMatchSnapshot()
  expect(existsSync(place('none.config.yaml'))).toBe(false)
})

test('trades and their services are listed', async () => {
  const { code, out } = await run(['new', '--list-trades'])
  expect(code).toBe(0)
  expect(out).toContain(`locksmith  (Locksmith, Serrurier, `)
  expect(out).toContain('\n  drain-cleaning  Drain cleaning\n')
  const listed: unknown = JSON.parse((await run(['new', '--list-trades', '--json'])).out)
  expect(listed).toContainEqual(expect.objectContaining({ trade: 'plumber', names: expect.objectContaining({ fr: 'Plombier' }) }))
})

test('asks in a terminal for answers that the options do not give', async () => {
  const answers = ['Hill & Sons', 'gardener', '', 'CA', 'Ontario', 'Ottawa', '', '613-555-0123', '', '', '', 'lawn-care', 'Fences']
  const { person, talk } = fakePerson(...answers, 'We build wooden fences.', 'Ottawa@45.42,-75.70, Kanata', '', '', '', '', '')
  const made = await run(['new'], { cwd: folder, person })
  expect(talk).toMatchSnapshot()
  expect([made.code, made.err, made.out.split('\n')[0]]).toEqual([0, '', 'sites/hill-sons.config.yaml contains the site of Hill & Sons.'])
  expect(written('sites/hill-sons.config.yaml')).toMatchSnapshot()
})

/** The folder of a site, to whose assets pictures are copied. */
const siteFolder = (): string => {
  const own = temporaryFolder()
  writeFileSync(join(own, 'package.json'), '{}')
  return own
}

test('accepts a logo and photos dropped into the terminal, and asks in its language', async () => {
  const own = siteFolder()
  const [logo, photo, other] = ['our logo.svg', 'Photo (1).jpg', 'l’atelier.jpg'].map(name => join(own, 'pictures', name))
  mkdirSync(join(own, 'pictures'))
  writeFileSync(logo ?? '', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 44"><path d="M0 0h9v9z"/></svg>')
  for (const path of [photo, other]) copyFileSync('assets/images/hero.jpg', path ?? '')
  const { person, talk } = personSpeaking(
    'fr',
    ...[
      'Les Rayons',
      'Fahrradwerkstatt',
      '',
      '',
      'Nantes',
      'fr, en',
      '02 40 55 01 23',
      '',
      '15',
      '2015',
      'Lun-ven 9h-5',
      'lun au ven 9 h à 18 h 30',
    ],
    ...['Révision', 'Nous réglons les freins.', 'Service', 'We tune the brakes.', '', join(own, 'nothing.svg'), `'${logo}'`],
    ...[`${photo?.replaceAll(/[ ()]/g, '\\$&')} `, 'Notre atelier', 'Our workshop'],
    ...[`file://${encodeURI(photo ?? '')} "${other}"`, ''],
  )
  const made = await run(['new'], { cwd: own, person, env: { LANG: 'fr_FR.UTF-8' } })
  expect([made.code, made.err]).toEqual([0, ''])
  expect(made.out).toBe(`site.config.yaml contient le site Web «\u00a0Les Rayons\u00a0».
4 images ont été copiées dans assets/images.

Ajouter des photos et changer les textes dans le navigateur\u00a0:  npx townsite edit
Voir le site\u00a0:                                                 npx townsite start
Voir ce qui reste à faire\u00a0:                                    npx townsite check
`)
  expect(talk.map(line => line.replaceAll(own, ''))).toMatchSnapshot()
  const config: unknown = parse(readFileSync(join(own, 'site.config.yaml'), 'utf8'))
  expect(config).toMatchObject({
    business: { type: 'BikeStore', address: { city: 'Nantes', country: 'FR' }, founded: 2015 },
    hours: { timeZone: 'Europe/Paris', weekly: { 'mon-fri': '09:00-18:30', sat: 'closed', sun: 'closed' } },
    locations: [{ name: { fr: 'Nantes', en: 'Nantes' } }],
    pages: { home: { image: { file: 'photo-1.jpg', alt: { fr: 'Notre atelier', en: 'Our workshop' } } } },
    theme: { logo: 'our-logo.svg' },
  })
  expect(readdirSync(join(own, 'assets', 'images'))).toEqual(['l-atelier.jpg', 'our-logo.svg', 'photo-1.jpg'])
})

test('the options for a logo and photos copy them too; a file that is no picture is reported and nothing is written', async () => {
  const own = siteFolder()
  writeFileSync(join(own, 'photo.heic'), 'ftypheic')
  copyFileSync('assets/images/hero.jpg', join(own, 'van.jpg'))
  const named = async (...args: readonly string[]) => {
    const { code, err } = await run(['new', ...groomer, ...reached, ...args], { cwd: own })
    return [code, err.replaceAll(own, ''), readdirSync(own)]
  }
  expect(await named('--photo', 'photo.heic', '--logo', 'none.png')).toEqual([
    2,
    '--logo: There is no file /none.png. Drag the file into this window, or enter its full path\n--photo: photo.heic isn’t a JPEG, PNG or WebP file. Export it as JPEG, and drag that file into this window\n',
    ['package.json', 'photo.heic', 'van.jpg'],
  ])
  expect(await named('--photo', 'van.jpg')).toEqual([
    2,
    '--photo-text: The description of the photo is missing, for people who cannot see it\n',
    ['package.json', 'photo.heic', 'van.jpg'],
  ])
  const texts = ['--photo-text', 'Our van', '--hours', 'Mon-Fri 8am-6pm', '--time-zone', 'America/Denver']
  expect(await named('--photo', 'van.jpg', ...texts)).toEqual([
    0,
    '',
    ['assets', 'package.json', 'photo.heic', 'site.config.yaml', 'van.jpg'],
  ])
  expect(parse(readFileSync(join(own, 'site.config.yaml'), 'utf8'))).toMatchObject({
    hours: { timeZone: 'America/Denver', weekly: { 'mon-fri': '08:00-18:00', sat: 'closed', sun: 'closed' } },
    pages: { home: { image: { file: 'van.jpg', alt: 'Our van' } } },
  })
})

test('explains how to begin in a folder without a config', async () => {
  const { code, err } = await run(['start'], { cwd: temporaryFolder() })
  expect(code).toBe(1)
  expect(err).toContain(
    '→ Check the name, or run the command in the folder that contains site.config.yaml. To create a site, run “npx townsite new”.',
  )
})

test('the written config builds, and check finds no error', thoroughUnless(false), async () => {
  const out = place('checked.config.yaml')
  expect((await run(['new', ...groomer, ...reached, '--out', out])).code).toBe(0)
  const built = await run(['build', '--config', out, '--out', place('dist')])
  expect([built.code, built.err]).toEqual([0, ''])
  const checked = await run(['check', '--config', out, '--format', 'json'])
  expect(checked.code).toBe(0)
  // The cast: findings as `--format json` prints them.
  const findings = JSON.parse(checked.out) as readonly { readonly code: string; readonly severity: string }[]
  expect(findings.filter(({ severity }) => severity !== 'notice')).toEqual([])
})

test('a name for each language is refused, because a business has one name', async () => {
  const args = [
    '--trade',
    'pet-grooming',
    '--name',
    'Patas | Paws',
    '--city',
    'Porto',
    '--country',
    'PT',
    '--languages',
    'pt,en',
    '--phone',
    '220 123 456',
  ]
  const { code, err } = await run(['new', ...args, '--out', place('two-names.config.yaml')], { cwd: folder })
  expect(code).toBe(2)
  expect(err).toContain('“Patas | Paws” contains “|”, but a business has the same name in every language. Write one name')
  expect(existsSync(place('two-names.config.yaml'))).toBe(false)
})
