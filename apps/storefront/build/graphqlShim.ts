/** All that graphql-request imports of graphql. The client sends ids, never documents, so neither function is ever called. */
const gone = (): never => {
  throw new Error("Documents are not parsed in the browser.")
}
export const parse = gone
export const print = gone
export const Kind = { OPERATION_DEFINITION: "OperationDefinition" }
