/**
 * What commands print where the locale is French: a whole run of each.
 *
 * @module-tag thorough
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Person } from '../../generator/platform/terminal/person.ts'
import { type Ended, run } from '../support/cli.ts'
import { personSpeaking } from '../support/fake-person.ts'
import { leastText } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'

const folder = temporaryFolder()
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }

/** No-break spaces are printed as `_`, to be seen in this file. */
const shown = (text: string): string => text.replaceAll('\u00a0', '_')

const inFrench = async (args: readonly string[], cwd: string, person?: Person): Promise<Ended> => {
  const { code, out, err } = await run(args, { cwd, env: { LC_ALL: 'fr_CA.UTF-8' }, ...(person === undefined ? {} : { person }) })
  return { code, out: shown(out), err: shown(err) }
}

/** Runs a command in French in a site. */
const site = (name: string) => {
  const cwd = join(folder, name)
  mkdirSync(cwd)
  writeFileSync(join(cwd, 'package.json'), '{}')
  writeFileSync(join(cwd, 'site.config.yaml'), leastText)
  return {
    cwd,
    french: (...args: readonly string[]): Promise<Ended> => inFrench(args, cwd),
  }
}

test('plan, published', async () => {
  const { cwd, french } = site('plan')
  expect((await french('build')).code).toBe(0)
  expect(await french('published')).toEqual({
    code: 0,
    out: '.townsite/site.published_: 5 pages consignées. Quand une page changera, le plan du site en donnera la date. Versionnez ce fichier.\n',
    err: '',
  })
  expect((await french('build')).code).toBe(0)
  expect(await french('plan')).toEqual({
    code: 0,
    out: `site.config.yaml → dist_: aucun changement aux pages; aucun changement aux redirections; aucun changement aux fichiers; sans changement_: 34. Rien n’a été écrit.

Aucune page ne diffère de .townsite/site.published.
`,
    err: '',
  })
  writeFileSync(join(cwd, 'site.config.yaml'), leastText.replace('A warm bath', 'A hot bath'))
  expect(await french('published')).toEqual({
    code: 0,
    out: '.townsite/site.published_: pages modifiées depuis le 2031-07-01_: 2 sur 5.\n',
    err: '',
  })
  // An error in the base of two sites is printed for the first.
  writeFileSync(join(cwd, 'base.yaml'), leastText.replace('name: Curbside Paws', 'name: ""'))
  for (const city of ['a', 'b']) writeFileSync(join(cwd, `${city}.config.yaml`), 'extends: base.yaml\n')
  expect((await french('plan', '--config', 'a.config.yaml', 'b.config.yaml')).err).toMatch(
    /\nImpossible de générer b\.config\.yaml\. Une de ses erreurs est affichée plus haut\.\n$/,
  )
})

test('explain', async () => {
  const { french } = site('explain')
  expect(await french('explain', 'business.name')).toEqual({
    code: 0,
    out: `business.name: Curbside Paws
  écrit dans  site.config.yaml:3
  rôle        Nom de l’entreprise, tel que les clients le connaissent. Affiché en haut et en bas des pages, et dans les titres.
`,
    err: '',
  })
  expect((await french('explain', 'busines.nam')).out).toBe('La clé «_busines.nam_» n’existe pas.\nVouliez-vous dire\n  business.name\n')
  expect(await french('explain', '/robots.txt')).toEqual({
    code: 0,
    out: `/robots.txt_: les règles pour les robots des moteurs de recherche
  site.origin     site.config.yaml:1  https://www.curbsidepaws.example
  site.indexable  (par défaut)
`,
    err: '',
  })
  expect((await french('explain', '/sevices')).out).toContain('Il n’y a ni page, ni fichier, ni redirection à l’adresse /sevices.\n')
  expect(await french('explain', 'title')).toEqual({
    code: 0,
    out: `TITLE  erreur
Ce qui est vérifié_: Chaque page a un seul titre.

Exemple
  La page n’a pas de titre
  → Écrivez un seul «_title_» pour cette page dans la configuration.

Signalé par la vérification title_: pour changer sa gravité ou la désactiver, définissez cette clé sous site.checks dans la configuration.
`,
    err: '',
  })
  const [answer] = JSON.parse((await french('explain', 'business.name', '--json')).out) as readonly [{ readonly about: string }]
  expect(answer.about).toMatch(/^Name of the business/)
})

