/**
 * Forms with all kinds of input and network failures. tests/browser/site/forms.test.ts tests the forms of the sample.
 *
 * @module-tag thorough
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  contact,
  everyFieldArabic,
  everyFieldEnglish,
  everyFieldFrench,
  type FormExample,
  formExamples,
  quick,
} from '../../templates/components/form/form.examples.ts'
import { type BehaviourName, type FaultyService, startFaultyService } from '../client/faulty-service.ts'
import { type FormPageOptions, type FormSite, startFormSite } from '../client/form-site.tsx'
import { axeViolations } from '../support/axe.ts'
import { findBrowser, launchBrowser } from '../support/browser.ts'
import { thorough } from '../support/thorough.ts'

let service: FaultyService
let site: FormSite
let browser: Browser
let context: BrowserContext
/** The page that most tests share: each opens a different URL. */
let shared: Page
let dialogs: string[]

beforeAll(async () => {
  service = await startFaultyService()
  site = await startFormSite(service.origin)
  browser = await launchBrowser()
  context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  shared = await context.newPage()
  recordDialogs(shared)
})

afterAll(async () => {
  await browser.close()
  await site.close()
  await service.close()
})

beforeEach(() => {
  service.received.length = 0
  dialogs = []
})

/** Records and closes the dialogs of the browser. */
const recordDialogs = (page: Page): void => {
  page.on('dialog', async dialog => {
    dialogs.push(dialog.type() === 'alert' ? dialog.message() : dialog.type())
    await dialog.dismiss()
  })
}

const open = async (options: FormPageOptions): Promise<Page> => {
  await shared.goto(site.publish(options))
  return shared
}

/** A page in a separate context, for tests that leave state behind. */
const alone = async (options: Parameters<Browser['newContext']>[0], visit: (page: Page) => Promise<void>): Promise<void> => {
  const own = await browser.newContext(options)
  try {
    const page = await own.newPage()
    recordDialogs(page)
    await visit(page)
  } finally {
    await own.close()
  }
}

const fillQuick = async (page: Page): Promise<void> => {
  await page.fill('[name=name]', 'Zoé Tremblay')
  await page.fill('[name=phone]', '(514) 555-0123')
  await page.selectOption('[name=service]', 'chimney')
}

/** The values of the fields, in order. */
const answers = (page: Page): Promise<readonly string[]> =>
  page.locator('.form__control').evaluateAll((fields: HTMLInputElement[]) => fields.map(field => field.value))

const filled = ['Zoé Tremblay', '(514) 555-0123', 'chimney']
const blank = ['', '', 'air-duct']

const pressSend = (page: Page): Promise<void> => page.locator('button').click()

/** Waits until sending has ended one way or another. */
const settle = (page: Page): Promise<unknown> => page.waitForSelector('form[data-state]:not([data-state=sending])')

/** The texts of a region, one after another. Runs in the page. */
const lines = (region: Element): string =>
  [...region.querySelectorAll('p:not(.form__instead), .form__instead a')].map(line => line.textContent).join(' ')

const shownMessages = async (page: Page): Promise<{ status: string; alert: string; errors: readonly string[] }> => ({
  status: await page.locator('[role=status]').evaluate(lines),
  alert: await page.locator('[role=alert]').evaluate(lines),
  errors: (await page.locator('.form__error').allTextContents()).filter(text => text !== ''),
})

const { messages } = quick.props.form
const refusedLine = `${messages.refused} ${messages.mailInstead}`
const ways = `514-555-0123 ${messages.mailInstead}`

interface Case {
  readonly answer: BehaviourName
  readonly arrives: boolean
  readonly dialogs: readonly string[]
  readonly status?: string
  readonly alert?: string
  readonly errors?: readonly string[]
  readonly fields: readonly string[]
}

const sent = { dialogs: [messages.success], status: messages.success, fields: blank }
const failed = { dialogs: [messages.failure], alert: `${messages.failure} ${ways}`, fields: filled }
const refused = { dialogs: [], status: refusedLine, fields: filled }

