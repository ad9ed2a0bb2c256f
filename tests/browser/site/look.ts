/** Ways to read a page as its visitors do: by headings, names and links, never by classes. */
import type { Locator, Page } from 'playwright'
import { plain } from './texts.ts'

/** The innermost section under a heading. */
export const section = (page: Page, heading: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()

/** The nearest part of the page around a heading that holds a link. */
export const around = (heading: Locator): Locator => heading.locator('xpath=ancestor::*[.//a[@href]][1]')

/** The texts, folded ones as well. */
export const texts = async (list: Locator): Promise<readonly string[]> => (await list.allTextContents()).map(plain)

export const text = async (place: Locator): Promise<string> => plain(await place.textContent())

/** The addresses of links, as written. */
export const hrefs = (links: Locator): Promise<readonly string[]> =>
  links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))

/** Titles and descriptions of a description list. */
export const pairs = (list: Locator): Promise<readonly (readonly [string, string])[]> =>
  list.evaluateAll(lists =>
    lists.flatMap(dl =>
      [...dl.querySelectorAll('dt')].map(
        dt => [dt.textContent.replace(/\s+/g, ' ').trim(), (dt.nextElementSibling?.textContent ?? '').replace(/\s+/g, ' ').trim()] as const,
      ),
    ),
  )
