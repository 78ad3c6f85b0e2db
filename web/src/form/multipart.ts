/** A form's model as multipart: nested names in brackets, arrays by index (`rows[0][name]`), unset values left out. */
export function toFormData(model: object): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(model)) append(data, name, value)
  return data
}

function append(data: FormData, name: string, value: unknown) {
  if (value === null || value === undefined) return
  if (value instanceof Blob) data.append(name, value)
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) append(data, `${name}[${index}]`, item)
  } else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(data, `${name}[${key}]`, item)
  } else data.append(name, String(value))
}
