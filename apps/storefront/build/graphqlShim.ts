/** The functions that graphql-request imports from graphql. Neither is ever called, because the client sends ids instead of documents. */
const gone = (): never => {
  throw new Error("Documents are not parsed in the browser.")
}
export const parse = gone
export const print = gone
export const Kind = { OPERATION_DEFINITION: "OperationDefinition" }
