import type { Upload } from './files.ts'

/** Sale of packs for 100 zł each, as a seller's system writes it. */
export interface Sale {
  /** NIP. */
  readonly seller: string
  /** NIP. */
  readonly buyer: string
  readonly number: string
  /** `2025-08-01` */
  readonly issuedOn: string
  readonly product: string
  /** Code of the pack. */
  readonly gtin: string
  readonly packs: number
}

/** E-invoice of the structure FA(3). */
export function eInvoice(sale: Sale): Upload {
  const net = `${sale.packs * 100}.00`
  const tax = `${sale.packs * 8}.00`
  const gross = `${sale.packs * 108}.00`
  const party = (nip: string, name: string) =>
    `<DaneIdentyfikacyjne><NIP>${nip}</NIP><Nazwa>${name}</Nazwa></DaneIdentyfikacyjne>
    <Adres><KodKraju>PL</KodKraju><AdresL1>ul. Polna 3</AdresL1><AdresL2>88-400 Żnin</AdresL2></Adres>`
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">
  <Naglowek>
    <KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>
    <WariantFormularza>3</WariantFormularza>
    <DataWytworzeniaFa>${sale.issuedOn}T08:00:00Z</DataWytworzeniaFa>
  </Naglowek>
  <Podmiot1>${party(sale.seller, 'Agro-Wieś Sp. z o.o.')}</Podmiot1>
  <Podmiot2>${party(sale.buyer, 'Gospodarstwo Żnin')}<JST>2</JST><GV>2</GV></Podmiot2>
  <Fa>
    <KodWaluty>PLN</KodWaluty>
    <P_1>${sale.issuedOn}</P_1>
    <P_2>${sale.number}</P_2>
    <P_13_2>${net}</P_13_2>
    <P_14_2>${tax}</P_14_2>
    <P_15>${gross}</P_15>
    <Adnotacje>
      <P_16>2</P_16><P_17>2</P_17><P_18>2</P_18><P_18A>2</P_18A>
      <Zwolnienie><P_19N>1</P_19N></Zwolnienie>
      <NoweSrodkiTransportu><P_22N>1</P_22N></NoweSrodkiTransportu>
      <P_23>2</P_23>
      <PMarzy><P_PMarzyN>1</P_PMarzyN></PMarzy>
    </Adnotacje>
    <RodzajFaktury>VAT</RodzajFaktury>
    <FaWiersz>
      <NrWierszaFa>1</NrWierszaFa>
      <P_7>${sale.product}</P_7>
      <GTIN>${sale.gtin}</GTIN>
      <P_8A>szt.</P_8A>
      <P_8B>${sale.packs}</P_8B>
      <P_9A>100.00</P_9A>
      <P_11>${net}</P_11>
      <P_12>8</P_12>
    </FaWiersz>
  </Fa>
</Faktura>
`
  return { name: 'faktura.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) }
}
