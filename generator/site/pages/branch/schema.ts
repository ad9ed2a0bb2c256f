/** `pages.branch`: the page of a branch. Needed when the business has one. */
import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'

const ofBranch = ['location', 'inLocation']

export const schema = (build: Builders) => {
  const { text, section, sectionWith } = build
  return z
    .strictObject({
      ...pageBase(build, ofBranch, ['location']),
      map: sectionWith('Map of the areas of a branch', { title: text('Name of the map, for screen readers.', ofBranch) }, ofBranch),
      directions: sectionWith(
        'How to get to a branch',
        { link: text('Link to the way there, at the map service of pages.serviceAreas.map.', ofBranch) },
        ofBranch,
      ),
      services: section('The services of a branch', ofBranch),
      people: section('The people of a branch', ofBranch),
    })
    .optional()
}