const cases: readonly Case[] = [
  { answer: '200', arrives: true, ...sent },
  { answer: '200-empty', arrives: true, ...sent },
  { answer: '200-captcha', arrives: true, ...refused },
  { answer: '200-no', arrives: true, ...refused },
  { answer: '302', arrives: true, ...refused },
  { answer: '400', arrives: true, ...refused, errors: [messages.invalid] },
  { answer: '422', arrives: true, ...refused, errors: [messages.invalid] },
  { answer: '429', arrives: true, ...refused, status: `${messages.tooMany} ${messages.mailInstead}` },
  { answer: '500', arrives: true, ...refused },
  { answer: 'hang', arrives: true, ...failed, alert: `${messages.timedOut} ${messages.mailInstead}` },
  { answer: 'cut', arrives: true, ...failed },
  { answer: 'no-cors', arrives: false, ...failed },
]

describe('a service that answers', () => {
  /** Of all attempts below: a message is lost in silence when the service did not take it and the visitor reads a success, or nothing. */
  const tally = { sent: 0, arrived: 0, lostInSilence: 0 }

  test.each(cases)('$answer', async ({ answer, arrives, fields, ...expected }) => {
    const page = await open({ example: quick, answer, ...(answer === 'hang' && { limit: 400 }) })
    await fillQuick(page)
    await pressSend(page)
    await settle(page)
    const seen = await shownMessages(page)

    tally.sent += 1
    tally.arrived += service.received.length > 0 ? 1 : 0
    const taken = service.received.length > 0 && ['200', '200-empty'].includes(answer)
    const warned = dialogs.includes(messages.failure) || (seen.status !== '' && seen.status !== messages.success)
    tally.lostInSilence += taken || warned ? 0 : 1

    expect({ dialogs, ...seen, fields: await answers(page), arrives: service.received.length > 0 }).toEqual({
      status: '',
      alert: '',
      errors: [],
      ...expected,
      fields,
      arrives,
    })
  })

  test('never loses a message without an error for the visitor', () => {
    console.info(`forms: ${tally.sent} sent, ${tally.arrived} arrived, ${tally.lostInSilence} lost without the visitor knowing`)
    expect(tally).toEqual({ sent: cases.length, arrived: cases.filter(({ arrives }) => arrives).length, lostInSilence: 0 })
  })

  test('after 20 s: the visitor sees a message after 15 s, the limit of the script', async () => {
    await alone({}, async page => {
      await page.clock.install({ time: '2026-12-01T09:00' })
      await page.goto(site.publish({ example: quick, answer: 'after-20s' }))
      await page.clock.pauseAt('2026-12-01T10:00')
      await fillQuick(page)
      await pressSend(page)
      await page.clock.runFor(100)
      await expect.poll(() => service.received.length).toBe(1)
      await page.clock.runFor(14_899)
      expect([await page.locator('form').getAttribute('data-state'), dialogs]).toEqual(['sending', []])
      await page.clock.runFor(2)
      await settle(page)
      expect([dialogs, (await shownMessages(page)).alert, await answers(page)]).toEqual([
        [messages.failure],
        `${messages.timedOut} ${messages.mailInstead}`,
        filled,
      ])
    })
  })

  test('302 is a success for a service that answers so, when the page behind it can be read', async () => {
    const any: FormExample = { ...quick, props: { ...quick.props, form: { ...quick.props.form, answer: 'any' } } }
    const page = await open({ example: any, answer: '302' })
    await fillQuick(page)
    await pressSend(page)
    await settle(page)
    expect([dialogs, await answers(page), service.received.length]).toEqual([[messages.success], blank, 1])
  })

  test.each(['400', '500', '429'] as const)('a response of %s shows no alert if the config turns alerts off', async answer => {
    const page = await open({ example: quick, answer, silent: true })
    await fillQuick(page)
    await pressSend(page)
    await settle(page)
    expect([dialogs, await shownMessages(page), await answers(page)]).toEqual([[], { status: '', alert: '', errors: [] }, filled])
  })
})

