import type { KyselyPlugin } from "kysely"

/** Lets the statement of this number fail before it reaches the database, as if the process ended there; those before it come through. */
export const failAtStatement = (statement: number): KyselyPlugin => {
  let count = 0
  return {
    transformQuery: ({ node }) => {
      if (++count === statement) throw new Error(`ended at statement ${statement}`)
      return node
    },
    transformResult: async ({ result }) => result
  }
}
