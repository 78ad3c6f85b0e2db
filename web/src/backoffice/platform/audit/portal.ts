/** Areas of the portal by the prefixes of their calls; the longest match wins. */
const areas: Readonly<Record<string, string>> = {
  '/api/demo/einvoices': 'przykładowe e-faktury',
  '/api/v1/auth/confirm': 'potwierdzenie hasłem',
  '/api/v1/banks': 'numer konta',
  '/api/v1/calculator': 'kalkulator',
  '/api/v1/distributors': 'dystrybutorzy',
  '/api/v1/invoices': 'faktury',
  '/api/v1/invoices/appeal': 'odwołanie',
  '/api/v1/invoices/einvoices': 'e-faktury',
  '/api/v1/invoices/submit': 'zgłoszenie faktury',
  '/api/v1/ksef-connection': 'połączenie z\u00a0KSeF',
  '/api/v1/my-shopping': 'zakupy',
  '/api/v1/notifications': 'powiadomienia',
  '/api/v1/point-history': 'historia punktów',
  '/api/v1/prize': 'nagrody',
  '/api/v1/prize/archive-orders': 'zamówienia',
  '/api/v1/prize/collect': 'odbiór kart',
  '/api/v1/prize/my-orders': 'zamówienia',
  '/api/v1/prize/orders': 'zamówienia',
  '/api/v1/product-availability': 'dostępność produktów',
  '/api/v1/push': 'powiadomienia na urządzeniu',
  '/api/v1/user': 'promocje',
  '/api/v1/user/agreements': 'zgody',
  '/api/v1/user/congratulatory-letters': 'listy gratulacyjne',
  '/api/v1/user/contact': 'kontakt',
  '/api/v1/user/data-requests': 'dane osobowe',
  '/api/v1/user/password': 'hasło',
  '/api/v1/user/profile': 'profil',
  '/api/v1/user/promo_agreement': 'regulamin promocji',
  '/api/v1/user/sessions': 'urządzenia',
  '/api/v1/user/wycieczka': 'wycieczka',
}

const longestFirst = Object.entries(areas).sort(([one], [other]) => other.length - one.length)

/** Area of the portal that a call belongs to. */
export function areaOf(path: string): string | undefined {
  return longestFirst.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`))?.[1]
}
