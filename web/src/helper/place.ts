/** The address may ask for the panel, for where there are no keys: `/dashboard?pomocnik`. */
export const parameter = 'pomocnik'

/** What the panel keeps in this tab; from its first opening on it comes back after a reload. */
export const place = 'plon-helper'
