const names: Readonly<Record<string, string>> = {
  krus: 'KRUS',
  krs: 'KRS',
  ceidg: 'CEIDG',
  other: 'Inny rejestr',
}

/** The name of a register of farms or companies; an unknown code is shown as it is. */
export function registerName(code: string): string {
  return names[code] ?? code
}