describe('the payload', () => {
  test('of the short form has exactly the keys of its fields', async () => {
    const page = await open({ example: quick, answer: '200' })
    await fillQuick(page)
    await pressSend(page)
    await settle(page)
    expect(service.received).toEqual([
      { path: '/f/abcdefgh', type: 'application/json', body: '{"name":"Zoé Tremblay","phone":"(514) 555-0123","service":"chimney"}' },
    ])
  })

  test('of the contact form has all five, the optional one too when it is empty', async () => {
    const page = await open({ example: contact, answer: '200' })
    await page.fill('[name=name]', 'Zoé')
    await page.fill('[name=email]', 'zoe@example.com')
    await page.fill('[name=phone]', '514-555-0123')
    await pressSend(page)
    await settle(page)
    expect(service.received.map(({ body }) => body)).toEqual([
      '{"name":"Zoé","email":"zoe@example.com","phone":"514-555-0123","service":"air-duct","message":""}',
    ])
  })

  const fillEvery = async (page: Page, area: string, offers: boolean): Promise<void> => {
    await page.fill('[name=name]', 'Zoé')
    await page.fill('[name=phone]', '514-555-0123')
    await page.selectOption('[name=area]', area)
    await page.fill('[name=date]', '2026-12-01')
    if (offers) await page.check('[name=offers]')
  }

  test('in English, with every kind of field: a location with an inbox gets the message there', async () => {
    const page = await open({ example: everyFieldEnglish, answer: '200' })
    await fillEvery(page, 'laval', true)
    await pressSend(page)
    await settle(page)
    const offers = everyFieldEnglish.props.form.fields.find(({ name }) => name === 'offers')?.label
    expect(service.received.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ['/f/lavallaval', { name: 'Zoé', phone: '514-555-0123', email: '', area: 'laval', date: '2026-12-01', notes: '', offers }],
    ])
  })

  test('in French, as a form, with what the service wants in each message', async () => {
    const page = await open({ example: everyFieldFrench, answer: '200' })
    await fillEvery(page, 'montreal', false)
    await pressSend(page)
    await settle(page)
    expect(service.received).toEqual([
      {
        path: '/f/abcdefgh',
        type: 'application/x-www-form-urlencoded',
        body: 'name=Zo%C3%A9&phone=514-555-0123&email=&area=montreal&date=2026-12-01&notes=&form-name=visit',
      },
    ])
  })

  test('in Arabic: an unticked box is not sent', async () => {
    const page = await open({ example: everyFieldArabic, answer: '200' })
    await fillEvery(page, 'montreal', false)
    await pressSend(page)
    await settle(page)
    expect(service.received.map(({ body }) => JSON.parse(body))).toEqual([
      { name: 'Zoé', phone: '514-555-0123', email: '', area: 'montreal', date: '2026-12-01', notes: '' },
    ])
    expect(dialogs).toEqual([everyFieldArabic.props.form.messages.success])
  })
})

