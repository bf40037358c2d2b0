export interface HiddenField {
  readonly name: string
  readonly value: string
}

/** What a GET form carries along besides its own control, in order; a name may come more than once. */
export const HiddenFields = ({ fields }: { readonly fields: readonly HiddenField[] }) =>
  fields.map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
