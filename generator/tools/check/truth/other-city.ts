import type { SiteCheck } from '../check.ts'

export const otherCity = {
  id: 'other-city',
  needs: 'site',
  run: ({ site }) =>
    site.otherCity.map(({ path, key, where, excerpt, marks, base, write }) => ({
      message: `still says ${marks.join(', ')}, as in ${base}: “${excerpt}”`,
      hint: `Write in ${site.file}: ${write}. If it is right there, npm run clone -- --check --config ${site.file} --accept ${key} marks it so.`,
      at: path,
      where,
    })),
} as const satisfies SiteCheck
