/** The trades that a config can begin from: each is a file in `starters/`. */
export const trades = [
  'dental-clinic',
  'ducts-and-chimneys',
  'electrician',
  'heating-and-cooling',
  'house-cleaning',
  'landscaping',
  'locksmith',
  'pest-control',
  'pet-grooming',
  'plumber',
  'roofer',
  'window-and-gutter-cleaning',
] as const
