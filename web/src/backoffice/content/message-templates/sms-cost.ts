import { formatThousandths } from '../../../format/numbers'
import { counted, type Forms } from '../../../format/plural'
import { smsSize } from '../../../rules/sms-size'

const partForms: Forms = ['część', 'części', 'części']
const placeForms: Forms = ['znak', 'znaki', 'znaków']

/** Size of an SMS in words, with its price where the price of a part (in thousandths of a złoty) is set. */
export function smsCost(text: string, partPrice: number | null | undefined): string {
  const { encoding, length, parts } = smsSize(text)
  const phrases = [
    counted(parts, partForms),
    counted(length, placeForms),
    encoding === 'ucs2'
      ? 'ma polskie litery lub twarde spacje, więc w\u00a0części mieści się 70\u00a0znaków'
      : 'bez polskich liter, więc w\u00a0części mieści się 160\u00a0znaków',
  ]
  const price = partPrice ? `; koszt: ${formatThousandths(parts * partPrice)}\u00a0zł` : ''
  return `${phrases.join(', ')}${price}`
}
