/**
 * The shape of `site.config.yaml`: the one source of its TypeScript type, of its validation and of the JSON Schema that
 * editors use. The languages of a site are known before the rest is read, so a text asks for exactly these.
 * Descriptions are written for the operator, who meets them as hover help.
 */
import { z } from 'zod'
import { type CheckId, checkCatalogue, checkIds } from '../model/checks.ts'
import type { Severity } from '../model/diagnostic.ts'
import { hostNames } from '../model/host.ts'
import { wordKeys, wordTable } from '../model/words.ts'
import {
  colour,
  dayText,
  domainOrigin,
  emailAddress,
  hoursText,
  httpUrl,
  icuText,
  identifier,
  imageFile,
  languageTag,
  pathPattern,
  slugText,
} from './scalars.ts'

/** Placeholders that every text may use. */
export const commonPlaceholders = ['business', 'city', 'region', 'founded', 'years', 'year', 'phone', 'email'] as const

// Each schema parses once a run: compiling thousands of them first would cost more than it saves.
z.config({ jitless: true })

/**
 * The schema for a site in these languages. With no language (for the general JSON Schema) a text accepts any code.
 */
export const configSchema = (languages: readonly string[]) => {
  const perLanguage = <Item extends z.ZodType>(item: Item) =>
    (languages.length === 0
      ? z.record(languageTag, item)
      : z.strictObject(Object.fromEntries(languages.map(code => [code, item])))) as unknown as z.ZodType<
      Readonly<Record<string, z.infer<Item>>>
    >

  const partlyPerLanguage = <Item extends z.ZodType>(item: Item) =>
    (languages.length === 0
      ? z.record(languageTag, item)
      : z.strictObject(Object.fromEntries(languages.map(code => [code, item.optional()])))) as unknown as z.ZodType<
      Readonly<Partial<Record<string, z.infer<Item>>>>
    >

  /** A text that a visitor reads, in each language. */
  const text = (about: string, placeholders: readonly string[] = [], needs: readonly string[] = []) =>
    perLanguage(icuText([...commonPlaceholders, ...placeholders], needs)).meta({ description: about, townsite: 'text' })

  /** One string for all languages, or one a language. */
  const textOrString = (about: string) =>
    z.union([icuText(commonPlaceholders, []), text(about)]).meta({ description: `${about} One text for all languages, or one a language.` })

  const slug = (about: string) =>
    z
      .union([slugText, perLanguage(slugText)])
      .meta({ description: `${about} One for all languages, or one a language: small letters, digits and hyphens.` })

  const point = (about: string, placeholders: readonly string[] = []) =>
    z.strictObject({ title: text(`${about}: a few words.`, placeholders), text: text(`${about}: one or two sentences.`, placeholders) })

  const section = (about: string, placeholders: readonly string[] = []) =>
    z.strictObject({
      heading: text(`${about}: heading.`, placeholders),
      lead: text(`${about}: a sentence or two below the heading.`, placeholders).optional(),
    })

  const sectionWith = <Shape extends z.ZodRawShape>(about: string, shape: Shape, placeholders: readonly string[] = []) =>
    z.strictObject({ ...section(about, placeholders).shape, ...shape })

  const image = (about: string, placeholders: readonly string[] = []) =>
    z
      .strictObject({
        file: imageFile.meta({ description: 'Name of a JPEG, PNG or WebP file in assets/images/.' }),
        alt: text('What the picture shows, for people who do not see it.', placeholders),
      })
      .meta({ description: about })

  const coordinates = z
    .strictObject({
      lat: z.number().min(-90).max(90).meta({ description: 'Latitude in degrees: 45.51' }),
      lng: z.number().min(-180).max(180).meta({ description: 'Longitude in degrees, west is negative: -73.56' }),
    })
    .meta({ description: 'A point on the map (WGS 84).' })

  const address = z
    .strictObject({
      street: textOrString('Civic number and street, as written in each language.').optional(),
      city: textOrString('City.'),
      region: z.string().min(1).meta({ description: 'Code of the province or state: QC' }),
      regionName: text('Province or state as written on an envelope: Quebec, Québec.').optional(),
      postalCode: z.string().min(1).meta({ description: 'Postal code: H2X 1Y4' }).optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'a country is two capital letters: CA')
        .meta({ description: 'Country, two letters (ISO 3166): CA' }),
    })
    .meta({ description: 'Postal address. A business without premises gives city, region and country.' })

  const dayKey = z
    .string()
    .regex(
      /^(mon|tue|wed|thu|fri|sat|sun)(-(mon|tue|wed|thu|fri|sat|sun))?$/,
      'a day is mon, tue, wed, thu, fri, sat or sun, or a run of days such as mon-fri',
    )
  const week = z.record(dayKey, z.union([hoursText, z.array(hoursText).min(1)])).meta({
    description:
      'Opening hours by day or run of days: `mon-fri: 07:00-20:00`. Several spans a day: `[08:00-12:00, 13:00-17:00]`. Past midnight: `18:00-03:00`. Also `closed` and `24h`. Days left out are closed.',
    examples: [{ 'mon-fri': '08:00-18:00', sat: '09:00-17:00', sun: 'closed' }],
  })

  const phoneNumber = z
    .union([
      z.string().min(1),
      z.strictObject({
        number: z
          .string()
          .min(1)
          .meta({ description: 'The number, as people write it: 514-555-0123, or with its country: +1 514 555 0123.' }),
        display: z
          .string()
          .min(1)
          .meta({ description: 'Shown instead of the usual writing, for a number in letters: 1-800-555-DUCT.' })
          .optional(),
      }),
    ])
    .meta({ description: 'A phone number, as people write it: 514-555-0123.' })

  const rating = z
    .strictObject({
      value: z.number().min(0).meta({ description: 'Average rating: 4.8' }),
      best: z.number().positive().default(5).meta({ description: 'Best possible rating: 5' }),
      count: z.int().positive().meta({ description: 'Number of reviews.' }),
      source: textOrString('Name of the review platform, shown beside the stars.'),
      url: httpUrl.meta({ description: 'Where these reviews can be read.' }).optional(),
      asOf: z.iso.date().meta({ description: 'Day on which the figures were read: 2026-11-01' }),
    })
    .meta({ description: 'Rating from a review platform. Never invent one.' })

  const city = {
    phone: identifier.meta({ description: 'A number of the phone book used on this location’s pages.' }).optional(),
    hours: week.optional(),
    address: address.optional(),
  }

  const pageBase = (placeholders: readonly string[] = [], parts: readonly string[] = []) => ({
    path: perLanguage(pathPattern(parts)).meta({
      description: `Address of the page in each language: /en/about.${parts.length > 0 ? ` It holds ${parts.map(part => `{${part}}`).join(' and ')}, where the slug goes.` : ''}`,
    }),
    aliases: partlyPerLanguage(z.array(pathPattern(parts)))
      .optional()
      .meta({ description: 'Other addresses that lead to this page, by language: each becomes a permanent redirect.' }),
    title: text('Title for search results and browser tabs, about 50 to 60 characters.', placeholders),
    description: text('Description for search results, about 120 to 160 characters.', placeholders),
    keywords: text('A few search terms, with commas between them.', placeholders).optional(),
    heading: text('The page’s main heading.', placeholders),
    lead: text('Below the main heading.', placeholders).optional(),
  })

  const callToAction = (placeholders: readonly string[] = []) =>
    z.strictObject({
      heading: text('Closing call to action: heading.', placeholders),
      text: text('Closing call to action: a sentence or two.', placeholders),
    })

  const message = (about: string) =>
    z.strictObject({
      path: pathPattern([]),
      title: text('Title for the browser tab.'),
      heading: text(`${about}: heading.`),
      text: text(`${about}: what to do now.`),
      link: text('Link back to the home page.'),
    })

  const field = z
    .strictObject({
      name: z
        .string()
        .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, 'a field’s name has letters, digits, - and _ only')
        .meta({ description: 'Name under which the answer is sent: email' }),
      type: z.enum(['text', 'tel', 'email', 'select', 'textarea', 'date', 'checkbox']).meta({ description: 'Kind of field.' }),
      label: text('Label beside the field.'),
      placeholder: textOrString('Example inside the empty field.').optional(),
      hint: text('Help below the field.').optional(),
      required: z.boolean().default(false).meta({ description: 'Whether it must be filled in.' }),
      autocomplete: z
        .string()
        .min(1)
        .optional()
        .meta({ description: 'HTML autofill token, so that phones fill it in: name, tel, email, street-address.' }),
      services: z.boolean().optional().meta({ description: 'For a select: list all services first.' }),
      options: z
        .array(z.strictObject({ value: identifier.meta({ description: 'What is sent.' }), label: text('What the visitor reads.') }))
        .optional()
        .meta({ description: 'For a select: the choices (after the services).' }),
      locations: z.boolean().optional().meta({ description: 'For a select: list all areas first.' }),
      default: z.string().optional().meta({ description: 'The choice selected at the start.' }),
    })
    .meta({ description: 'One field of a form.' })

  const form = z.strictObject({
    id: z.string().min(1).optional().meta({ description: 'Id or key of this form at the service, when it differs from forms.id.' }),
    endpoint: httpUrl.optional().meta({ description: 'Address of the form service for this form, when it differs from forms.endpoint.' }),
    heading: text('Heading of the form.'),
    lead: text('A sentence below the heading.').optional(),
    fields: z.array(field).min(1),
    consent: text('What the visitor agrees to by sending.'),
    submit: text('Button.'),
  })

  const words = z.strictObject(
    Object.fromEntries(
      wordKeys.map(key => {
        const word: { about: string; needs?: readonly string[] } = wordTable[key]
        return [key, text(word.about, word.needs ?? [], word.needs ?? [])]
      }),
    ),
  ) as unknown as z.ZodType<Readonly<Record<keyof typeof wordTable, Readonly<Record<string, string>>>>>

  const checks = z
    .strictObject(
      Object.fromEntries(
        checkIds.map(id => [id, z.enum(['error', 'warning', 'notice', 'off']).optional().meta({ description: checkCatalogue[id].about })]),
      ),
    )
    .meta({
      description:
        'How grave the findings of single checks are: error, warning, notice or off. What is left out stays as docs/checks.md says.',
    }) as unknown as z.ZodType<Readonly<Partial<Record<CheckId, Severity | 'off'>>>>

  const inService = ['service'] as const
  const inLocation = ['service', 'location', 'inLocation'] as const

  return z.strictObject({
    extends: z
      .string()
      .min(1)
      .optional()
      .meta({
        description:
          'Another config that this one overlays, by its path from this file: ../site.config.yaml. This file then holds only what differs; docs/overlays.md tells the rules.',
        examples: ['../site.config.yaml'],
      }),

    site: z
      .strictObject({
        origin: domainOrigin.meta({ description: 'Address of the site, without a path: https://www.example.com' }),
        languages: z
          .array(
            z.strictObject({
              code: languageTag.meta({ description: 'Short code that names this language in every text: fr' }),
              locale: languageTag.meta({ description: 'Full code for browsers and search engines: fr-CA' }),
              name: z.string().min(1).meta({ description: 'The language’s name in itself: Français' }),
            }),
          )
          .min(1)
          .meta({ description: 'Languages of the site. The first is the default.' }),
        keywords: text('Search terms for pages that name none of their own.').optional(),
        image: image(
          'Picture of the business: for search engines, and for links shared on social networks where no share picture is made.',
        ).optional(),
        sharePictures: z.enum(['pages', 'services', 'none']).optional().meta({
          description:
            'Pictures with the page’s title for links shared on social networks: one for each page, one for each service in all its areas, or none. If left out: pages, and services from 500 pages on.',
        }),
        indexable: z.boolean().default(true).meta({ description: 'false for a preview that search engines shall not list.' }),
        checks: checks.optional(),
      })
      .meta({ description: 'The website itself.' }),

    business: z
      .strictObject({
        name: z.string().min(1).meta({ description: 'Trade name.' }),
        legalName: z.string().min(1).optional().meta({ description: 'Registered name, where it differs.' }),
        slogan: text('A few words that say what the business is for.').optional(),
        type: z
          .string()
          .regex(/^[A-Z][A-Za-z]+$/, 'a schema.org type begins with a capital: HVACBusiness')
          .meta({ description: 'The most fitting kind of LocalBusiness of schema.org: HVACBusiness, Plumber, Locksmith, Dentist.' }),
        founded: z.int().min(1600).max(2100).meta({ description: 'Year in which the business was founded.' }),
        email: emailAddress,
        address,
        geo: coordinates.optional(),
        priceRange: z.string().min(1).max(99).optional().meta({ description: 'Price range for search engines: $$' }),
        profiles: z
          .array(z.strictObject({ name: z.string().min(1), url: httpUrl }))
          .default([])
          .meta({ description: 'Social and review profiles.' }),
        licence: z
          .strictObject({
            number: z.string().min(1).meta({ description: 'Licence number as issued.' }),
            authority: textOrString('Who issued it.'),
          })
          .optional(),
        rating: rating.optional(),
        claims: z
          .array(
            z.strictObject({
              id: identifier,
              value: z.number().optional().meta({ description: 'The figure, written in the text as {value}.' }),
              figure: text('The figure as shown, large: {value}+', ['value']),
              label: text('What it counts.', ['value']),
              source: textOrString('Where it comes from.').optional(),
              asOf: z.iso.date().optional().meta({ description: 'Day on which it was true: 2026-11-01' }),
            }),
          )
          .default([])
          .meta({ description: 'Figures and promises shown on the site.' }),
        privacyOfficer: z
          .strictObject({
            title: text('Title of the person in charge of personal information.'),
            name: z.string().min(1).optional(),
            email: emailAddress,
          })
          .meta({ description: 'Who answers questions about personal information (Quebec: Law 25).' }),
      })
      .meta({ description: 'The business.' }),

    phones: z
      .strictObject({
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, 'a country is two capital letters: CA')
          .meta({ description: 'Country of numbers written without one: CA' }),
        book: z.record(identifier, phoneNumber).meta({ description: 'The phone book: a name for each number. `main` is needed.' }),
        use: z
          .strictObject({
            nav: identifier.default('main').meta({ description: 'Number in the navigation.' }),
            footer: identifier.default('main').meta({ description: 'Number in the footer.' }),
            hero: identifier.default('main').meta({ description: 'Number in the home page’s first view.' }),
            floating: identifier.default('main').meta({ description: 'Number of the floating button.' }),
            contact: identifier.default('main').meta({ description: 'Number on the contact page.' }),
            service: identifier.default('main').meta({ description: 'Number on service pages.' }),
            structuredData: identifier.default('main').meta({ description: 'Number for search engines.' }),
            emergency: identifier.default('main').meta({ description: 'Number for emergencies.' }),
          })
          .prefault({})
          .meta({ description: 'Which number of the book each place shows; `main` where nothing is said.' }),
      })
      .meta({ description: 'The phone book, and which number each place uses.' }),

    hours: z
      .strictObject({
        timeZone: z.string().min(1).meta({ description: 'Time zone of the business: America/Toronto' }),
        weekly: week,
        structuredData: week.optional(),
        exceptions: z
          .array(
            z.strictObject({
              name: text('What the days are called: Christmas Day, Summer hours.'),
              from: dayText.meta({ description: 'First day: 2026-12-25. Without the year it comes back every year: 12-25' }),
              to: dayText.optional().meta({ description: 'Last day, written as the first; one day only if left out.' }),
              hours: z.union([hoursText, z.array(hoursText).min(1), week]).meta({
                description: 'Hours of each of these days (`closed`, `09:00-15:00`, a list of spans), or a whole week for a season.',
              }),
            }),
          )
          .optional()
          .meta({
            description:
              'Days on which the weekly hours do not hold: holidays and seasons. Of two that hold on one day, the shorter counts.',
            examples: [[{ name: { en: 'Christmas Day' }, from: '12-25', hours: 'closed' }]],
          }),
        emergency: z.boolean().default(false).meta({ description: 'Whether emergencies are answered round the clock.' }),
      })
      .meta({ description: 'Opening hours.' }),

    services: z
      .array(
        z.strictObject({
          id: identifier.meta({ description: 'Short name for use in this file and in forms: air-duct' }),
          name: text('Name: Air duct cleaning and repair'),
          shortName: text('Shorter name for links and titles: Air duct cleaning').optional(),
          slug: slug('Last part of the page’s address.'),
          icon: identifier.meta({ description: 'Name of an icon in assets/icons/.' }),
          image: image('Picture of the service.').optional(),
          heading: text('Main heading of the service’s page; pages.service.heading if left out.').optional(),
          summary: text('One or two sentences for cards and the page’s first lines.'),
          description: text('What the service is and when it is worth having: paragraphs with an empty line between them.'),
          seo: z
            .strictObject({
              title: text('Title for search results.').optional(),
              description: text('Description for search results.').optional(),
              keywords: text('Search terms.').optional(),
            })
            .optional(),
          card: z
            .strictObject({
              benefits: z.array(text('A benefit in a few words.')).min(1),
              process: z.array(text('A step in a few words.')).min(1),
            })
            .meta({ description: 'Short lists for the home and services pages.' }),
          benefits: z.array(point('Benefit')).min(1),
          process: z.array(point('Step of the work')).min(1),
          alert: z
            .strictObject({
              title: text('Safety note: a few words.'),
              text: text('Safety note.'),
              source: z.strictObject({ label: textOrString('Who says so.'), url: httpUrl.optional() }).optional(),
            })
            .optional()
            .meta({ description: 'Safety note in the first view.' }),
          warningSigns: z.array(point('Warning sign')).min(1).optional(),
          faq: z
            .array(z.strictObject({ question: text('Question.'), answer: text('Answer.') }))
            .min(1)
            .optional(),
        }),
      )
      .min(1)
      .meta({ description: 'The services, in the order shown.' }),

    locations: z
      .array(
        z.strictObject({
          id: identifier,
          name: text('Name of the area: Montreal'),
          in: text('The area with “in” before it, as grammar wants: in Laval, sur la Rive-Sud.'),
          slug: slug('Last part of the address of this area’s pages.'),
          type: z
            .enum(['City', 'AdministrativeArea', 'Place'])
            .default('City')
            .meta({ description: 'City for a municipality, Place for an area without a border in law.' }),
          geo: coordinates,
          description: text('Two to four sentences for the page of all areas.'),
          neighbourhoods: z.array(textOrString('A neighbourhood or town.')).min(1),
          services: z
            .record(
              identifier,
              z.strictObject({
                intro: text('One or two sentences below the heading of this service in this area.'),
                heading: text('Heading of the local text.'),
                text: text('What only this page can say: paragraphs with an empty line between them.'),
                sources: z.array(textOrString('A source the text leans on.')).optional(),
              }),
            )
            .default({})
            .meta({ description: 'What is particular about each service here, by the service’s id.' }),
          ...city,
        }),
      )
      .min(1)
      .meta({ description: 'The areas served, in the order shown.' }),

    pages: z
      .strictObject({
        home: z.strictObject({
          ...pageBase(),
          image: image('Large picture of the first view.').optional(),
          services: section('Services'),
          gallery: sectionWith('Before and after', {
            pairs: z.array(
              z.strictObject({
                id: identifier,
                title: text('What is shown.'),
                illustration: z
                  .boolean()
                  .default(false)
                  .meta({ description: 'true for pictures that were rendered or drawn: they are marked as such.' }),
                caption: text('What changed.'),
                before: image('Before the work.'),
                after: image('After the work: the same view.'),
              }),
            ),
          }).optional(),
          why: sectionWith('Why choose us', {
            claims: z.array(identifier).meta({ description: 'Claims shown as large figures, by id.' }),
            points: z.array(text('A reason in a few words.')),
          }),
          towns: sectionWith('Towns served', {
            items: z.array(
              z.strictObject({
                name: textOrString('Town.'),
                location: identifier.meta({ description: 'The area that serves it, by id.' }),
              }),
            ),
          }).optional(),
          callToAction: callToAction(),
        }),
        services: z.strictObject({ ...pageBase(), callToAction: callToAction() }),
        service: z.strictObject({
          ...pageBase(inService, ['service']),
          heading: text('The page’s main heading.', inService),
          lead: text('Below the main heading; the service’s summary if left out.', inService).optional(),
          warningSigns: section('Warning signs', inService),
          benefits: section('Benefits', inService),
          process: section('The steps', inService),
          faq: section('Questions', inService),
          areas: section('Links to the areas', inService),
          callToAction: callToAction(inService),
        }),
        serviceLocation: z.strictObject({
          ...pageBase(inLocation, ['service', 'location']),
          reasons: sectionWith('Reasons to choose the business', { items: z.array(point('Reason', inLocation)).min(1) }, inLocation),
          area: section('The paragraph on the area', [...inLocation, 'neighbourhoods']),
          otherLocations: section('Links to the other areas', inLocation),
          callToAction: callToAction(inLocation),
        }),
        serviceAreas: z.strictObject({
          ...pageBase(),
          map: z
            .strictObject({
              ...section('Map of the areas').shape,
              provider: z.enum(['google', 'openstreetmap', 'none']).default('none').meta({ description: 'Whose map is embedded.' }),
              load: z
                .enum(['click', 'lazy'])
                .default('click')
                .meta({ description: '`click`: nothing is loaded before the visitor asks for it. `lazy`: it loads when scrolled near.' }),
              query: text('What the map is asked for: Greater Montreal, QC.').optional(),
              bounds: z
                .tuple([z.number(), z.number(), z.number(), z.number()])
                .optional()
                .meta({ description: 'West, south, east and north edge in degrees, for OpenStreetMap.' }),
              title: text('Name of the map, for screen readers.'),
            })
            .meta({ description: 'The map of the areas.' }),
          note: section('Areas that are not listed'),
          callToAction: callToAction(),
        }),
        locations: z.strictObject({ ...pageBase(), callToAction: callToAction() }),
        about: z.strictObject({
          ...pageBase(),
          image: image('Picture of the first view, shown round.').optional(),
          story: sectionWith('Story', {
            text: text('The story: paragraphs with an empty line between them.'),
            image: image('Picture beside the story.').optional(),
          }),
          claims: z.array(identifier).meta({ description: 'Claims shown as large figures, by id.' }),
          values: sectionWith('Values', { items: z.array(point('Value')).min(1) }),
          why: sectionWith('Why choose us', { points: z.array(text('A reason in a few words.')).min(1) }),
          areas: section('Link to the service areas'),
          callToAction: callToAction(),
        }),
        contact: z.strictObject({
          ...pageBase(),
          details: z.strictObject({
            heading: text('Heading over phone, e-mail and address.'),
            emailNote: text('How soon e-mail is answered.'),
            areas: text('The areas in one line.'),
          }),
          hours: z.strictObject({ heading: text('Heading over the opening hours.') }),
          why: sectionWith('Why choose us', { points: z.array(text('A reason in a few words.')).min(1) }),
        }),
        privacy: z.strictObject({
          ...pageBase(['officer', 'officerEmail', 'processor', 'processorCountry', 'retention']),
          sections: z
            .array(
              z.strictObject({
                heading: text('Heading.'),
                text: text('Paragraphs with an empty line between them.', [
                  'officer',
                  'officerEmail',
                  'processor',
                  'processorCountry',
                  'retention',
                ]),
              }),
            )
            .min(1),
        }),
        thanks: z.strictObject({ ...pageBase(), back: text('Link back to the home page.') }),
        notFound: message('Page not found'),
        error: message('Fault of the server'),
      })
      .meta({ description: 'Words and addresses of each page.' }),

    translations: words.meta({ description: 'Words of the interface.' }),

    forms: z
      .strictObject({
        provider: z
          .enum(['formspree', 'forminit', 'getform', 'basin', 'web3forms', 'formspark', 'formsubmit', 'netlify', 'custom'])
          .meta({ description: 'The form service. `custom`: any address, given as endpoint.' }),
        id: z.string().min(1).optional().meta({ description: 'Your form’s id or key at the service: abcdwxyz' }),
        endpoint: httpUrl.optional().meta({ description: 'For `custom`: the address that messages are sent to.' }),
        encoding: z.enum(['json', 'form']).optional().meta({ description: 'For `custom`: how the script sends. json if left out.' }),
        hidden: z
          .record(z.string(), z.string())
          .default({})
          .meta({ description: 'Fixed values that the service wants with each message.' }),
        honeypot: z
          .string()
          .min(1)
          .optional()
          .meta({ description: 'Name of the trap field for robots, when it is not the service’s usual one.' }),
        redirectField: z.string().min(1).optional().meta({
          description:
            'Name of the field that tells the service where to send the visitor afterwards, when it is not the service’s usual one.',
        }),
        inboxes: z.record(identifier, z.string().min(1)).default({}).meta({
          description:
            'Areas with an inbox of their own: the form’s id there (for `custom` its address), by the area’s id. A select with `locations: true` sends there.',
        }),
        extraOrigins: z
          .array(domainOrigin)
          .default([])
          .meta({ description: 'Further hosts that the service passes the visitor through, a captcha’s for instance.' }),
        onHttpError: z
          .enum(['notice', 'silent'])
          .default('notice')
          .meta({ description: 'What the visitor sees when the service refuses: a quiet line with the phone number, or nothing.' }),
        processor: z
          .strictObject({ name: z.string().min(1), country: text('Country in which it keeps the data.') })
          .meta({ description: 'The company behind the form service, for the privacy page.' }),
        retention: text('How long requests are kept.'),
        messages: z.strictObject({
          success: text('After a success.'),
          failure: text('After a network failure.'),
          sending: text('While sending.'),
          refused: text('When the service refuses.', [], ['phone']),
          offline: text('Without a connection.'),
          timedOut: text('When the service does not answer.', [], ['phone']),
          required: text('At an empty field that must be filled in.'),
          invalidEmail: text('At an e-mail address that cannot be.'),
          invalid: text('At a field whose answer cannot be accepted; `refused` if left out.').optional(),
          tooMany: text('When the service asks to wait; `refused` if left out.').optional(),
          mailInstead: text('Link that opens the visitor’s mail program with the message.'),
        }),
        quick: form.meta({ description: 'The short form of the home page.' }),
        contact: form.meta({ description: 'The form of the contact page.' }),
      })
      .meta({ description: 'The forms.' }),

    redirects: z
      .array(
        z.strictObject({
          from: pathPattern([]),
          to: z.union([pathPattern([]), httpUrl]),
          status: z.union([z.literal(301), z.literal(302)]).default(301),
        }),
      )
      .default([])
      .meta({ description: 'Further redirects, from old addresses.' }),

    theme: z
      .strictObject({
        colours: z.strictObject({
          paper: colour.meta({ description: 'Ground of the pages.' }),
          ink: colour.meta({ description: 'Text and dark surfaces.' }),
          accent: colour.meta({ description: 'Calling and booking alone.' }),
          sky: colour.meta({ description: 'Quiet surfaces.' }),
        }),
        font: z.enum(['humanist', 'grotesque', 'serif']).default('humanist').meta({ description: 'Pair of typefaces.' }),
        radius: z.enum(['none', 'small', 'large']).default('small').meta({ description: 'Roundness of corners.' }),
        logo: z.string().min(1).optional().meta({ description: 'Name of an SVG file in assets/images/; the name in type if left out.' }),
      })
      .meta({ description: 'The look.' }),

    hosting: z
      .array(z.enum(hostNames))
      .min(1)
      .default(['serve'])
      .meta({ description: 'Where the site is published: for each, its own redirect and header files are made.' }),
  })
}

export type ConfigSchema = ReturnType<typeof configSchema>
export type Config = z.infer<ConfigSchema>

const made = new Map<string, ConfigSchema>()

/** As `configSchema`; made once for the sites of a run that have the same languages. */
export const schemaFor = (languages: readonly string[]): ConfigSchema => {
  const id = JSON.stringify(languages)
  const schema = made.get(id) ?? configSchema(languages)
  made.set(id, schema)
  return schema
}
