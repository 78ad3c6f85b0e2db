const names: Readonly<Record<string, string>> = {
  krus: 'KRUS',
  krs: 'KRS',
  ceidg: 'CEIDG',
  other: 'Inny rejestr',
}

/** The register of farms or companies that a code stands for; one without a name is shown as it is. */
export function registerName(code: string): string {
  return names[code] ?? code
}
