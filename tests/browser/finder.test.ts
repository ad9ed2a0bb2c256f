/**
 * Who comes to me? Answered on the page: by keyboard, announced, and without a word to another origin.
 *
 * @module-tag thorough
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { thorough } from '../support/thorough.ts'
import { type ServedSite, startSite, type Visitor } from './site/served-site.ts'

let site: ServedSite
let visitor: Visitor

beforeAll(async () => {
  site = await startSite('tests/fixtures/branches.config.yaml')
  visitor = await site.visitor({ geolocation: { latitude: 45.4, longitude: -75.84 }, permissions: ['geolocation'] })
})
afterAll(() => site.stop())

/** What is announced, and where its links lead. */
const announced = async (): Promise<readonly (string | null)[]> => {
  const status = visitor.page.getByRole('status')
  const links = await status.locator('a').evaluateAll(all => all.map(one => one.getAttribute('href')))
  return [await status.locator('p').textContent(), ...links]
}

test('a postal code or a town finds its area by keyboard, without any request', thorough, async () => {
  const { page, log, open } = visitor
  await open('/locations')
  const requests: string[] = []
  // Browsers fetch the icon of a page when they have time.
  page.on('request', request => /\/icon\./.test(request.url()) || requests.push(request.url()))
  await page.getByLabel('Your postal code or town').focus()
  const ask = async (written: string) => {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(written)
    await page.keyboard.press('Enter')
    return announced()
  }
  expect(await ask('j8t 2b2')).toEqual([
    'We come to Gatineau. Call us, or write to us:',
    'tel:+18195550111',
    '/en/branches/gatineau?area=gatineau#request',
  ])
  expect(await ask('ORLEANS')).toEqual([
    'We come to Orléans. Call us, or write to us:',
    'tel:+16135550122',
    '/en/branches/ottawa?area=orleans#request',
  ])
  expect(await ask('H7A 1B1')).toEqual([expect.stringMatching(/^This is outside/), 'tel:+18195550100'])
  expect(await ask('<b>?')).toEqual([expect.stringMatching(/^This is no postal code/), 'tel:+18195550100'])
  await page.getByRole('button', { name: 'Nearest to me' }).click()
  await page.getByText('We come to Aylmer').waitFor()
  expect([requests, log.foreign, log.errors]).toEqual([[], [], []])
})

test('the field on the home page opens the finder with its answer, in both languages', thorough, async () => {
  const { page, open } = visitor
  for (const [path, label, target, answer] of [
    ['/', 'Your postal code or town', '/locations?place=Orleans#finder-heading', 'We come to Orléans'],
    ['/fr', 'Votre code postal ou votre ville', '/fr/emplacements?place=Orleans#finder-heading', 'Orléans'],
  ] as const) {
    await open(path)
    await page.getByLabel(label).fill('Orleans')
    await page.getByLabel(label).press('Enter')
    await page.waitForURL(`**${target}`)
    await page.getByRole('status').getByText(answer).waitFor()
  }
})

test('the position is requested only after a click, and a refusal is reported', thorough, async () => {
  const { page, open } = await site.visitor({ permissions: [] })
  await open('/fr/emplacements')
  expect(await page.getByRole('status').textContent()).toBe('')
  await page.getByRole('button', { name: 'Le plus près de moi' }).click()
  await page.getByText('Votre navigateur ne dit pas où vous êtes').waitFor()
})

test('the form sends the area that was found, to its inbox', thorough, async () => {
  const { page, open } = visitor
  const sent: unknown[] = []
  await page.route('https://formspree.io/**', route => {
    const { area } = route.request().postDataJSON() as { readonly area?: string }
    sent.push([route.request().url(), area])
    return route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  for (const path of ['/contact?area=wakefield#request', '/en/branches/gatineau?area=hull#request', '/en/branches/gatineau']) {
    await open(path)
    await page.getByLabel('name').first().fill('Ann')
    for (const [type, value] of [
      ['email', 'ann@example.com'],
      ['tel', '819-555-0177'],
    ] as const)
      await page.locator(`form input[type=${type}]`).fill(value)
    const alert = page.waitForEvent('dialog')
    await page.locator('form button[type=submit]').click()
    await alert
  }
  expect(sent).toEqual([
    ['https://formspree.io/f/wakxwxyz', 'wakefield'],
    ['https://formspree.io/f/gatxwxyz', 'hull'],
    ['https://formspree.io/f/gatxwxyz', 'gatineau'],
  ])
})

test('without JavaScript the list shows the postal codes and there is no search field', thorough, async () => {
  const { page, open } = await site.visitor({ javaScriptEnabled: false })
  await open('/locations')
  expect(await page.getByLabel('Your postal code or town').isVisible()).toBe(false)
  expect(await page.locator('#hull').innerText()).toContain('Postal codes: J8X, J8Y, J8Z')
})
