/** SPEC 4, 7 and 8: what a form sends, and the messages to the visitor. tests/browser/forms.test.ts tests all other cases. */
import type { Locator, Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { thoroughUnless } from '../../support/thorough.ts'
import { text } from './look.ts'
import { contact, home, languages, telephone } from './spec.ts'
import { setStage } from './stage.ts'
import { config, textIn } from './texts.ts'

const endpoint = 'https://formspree.io/**'

const answers = {
  taken: route =>
    route.fulfill({ status: 200, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' }, body: '{"ok":true}' }),
  refused: route => route.fulfill({ status: 500, contentType: 'text/plain', headers: { 'access-control-allow-origin': '*' }, body: 'no' }),
  cut: route => route.abort('connectionreset'),
} satisfies Record<string, (route: Route) => Promise<void>>

const forms = [
  {
    id: 'quick',
    path: home.path,
    words: config.forms.quick,
    filled: { name: 'Zoé Tremblay', phone: '514 555-0199', service: 'all' },
    blank: { name: '', phone: '', service: 'air-duct' },
  },
  {
    id: 'contact',
    path: contact.path,
    words: config.forms.contact,
    filled: {
      name: 'Zoé Tremblay',
      email: 'zoe@courriel.example',
      phone: '514 555-0199',
      service: 'inspection',
      message: 'Deux cheminées.\nMerci!',
    },
    blank: { name: '', email: '', phone: '', service: 'air-duct', message: '' },
  },
] as const

type FormCase = (typeof forms)[number]

const fill = async (form: Locator, { filled }: FormCase): Promise<void> => {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.locator(`[name="${name}"]`)
    if (name === 'service') await field.selectOption(value)
    else await field.fill(value)
  }
}

const read = async (form: Locator, { filled }: FormCase): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(await Promise.all(Object.keys(filled).map(async name => [name, await form.locator(`[name="${name}"]`).inputValue()])))

/** Responds to each submission as requested, and records what was sent. */
const receive = async (page: Page, answer: keyof typeof answers) => {
  const sent: { readonly method: string; readonly type: string | undefined; readonly body: unknown }[] = []
  await page.unroute(endpoint)
  await page.route(endpoint, async route => {
    const request = route.request()
    if (request.method() === 'POST')
      sent.push({ method: 'POST', type: request.headers()['content-type'], body: JSON.parse(request.postData() ?? 'null') as unknown })
    await answers[answer](route)
  })
  return sent
}

const stage = setStage('wide')

for (const language of languages)
  describe(`forms (${language})`, thoroughUnless(language === 'fr'), () => {
    test.each(forms)('$id', async example => {
      const { wide } = stage()
      const { page, log } = wide
      await wide.open(example.path[language])
      const form = page.getByRole('form', { name: textIn(example.words.heading, language), exact: true })
      const send = form.getByRole('button', { name: textIn(example.words.submit, language), exact: true })
      const { messages } = config.forms
      // Only robots send in the first two seconds; the wait for them is tested elsewhere.
      await form.evaluate((element: HTMLElement) => {
        element.dataset.shortest = '0'
      })

      // Cut off: an alert, and nothing is lost.
      await fill(form, example)
      await receive(page, 'cut')
      await send.click()
      await expect.poll(() => log.dialogs).toEqual([textIn(messages.failure, language)])
      expect(await read(form, example)).toEqual(example.filled)

      // Refused: no alert, nothing lost, and a quiet line with the number.
      const refused = await receive(page, 'refused')
      await send.click()
      await expect.poll(() => text(form.getByRole('status'))).toContain(telephone.display[language])
      expect(refused).toHaveLength(1)
      expect(log.dialogs).toHaveLength(1)
      expect(await read(form, example)).toEqual(example.filled)

      // Taken: another alert, and the form is as at the start. What was sent is the specification's, no more.
      const sent = await receive(page, 'taken')
      await send.click()
      await expect.poll(() => log.dialogs).toEqual([textIn(messages.failure, language), textIn(messages.success, language)])
      await expect.poll(() => read(form, example)).toEqual(example.blank)
      expect(sent).toEqual([{ method: 'POST', type: expect.stringMatching(/^application\/json\b/), body: example.filled }])
      await page.unroute(endpoint)
    })
  })

test('the two alerts have the texts of the specification', () => {
  expect([config.forms.messages.success.en, config.forms.messages.failure.en]).toEqual([
    "Thank you! We'll contact you soon.",
    'Something went wrong. Please call us directly.',
  ])
})