describe('the visitor', () => {
  test('empty fields get an error in the page’s language, the first gets the focus, and nothing is sent', async () => {
    const page = await open({ example: contact, answer: '200' })
    await page.fill('[name=email]', 'zoe')
    await pressSend(page)
    const french = contact.props.form.messages
    expect(await shownMessages(page)).toEqual({ status: '', alert: '', errors: [french.required, french.invalidEmail, french.required] })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.keyboard.type('Zoé')
    expect((await shownMessages(page)).errors).toEqual([french.invalidEmail, french.required])
    expect([service.received, dialogs]).toEqual([[], []])
  })

  test('clicks twice, and presses Enter: one message', thorough, async () => {
    const page = await open({ example: quick, answer: 'hang', limit: 4_000 })
    await fillQuick(page)
    await page.locator('button').dblclick()
    await page.locator('[name=name]').press('Enter')
    expect(await page.locator('button').getAttribute('aria-disabled')).toBe('true')
    expect((await shownMessages(page)).status).toBe(messages.sending)
    await settle(page)
    expect([service.received.length, dialogs.length, await page.locator('button').getAttribute('aria-disabled')]).toEqual([1, 1, 'false'])
  })

  test('tries again after a failure, with everything still there', async () => {
    const page = await open({ example: quick, answer: '500' })
    await fillQuick(page)
    await pressSend(page)
    await settle(page)
    await page.locator('form').evaluate((form, address) => form.setAttribute('action', address), `${service.origin}/200/again`)
    await pressSend(page)
    await page.waitForSelector('form[data-state=success]')
    expect([service.received.map(({ path }) => path), dialogs]).toEqual([['/f/abcdefgh', '/again'], [messages.success]])
  })

  test('is offline, keeps the text, and sends it when the connection is back', async () => {
    const page = await open({ example: quick, answer: '200' })
    await fillQuick(page)
    await context.setOffline(true)
    await pressSend(page)
    await settle(page)
    expect([dialogs, (await shownMessages(page)).alert, await answers(page)]).toEqual([
      [messages.failure],
      `${messages.offline} ${ways}`,
      filled,
    ])
    await context.setOffline(false)
    await expect.poll(async () => (await shownMessages(page)).alert).toBe('')
    await pressSend(page)
    await page.waitForSelector('form[data-state=success]')
    expect([service.received.length, dialogs, await answers(page)]).toEqual([1, [messages.failure, messages.success], blank])
  })

  test('the email link contains the whole text, including changes after the failure', async () => {
    const page = await open({ example: everyFieldEnglish, answer: 'cut' })
    await page.fill('[name=name]', 'Zoé')
    await page.fill('[name=phone]', '514-555-0123')
    await page.selectOption('[name=area]', 'laval')
    await pressSend(page)
    await settle(page)
    await page.fill('[name=notes]', 'Two dogs & a cat?')
    const letter = new URL((await page.locator('[role=alert] a[href^="mailto:"]').getAttribute('href')) ?? '')
    expect([letter.pathname, Object.fromEntries(letter.searchParams)]).toEqual([
      'info@example.com',
      {
        subject: 'Ask for a visit',
        body: [
          'Name: Zoé',
          'Phone: 514-555-0123',
          'E-mail: ',
          'Where do you live?: laval',
          'Best day: ',
          'Anything else that our technicians should know before they come: Two dogs & a cat?',
          '',
        ].join('\r\n'),
      },
    ])
  })

  test('uses the keyboard alone', async () => {
    const page = await open({ example: quick, answer: '500' })
    for (const keys of ['Zoé', '5145550123', 'ch']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(keys)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await settle(page)
    const stops: string[] = []
    for (let stop = 0; stop < 4; stop += 1) {
      stops.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.textContent ?? ''))
      await page.keyboard.press('Tab')
    }
    expect(service.received.map(({ body }) => body)).toEqual(['{"name":"Zoé","phone":"5145550123","service":"chimney"}'])
    expect(stops).toEqual([
      'Book Free Inspection',
      'tel:+15145550123',
      expect.stringMatching(/^mailto:info@example\.com\?subject=Free%20inspection&body=Name%3A%20Zo/),
      '/en/privacy',
    ])
  })

  test('submits at once with autofill: the message waits until the minimum time has passed, and arrives', thorough, async () => {
    const page = await open({ example: quick, answer: '200', shortest: 5_000 })
    await fillQuick(page)
    await pressSend(page)
    expect((await shownMessages(page)).status).toBe(messages.sending)
    await settle(page)
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(5_000)
    expect([service.received.length, dialogs]).toEqual([1, [messages.success]])
  })

  test('sends a message that is too long for a keepalive request', async () => {
    const page = await open({ example: contact, answer: '200' })
    await page.fill('[name=name]', 'Zoé')
    await page.fill('[name=email]', 'zoe@example.com')
    await page.fill('[name=phone]', '514-555-0123')
    await page.fill('[name=message]', 'é'.repeat(50_000))
    await pressSend(page)
    await settle(page)
    expect(service.received.map(({ body }) => JSON.parse(body).message.length)).toEqual([50_000])
  })

  test('the message has no honeypot: the script removes it, so that no browser extension fills it in', async () => {
    const page = await open({ example: quick, answer: '200' })
    expect(await page.locator('[name=_gotcha]').count()).toBe(0)
    await fillQuick(page)
    await pressSend(page)
    await settle(page)
    expect(service.received.map(({ body }) => Object.keys(JSON.parse(body)))).toEqual([['name', 'phone', 'service']])
  })
})

