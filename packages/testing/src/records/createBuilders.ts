import { Schema } from "effect"

/** Builds a valid record with the given changes. */
export interface Builder<Built> {
  (changes?: Partial<Built>): Built
  /** Schema that decodes the built record. */
  readonly schema: Schema.Codec<unknown, unknown>
}

/**
 * Creates the two builders of a record: `wire` builds its encoded form, `sample` the decoded one. Both start from the same defaults, so a
 * new field must be added only once.
 *
 * @param schema - Schema of the record.
 * @param defaults - A plain valid record in encoded form.
 */
export const createBuilders = <Decoded extends object, Wire extends object>(
  schema: Schema.Codec<Decoded, Wire>,
  defaults: Wire
): { readonly sample: Builder<Decoded>; readonly wire: Builder<Wire> } => {
  const decode = Schema.decodeSync(schema)
  let decoded: Decoded | undefined
  const sample = (changes: Partial<Decoded> = {}): Decoded => ({ ...(decoded ??= decode(defaults)), ...changes })
  const wire = (changes: Partial<Wire> = {}): Wire => ({ ...defaults, ...changes })
  return { sample: Object.assign(sample, { schema: Schema.toType(schema) }), wire: Object.assign(wire, { schema }) }
}
