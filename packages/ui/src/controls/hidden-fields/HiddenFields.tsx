export interface HiddenField {
  readonly name: string
  readonly value: string
}

/** Renders the fields that a GET form submits in addition to its own control, in order. A name may occur more than once. */
export const HiddenFields = ({ fields }: { readonly fields: readonly HiddenField[] }) =>
  fields.map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
