/** Interface icons: each is one stroked path on a 24 × 24 grid. */
export const uiIcons = {
  phone: 'M5.5 3.5h3l2 5-2.3 1.7a13 13 0 0 0 5.6 5.6l1.7-2.3 5 2v3a2 2 0 0 1-2.2 2C10.4 19.8 4.2 13.6 3.5 5.7a2 2 0 0 1 2-2.2z',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M4.5 12.5l5 5 10-11',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5V12l3 2',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  pin: 'M12 21c-4-4.5-6.5-7.5-6.5-11a6.5 6.5 0 0 1 13 0c0 3.5-2.5 6.5-6.5 11zM12 7.7a2.3 2.3 0 1 0 .01 0z',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 6L12 17l-5.3 2.9 1.1-6L3.4 9.8l6-.8z',
  shield: 'M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  leaf: 'M5.5 18.5C3.5 9 10 4.5 20 4.5c.5 9-4.5 15-14.5 14M4 21c2-5 5.5-8.5 10-11',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  chevron: 'M6 9.5l6 6 6-6',
  globe: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  slide: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  link: 'M10 14a4 4 0 0 0 6 .3l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.3l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
} as const satisfies Record<string, string>

export type UiIconName = keyof typeof uiIcons

/** Icons that point in reading direction, and are mirrored in right-to-left text. */
export const mirroredIcons: ReadonlySet<UiIconName> = new Set(['arrow'])
