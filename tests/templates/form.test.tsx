import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field } from '../../templates/components/form/field.tsx'
import { everyFieldEnglish, formExamples, quick } from '../../templates/components/form/form.examples.ts'
import { Form } from '../../templates/components/form/form.tsx'

/** One element per line. */
const lines = (html: string): readonly string[] => html.replace(/></g, '>\n<').split('\n')

const markupOf = (html: string, from: string, to: string): readonly string[] => {
  const all = lines(html)
  const first = all.findIndex(line => line.includes(from))
  return all.slice(first, all.findIndex((line, index) => index >= first && line.includes(to)) + 1)
}

describe('Form', () => {
  test('is a complete form without JavaScript', () => {
    const html = renderToStaticMarkup(<Form {...quick.props} idPrefix="hero" />)
    expect(markupOf(html, '<form', '</button>')).toMatchInlineSnapshot(`
      [
        "<form class="form" aria-labelledby="hero-heading" data-success="Thank you! We&#x27;ll contact you soon." data-failure="Something went wrong. Please call us directly." data-required="Please fill in this field." data-invalid="Please check this answer." action="https://forms.example/f/abcdefgh" method="post">",
        "<h2 class="form__heading" id="hero-heading">Free inspection</h2>",
        "<p class="form__lead">Three answers, no obligation.</p>",
        "<div class="form__field">",
        "<label class="form__label" for="hero-name">",
        "<span>Name</span>",
        "</label>",
        "<input id="hero-name" required="" autoComplete="name" aria-describedby="hero-name-error" class="form__control" type="text" name="name"/>",
        "<p class="form__error" id="hero-name-error">",
        "</p>",
        "</div>",
        "<div class="form__field">",
        "<label class="form__label" for="hero-phone">",
        "<span>Phone</span>",
        "</label>",
        "<input id="hero-phone" required="" autoComplete="tel" aria-describedby="hero-phone-error" class="form__control" type="tel" placeholder="(514) 555-0123" name="phone"/>",
        "<p class="form__error" id="hero-phone-error">",
        "</p>",
        "</div>",
        "<div class="form__field">",
        "<label class="form__label" for="hero-service">",
        "<span>Service</span>",
        "</label>",
        "<select id="hero-service" name="service" aria-describedby="hero-service-error" class="form__control">",
        "<option value="air-duct" selected="">Air duct cleaning</option>",
        "<option value="dryer-vent">Dryer vent cleaning</option>",
        "<option value="chimney">Chimney cleaning</option>",
        "<option value="all">All three services</option>",
        "</select>",
        "<p class="form__error" id="hero-service-error">",
        "</p>",
        "</div>",
        "<div hidden="" data-plain="">",
        "<input type="hidden" name="_next" value="https://www.example.com/thanks"/>",
        "<input type="text" tabindex="-1" autoComplete="off" name="_gotcha"/>",
        "</div>",
        "<button class="button form__submit" type="submit" aria-describedby="hero-consent">Book Free Inspection</button>",
      ]
    `)
  })

  test('contains its messages, with contact options in error messages', () => {
    const html = renderToStaticMarkup(<Form {...quick.props} />)
    expect(markupOf(html, 'form__messages', '</form>')).toMatchInlineSnapshot(`
      [
        "<div class="form__messages">",
        "<div>",
        "<div class="form__status" role="status">",
        "</div>",
        "<template data-say="sending">",
        "<p>Sending…</p>",
        "</template>",
        "<template data-say="success">",
        "<p>Thank you! We&#x27;ll contact you soon.</p>",
        "</template>",
        "<template data-say="refused">",
        "<p>Your request did not go through. What you wrote is still here; please try again, or call <a class="unbroken" href="tel:+15145550123" aria-label="Call 514-555-0123">",
        "<bdi>514-555-0123</bdi>",
        "</a>.</p>",
        "<p class="form__instead">",
        "<a href="mailto:info@example.com?subject=Free%20inspection&amp;body=">Send it by e-mail instead</a>",
        "</p>",
        "</template>",
        "<template data-say="tooMany">",
        "<p>Too many requests at once. Please wait a minute, or call <a class="unbroken" href="tel:+15145550123" aria-label="Call 514-555-0123">",
        "<bdi>514-555-0123</bdi>",
        "</a>.</p>",
        "<p class="form__instead">",
        "<a href="mailto:info@example.com?subject=Free%20inspection&amp;body=">Send it by e-mail instead</a>",
        "</p>",
        "</template>",
        "</div>",
        "<div>",
        "<div class="form__status form__status--alert" role="alert">",
        "</div>",
        "<template data-say="failure">",
        "<p>Something went wrong. Please call us directly.</p>",
        "<p class="form__instead">",
        "<a class="unbroken" href="tel:+15145550123" aria-label="Call 514-555-0123">",
        "<bdi>514-555-0123</bdi>",
        "</a>",
        "<a href="mailto:info@example.com?subject=Free%20inspection&amp;body=">Send it by e-mail instead</a>",
        "</p>",
        "</template>",
        "<template data-say="timedOut">",
        "<p>No answer so far. Your request may have reached us all the same; call <a class="unbroken" href="tel:+15145550123" aria-label="Call 514-555-0123">",
        "<bdi>514-555-0123</bdi>",
        "</a> to be sure.</p>",
        "<p class="form__instead">",
        "<a href="mailto:info@example.com?subject=Free%20inspection&amp;body=">Send it by e-mail instead</a>",
        "</p>",
        "</template>",
        "<template data-say="offline">",
        "<p>You are offline. What you wrote is still here; send it when the connection is back.</p>",
        "<p class="form__instead">",
        "<a class="unbroken" href="tel:+15145550123" aria-label="Call 514-555-0123">",
        "<bdi>514-555-0123</bdi>",
        "</a>",
        "<a href="mailto:info@example.com?subject=Free%20inspection&amp;body=">Send it by e-mail instead</a>",
        "</p>",
        "</template>",
        "</div>",
        "</div>",
        "<p class="form__consent" id="quick-consent">By sending this form, you agree to receive text messages about your appointment. <a href="/en/privacy">Privacy</a>",
        "</p>",
        "</form>",
      ]
    `)
  })

  test('has no message for rejections if configured', () => {
    const html = renderToStaticMarkup(<Form {...quick.props} form={{ ...quick.props.form, onHttpError: 'silent' }} />)
    expect([...html.matchAll(/<template data-say="(\w+)"/g)].map(match => match[1])).toEqual([
      'sending',
      'success',
      'failure',
      'timedOut',
      'offline',
    ])
  })

  test('renders each type of field', () => {
    const html = renderToStaticMarkup(<Form {...everyFieldEnglish.props} />)
    expect(markupOf(html, 'for="visit-area"', 'data-plain')).toMatchInlineSnapshot(`
      [
        "<label class="form__label" for="visit-area">",
        "<span>Where do you live?</span>",
        "</label>",
        "<select id="visit-area" name="area" required="" aria-describedby="visit-area-error" class="form__control">",
        "<option value="" selected="">Please choose</option>",
        "<option value="montreal">Montréal</option>",
        "<option value="laval" data-action="https://forms.example/f/lavallaval">Laval</option>",
        "</select>",
        "<p class="form__error" id="visit-area-error">",
        "</p>",
        "</div>",
        "<div class="form__field">",
        "<label class="form__label" for="visit-date">",
        "<span>Best day</span>",
        "<span class="form__optional"> (optional)</span>",
        "</label>",
        "<input id="visit-date" aria-describedby="visit-date-hint visit-date-error" class="form__control" type="date" name="date"/>",
        "<p class="form__hint" id="visit-date-hint">We confirm the hour by phone.</p>",
        "<p class="form__error" id="visit-date-error">",
        "</p>",
        "</div>",
        "<div class="form__field">",
        "<label class="form__label" for="visit-notes">",
        "<span>Anything else that our technicians should know before they come</span>",
        "<span class="form__optional"> (optional)</span>",
        "</label>",
        "<textarea id="visit-notes" name="notes" aria-describedby="visit-notes-error" class="form__control" rows="4">",
        "</textarea>",
        "<p class="form__error" id="visit-notes-error">",
        "</p>",
        "</div>",
        "<div class="form__field form__field--tick">",
        "<label class="form__label" for="visit-offers">",
        "<span>Yes, send me offers and maintenance reminders by e-mail or text. Clear Air, 1 Example Street, Montreal, 514-555-0123. You can withdraw your consent at any time.</span>",
        "</label>",
        "<input id="visit-offers" aria-describedby="visit-offers-error" class="form__tick" type="checkbox" name="offers" value="Yes, send me offers and maintenance reminders by e-mail or text. Clear Air, 1 Example Street, Montreal, 514-555-0123. You can withdraw your consent at any time."/>",
        "<p class="form__error" id="visit-offers-error">",
        "</p>",
        "</div>",
        "<div hidden="" data-plain="">",
      ]
    `)
  })

  test('renders the attributes that the service requires', () => {
    const attributes = [
      { name: 'name', value: 'quick' },
      { name: 'data-netlify', value: 'true' },
      { name: 'netlify-honeypot', value: 'bot-field' },
    ]
    const html = renderToStaticMarkup(<Form {...quick.props} form={{ ...quick.props.form, attributes }} />)
    expect(lines(html)[0]).toContain(' name="quick" data-netlify="true" netlify-honeypot="bot-field" ')
  })

  test.each(formExamples)('is valid HTML: $name, $locale', async ({ props }) => {
    const validator = new HtmlValidate(new FileSystemConfigLoader({ extends: ['html-validate:standard'], root: true }))
    const report = await validator.validateString(renderToStaticMarkup(<Form {...props} />), 'form.html')
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  })
})

test('fields have input modes and autofill tokens', () => {
  const controls = everyFieldEnglish.props.form.fields.map(field => {
    const markup = renderToStaticMarkup(<Field field={field} labels={everyFieldEnglish.props.labels} id={field.name} />)
    const [control = ''] = /<(?:input|select|textarea)[^>]*>/.exec(markup) ?? []
    const hints = ['type', 'inputMode', 'autoComplete'].flatMap(name => {
      const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(control)?.[1]
      return value === undefined ? [] : [`${name}=${value}`]
    })
    return [field.name, ...hints].join(' ')
  })
  expect(controls).toMatchInlineSnapshot(`
    [
      "name type=text autoComplete=name",
      "phone type=tel autoComplete=tel",
      "email type=email autoComplete=email",
      "area",
      "date type=date",
      "notes",
      "offers type=checkbox",
    ]
  `)
})