test('clone', async () => {
  const { cwd, french } = site('clone')
  writeFileSync(join(cwd, 'site.config.yaml'), leastText.replace('512-', '737-'))
  const { person, talk } = personSpeaking('fr', 'Dallas', '', '', '', '12', '214-555-0142', '', '', '32.78, -96.80', '')
  expect(await inFrench(['clone'], cwd, person)).toEqual({
    code: 0,
    out: `sites/dallas.config.yaml écrit_: Dallas, les différences avec site.config.yaml.

Repris de site.config.yaml. Vérifiez que c’est exact pour Dallas_:
  site.config.yaml:1  site.languages_: les langues parlées là-bas, et leurs pays

Le site ne mentionne nulle part l’ancienne ville.

Voir le site_:  npx townsite start --config sites/dallas.config.yaml
Le publier_:    npx townsite build --config sites/dallas.config.yaml --out dist
`,
    err: '',
  })
  expect(talk.map(shown)).toEqual([
    'Ville du nouveau site → Dallas',
    'Code de sa province ou de son État; dans un autre pays, avec le pays devant, comme US-VT [TX] → TX',
    'Nom de l’entreprise [Curbside Paws] → Curbside Paws',
    'Adresse du nouveau site [https://dallas.curbsidepaws.example] → https://dallas.curbsidepaws.example',
    'Numéro de téléphone principal. «_same_» pour garder celui de la base → 12 ✗ «_12_» n’est pas un numéro de téléphone de ce pays (US). Écrivez-le comme on le compose, ou avec + et l’indicatif du pays_: +1 613 555 0123',
    'Numéro de téléphone principal. «_same_» pour garder celui de la base → 214-555-0142',
    'Adresse courriel. Laissez vide s’il n’y en a pas → ',
    'Villes et secteurs desservis, séparés par des virgules. «_same_» pour garder ceux de la base [Dallas] → Dallas',
    'Où se trouve Dallas_: latitude, longitude en degrés (un clic droit sur une carte en ligne les affiche) → 32.78, -96.80',
    'Fichier à écrire [sites/dallas.config.yaml] → sites/dallas.config.yaml',
  ])
  expect(readFileSync(join(cwd, 'sites/dallas.config.yaml'), 'utf8')).toContain(
    '# Dallas. Les clés absentes viennent de ../site.config.yaml. Ajoutez une clé pour la changer dans cette ville seulement.\n',
  )
  expect(await french('clone')).toEqual({
    code: 2,
    out: '',
    err: 'Il manque_: --city (nom de la ville), --out (fichier à écrire, comme sites/ottawa.config.yaml)\n',
  })
})

test('new', async () => {
  const { french } = site('new')
  const place = ['--name', 'A', '--city', 'Quebec', '--country', 'CA', '--phone', '418-555-0123']
  expect(await french('new', '--trade', 'piano tuner', '--languages', 'fr', 'en', ...place)).toEqual({
    code: 2,
    out: '',
    err: '--service_: Il manque les services_: il n’y a pas de textes pour ce métier en français et anglais; écrivez donc chaque service avec une phrase_: «_Nom: Une phrase à son sujet._», dans chaque langue, séparées par |\n',
  })
  expect((await french('new', ...place)).err).toBe(
    '--trade_: Il manque le métier de l’entreprise. Exemple_: plumber. Pour lister tous les métiers, utilisez --list-trades\n',
  )
})

test('--help', async () => {
  const { french } = site('help')
  const { out } = await french('--help')
  expect(out.split('\n').slice(7, 10)).toEqual([
    'Commandes_:',
    '  npx townsite start         Générer le site et le servir sur cet ordinateur',
    '  npx townsite new           Créer le site d’une entreprise',
  ])
  expect((await french('plan', '--help')).out).toMatch(/^.*\n\n(?:.{1,80}\n){3,4}\nOptions_:/)
})

test('clean', async () => {
  const { french } = site('clean')
  expect(await french('clean')).toEqual({
    code: 0,
    out: 'Le cache occupe 0,0_Mo. Pour le vider, lancez_: npx townsite clean --cache\n',
    err: '',
  })
  const { out, err } = await french('clean', '--cache', '--verbose')
  expect(out).toBe('Cache vidé_: 0,0_Mo de libérés.\n')
  expect(err).toMatch(/^clean_: code de sortie 0 après \d+,\d\d_s; Node \S+, \d+_Mo\n$/)
})

