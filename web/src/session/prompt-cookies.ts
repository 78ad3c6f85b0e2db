/** What a participant has put off deciding; it concerns nobody else at this browser. */
const cookies = [
  'orchard_leptosar_undecided',
  'refuel_dovvo_promotion_undecided',
  'stubble_agrosar_promotion_undecided',
  'declare_and_gain_promotion_undecided',
  'chwastox_presale_promotion_undecided',
  'may_holiday_with_agrosar_undecided',
  'oneplusone_promotion_undecided',
  'trip_hide_modal',
] as const

export function forgetPutOffPrompts() {
  for (const cookie of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain HTTP
    document.cookie = `${cookie}=; path=/; max-age=0`
  }
}
