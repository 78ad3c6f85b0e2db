const hundredths = /,\d\d(?=\szł$)/
const noHundredths = /,00(?=\szł$)/
const unit = /\s\D+$/

/** "0 z 20 000 zł": an amount of another, both with their unit; sums in whole złotys without their decimals. */
export function amountOf(amount: string, whole: string): string {
  const sums = [amount, whole]
  const isRound = sums.every((sum) => !hundredths.test(sum) || noHundredths.test(sum))
  const [part = '', all = ''] = isRound ? sums.map((sum) => sum.replace(noHundredths, '')) : sums
  return `${part.replace(unit, '')} z\u00a0${all}`
}