describe('leaving the page', () => {
  test('warns before leaving the page while the form sends, but not before a call', async () => {
    await alone({}, async page => {
      await page.goto(site.publish({ example: quick, answer: 'hang' }))
      await fillQuick(page)
      await pressSend(page)
      await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="tel:+15145550123">Call</a>'))
      // As a click does, which the browser would drop while it is still busy with the call.
      const follow = (text: string): Promise<void> =>
        page.getByText(text, { exact: true }).evaluate((link: HTMLAnchorElement) => {
          link.focus()
          setTimeout(() => link.click())
        })
      const asked = page.evaluate(() => new Promise(done => addEventListener('beforeunload', event => done(event.defaultPrevented))))
      await follow('Call')
      expect([await asked, dialogs]).toEqual([false, []])
      const dialog = page.waitForEvent('dialog')
      await follow('Other page')
      expect((await dialog).type()).toBe('beforeunload')
      expect(await answers(page)).toEqual(filled)
    })
  })

  test('right after a click on the button sends the message', async () => {
    await alone({}, async page => {
      // The browser still waits for leave to send when its page is gone.
      await page.goto(site.publish({ example: quick, answer: 'far-away' }))
      await fillQuick(page)
      await pressSend(page)
      await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)))
      await page.close()
      await expect.poll(() => service.received.length).toBe(1)
    })
  })

  test('Back restores the fields', async () => {
    const page = await open({ example: quick, answer: '200' })
    await fillQuick(page)
    await page.getByText('Other page').click()
    await page.waitForURL('**/other')
    await page.goBack()
    expect(await answers(page)).toEqual(filled)
  })

  test('after sending, and coming back, finds an empty form that sends again', async () => {
    const page = await open({ example: quick, answer: '200' })
    await fillQuick(page)
    await pressSend(page)
    await settle(page)
    await page.getByText('Other page').click()
    await page.waitForURL('**/other')
    await page.goBack()
    expect(await answers(page)).toEqual(blank)
    await fillQuick(page)
    await pressSend(page)
    await settle(page)
    expect(service.received.length).toBe(2)
  })

  test('while it sends, with the back/forward cache: the form shows the outcome and can be sent again', thorough, async () => {
    // Playwright switches this cache off, browsers have it.
    const keeping = await chromium.launch({
      executablePath: findBrowser()?.path ?? '',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      const page = await keeping.newPage()
      page.on('dialog', async dialog => {
        dialogs.push(dialog.type() === 'alert' ? dialog.message() : dialog.type())
        await dialog.accept()
      })
      await page.goto(site.publish({ example: quick, answer: 'after-2s' }))
      await fillQuick(page)
      await pressSend(page)
      await expect.poll(() => service.received.length).toBe(1)
      await page.getByText('Other page').click()
      await page.waitForURL('**/other')
      await page.evaluate(() => void setTimeout(() => history.back()))
      await settle(page)
      expect([dialogs, await answers(page), await page.locator('button').getAttribute('aria-disabled')]).toEqual([
        ['beforeunload', messages.success],
        blank,
        'false',
      ])
    } finally {
      await keeping.close()
    }
  })
})

