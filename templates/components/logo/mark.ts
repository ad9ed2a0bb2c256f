import type { IconShape } from '../../../generator/site/model/page.ts'

/** The mark: the round opening of a duct, and two lines of air that flow into it. Strokes are 2.5 wide. */
export const mark: IconShape = {
  viewBox: '0 0 32 32',
  markup:
    '<circle cx="13" cy="13" r="7" fill="currentColor" stroke="none"/><path d="M3 23.5h10A10.5 10.5 0 0 0 23.5 13V3M3 28h10a15 15 0 0 0 15-15V3"/>',
}
