import type { PageCheck } from '../check.ts'

export const frameTitle = {
  id: 'frame-title',
  needs: 'page',
  run: ({ page }) =>
    page.frames.filter(frame => (frame.title ?? '').trim() === '').map(frame => ({ message: `the frame ${frame.src} has no title` })),
} as const satisfies PageCheck