describe('without JavaScript', () => {
  test('sends a plain POST that ends on the thank-you page; Back restores the fields', async () => {
    await alone({ javaScriptEnabled: false }, async page => {
      const address = site.publish({ example: quick, answer: '200' })
      await page.goto(address)
      await page.getByLabel('Name').fill('Zoé Tremblay')
      await page.getByLabel('Phone').fill('(514) 555-0123')
      await page.getByLabel('Service').selectOption('chimney')
      await page.getByRole('button').click()
      await page.waitForURL('**/thanks')
      expect(service.received.map(({ path, type, body }) => [path, type, Object.fromEntries(new URLSearchParams(body))])).toEqual([
        [
          '/f/abcdefgh',
          'application/x-www-form-urlencoded',
          { name: 'Zoé Tremblay', phone: '(514) 555-0123', service: 'chimney', _next: `${site.origin}/thanks`, _gotcha: '' },
        ],
      ])
      await page.goBack()
      expect([page.url(), await page.getByLabel('Name').inputValue(), await page.getByLabel('Service').inputValue()]).toEqual([
        address,
        'Zoé Tremblay',
        'chimney',
      ])
    })
  })

  test('the browser reports missing fields, and the honeypot is invisible', async () => {
    await alone({ javaScriptEnabled: false }, async page => {
      await page.goto(site.publish({ example: quick, answer: '200' }))
      await page.getByRole('button').click()
      expect([service.received, await page.locator('[name=_gotcha]').isVisible(), await page.getByLabel('Name').isVisible()]).toEqual([
        [],
        false,
        true,
      ])
    })
  })
})

describe('a screen reader', () => {
  test('reads the form, its regions and, after a failure, what happened', async () => {
    const page = await open({ example: quick, answer: '500' })
    await pressSend(page)
    const wrong = await page.getByRole('form').ariaSnapshot()
    await fillQuick(page)
    await pressSend(page)
    await settle(page)
    const after = await page.getByRole('form').ariaSnapshot()
    expect(`${wrong}\n\n${after}`).toMatchInlineSnapshot(`
      "- form "Free inspection":
        - heading "Free inspection" [level=2]
        - paragraph: Three answers, no obligation.
        - text: Name
        - textbox "Name" [invalid]
        - paragraph: Please fill in this field.
        - text: Phone
        - textbox "Phone" [invalid]:
          - /placeholder: (514) 555-0123
        - paragraph: Please fill in this field.
        - text: Service
        - combobox "Service":
          - option "Air duct cleaning" [selected]
          - option "Dryer vent cleaning"
          - option "Chimney cleaning"
          - option "All three services"
        - button "Book Free Inspection"
        - status
        - alert
        - paragraph:
          - text: By sending this form, you agree to receive text messages about your appointment.
          - link "Privacy":
            - /url: /en/privacy

      - form "Free inspection":
        - heading "Free inspection" [level=2]
        - paragraph: Three answers, no obligation.
        - text: Name
        - textbox "Name": Zoé Tremblay
        - text: Phone
        - textbox "Phone":
          - /placeholder: (514) 555-0123
          - text: (514) 555-0123
        - text: Service
        - combobox "Service":
          - option "Air duct cleaning"
          - option "Dryer vent cleaning"
          - option "Chimney cleaning" [selected]
          - option "All three services"
        - button "Book Free Inspection"
        - status:
          - paragraph:
            - text: Your request did not go through. What you wrote is still here; please try again, or call
            - link "Call 514-555-0123":
              - /url: tel:+15145550123
              - text: 514-555-0123
            - text: .
          - paragraph:
            - link "Send it by e-mail instead":
              - /url: mailto:info@example.com?subject=Free%20inspection&body=Name%3A%20Zo%C3%A9%20Tremblay%0D%0APhone%3A%20(514)%20555-0123%0D%0AService%3A%20chimney%0D%0A
        - alert
        - paragraph:
          - text: By sending this form, you agree to receive text messages about your appointment.
          - link "Privacy":
            - /url: /en/privacy"
    `)
  })

  test.each(formExamples)('meets no barrier: $name, $locale', async example => {
    const page = await open({ example, answer: '400' })
    // With its errors: all previous content, and more.
    await pressSend(page)
    const violations = await axeViolations(page)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    const heights = await page
      .locator('.form__control, button, .form__label:has(+ .form__tick)')
      .evaluateAll(controls =>
        controls.map(control => [
          control.getBoundingClientRect().height >= 44,
          Number.parseFloat(getComputedStyle(control).fontSize) >= 16,
        ]),
      )
    expect(heights.flat()).toEqual(heights.flat().map(() => true))
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