test('eject, doctor', async () => {
  const { cwd, french } = site('eject')
  expect(await french('eject', 'header')).toEqual({
    code: 0,
    out: 'townsite/components/header/header.css\ntownsite/components/header/header.tsx\ntownsite/components/header/original.json\n',
    err: 'La copie remplace maintenant l’original. Modifiez-la, puis lancez «_npx townsite build_». Versionnez aussi original.json_: les mises à niveau en ont besoin.\n',
  })
  expect((await french('doctor', '--quiet')).out).toBe(
    `Townsite ${version}, Node ${process.versions.node}\ntownsite/components/header/header.tsx  compatible; copié de Townsite ${version}\n`,
  )
  expect((await french('doctor', 'header')).out).toBe(`Rien n’a changé depuis Townsite ${version}.\n`)
  const record = join(cwd, 'townsite/components/header/original.json')
  writeFileSync(record, readFileSync(record, 'utf8').replace(/"hash": "[^"]+"/, '"hash": "another"'))
  const changed = await french('doctor', '--quiet')
  expect({ ...changed, out: changed.out.split('\n')[1] }).toEqual({
    code: 1,
    out: `townsite/components/header/header.tsx  l’original a changé depuis Townsite ${version}. Pour voir les changements, lancez_: npx townsite doctor header`,
    err: '1 composant doit être mis à jour.\n',
  })
  expect((await french('eject', 'nope')).err).toMatch(/^erreur_: Le composant nope n’existe pas\. Composants_: air-lines, /)
  expect((await french('eject', 'header', '--keep')).out).toBe(`townsite/components/header est confirmé pour Townsite ${version}.\n`)
})

test('edit', async () => {
  expect(await site('edit').french('edit', '--config', 'missing.config.yaml')).toEqual({
    code: 1,
    out: '',
    err: `missing.config.yaml:1:1  erreur  Ce fichier n’existe pas  CONFIG_MISSING
  → Vérifiez le nom, ou lancez la commande dans le dossier qui contient site.config.yaml. Pour créer un site, lancez «_npx townsite new_».

1 erreur
`,
  })
})

test('merge', async () => {
  const { french } = site('merge')
  for (const part of [1, 2]) expect((await french('build', '--shard', `${part}/2`, '--out', `part-${part}`)).code).toBe(0)
  expect(await french('merge', 'part-1', 'part-2')).toEqual({ code: 0, out: 'dist_: 34 fichiers, de 2 parties\n', err: '' })
})

test('schema', async () => {
  expect(await site('schema').french('schema')).toEqual({ code: 0, out: 'site.config.schema.json écrit.\n', err: '' })
})

test('upgrade', async () => {
  const { french } = site('upgrade')
  expect(await french('upgrade')).toEqual({
    code: 1,
    out: `Changements des configurations_:
  site.config.yaml
    format 1_: La configuration commence par la version de son format_: townsite: 1

Changements du site_:
la configuration → la configuration migrée
Aucune différence_: 7 pages, et tous les fichiers sont identiques.
`,
    err: 'Rien n’a été écrit. Pour écrire les changements, relancez la commande avec --apply.\n',
  })
  expect(await french('upgrade', '--apply')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\nFichiers écrits_: site\.config\.yaml\n$/),
  })
  expect((await french('upgrade')).out).toBe(
    `Rien à faire_: le site utilise Townsite ${version}, et toutes les configurations sont à jour.\n`,
  )
  expect(await french('upgrade', '--from', 'missing')).toEqual({
    code: 2,
    out: '',
    err: 'erreur_: Le fichier ou le dossier missing n’existe pas.\n',
  })
})

test('errors of git', async () => {
  const { cwd, french } = site('git')
  const git = (...args: readonly string[]): void => {
    const { status } = spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd })
    expect(status).toBe(0)
  }
  git('init', '-q')
  git('add', 'site.config.yaml')
  git('commit', '-qm', 'site')
  writeFileSync(join(cwd, 'new.config.yaml'), leastText)
  const { code, err } = await french('diff', 'HEAD', '--config', 'new.config.yaml')
  expect([
    code,
    err
      .split('\n')
      .at(-2)
      ?.replace(/HEAD \(\w+\)/, 'HEAD'),
  ]).toEqual([2, 'erreur_: HEAD ne contient pas new.config.yaml. Choisissez avec --config une configuration qui y existe.'])
})

test('errors of the system', async () => {
  const { cwd, french } = site('system')
  expect(await french('build', '--out', 'package.json/dist')).toEqual({
    code: 1,
    out: '',
    err: `erreur_: ${join(cwd, 'package.json')}_: un fichier ou un dossier de ce nom existe déjà (EEXIST). Choisissez un autre dossier.\n`,
  })
})
