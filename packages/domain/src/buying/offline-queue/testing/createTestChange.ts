import type { KeyedChange } from "../localServices.ts"
import type { DisplayContext } from "../model.ts"

/** Fields of a sample change that are the same in most tests. */
interface SampleFields {
  readonly key: string
  readonly shown: DisplayContext
}

/**
 * Creates a sample change with only the variables that matter to the test.
 *
 * The cast narrows `variables`, because a real change also has the variables that every call has, such as the visitor.
 */
export const createTestChange = (operation: string, variables: object, more: Partial<SampleFields> = {}): KeyedChange => {
  const change = { key: "k", operation, variables, shown: { parts: [], names: null }, ...more }
  return change as KeyedChange
}
