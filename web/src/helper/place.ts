/** The address may ask for the panel, for where there are no keys: `/dashboard?pomocnik`. */
export const parameter = 'pomocnik'

/** Key in sessionStorage of the panel's state, from which a reload restores it. */
export const place = 'plon-helper'
