import { useState } from 'react'

/** The names of the values of one type. */
type Named<V, T> = { [Name in keyof V]: V[Name] extends T ? Name : never }[keyof V] & string

/** The values of a form by name, and the props that tie its controls to them. */
export function useForm<V extends Record<string, string | boolean>>(initial: V) {
  const [values, setValues] = useState(initial)
  const setOne = (name: string, value: string | boolean) => setValues(was => ({ ...was, [name]: value }))
  return {
    values,
    set: setValues,
    /** For a text field or a list of choices. */
    field: (name: Named<V, string>) => ({
      value: values[name] as string,
      onChange: (value: string) => setOne(name, value),
    }),
    /** For a field of at most so many digits. */
    digits: (name: Named<V, string>, most?: number) => ({
      inputMode: 'numeric' as const,
      value: values[name] as string,
      onChange: (text: string) => setOne(name, digitsIn(text).slice(0, most)),
    }),
    /** For a checkbox. */
    box: (name: Named<V, boolean>) => ({
      checked: values[name] as boolean,
      onChange: (isChecked: boolean) => setOne(name, isChecked),
    }),
  }
}

/** Returns the digits of a text: numbers are typed and pasted with signs between them. */
export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Returns the choices of a list from their names by value. */
export function optionsOf(names: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}
