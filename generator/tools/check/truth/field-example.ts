import type { Finding, PageCheck } from '../check.ts'

/** Digits that make a number, without the zeros that a country puts before it. */
const numberIn = (text: string): string | undefined => /\d{7,}/.exec(text.replace(/\D/g, '').replace(/^0+/, ''))?.[0]

export const fieldExample = {
  id: 'field-example',
  needs: 'page',
  run: ({ page, site: { phones } }) =>
    page.texts
      .filter(run => run.of === 'input placeholder')
      .flatMap(({ text, language }): readonly Finding[] => {
        const example = numberIn(text)
        return example === undefined || !phones.book.some(number => number.endsWith(example))
          ? []
          : [{ message: `the example in a field, ${text}, is a number of the business`, quote: { language, text } }]
      }),
} as const satisfies PageCheck
