import type { KyselyPlugin } from "kysely"

/**
 * Creates a plugin that fails the n-th statement before it reaches the database, like a crash. Earlier statements
 * succeed.
 */
export const failAtStatement = (statement: number): KyselyPlugin => {
  let count = 0
  return {
    transformQuery: ({ node }) => {
      if (++count === statement) throw new Error(`failed at statement ${statement}`)
      return node
    },
    transformResult: async ({ result }) => result
  }
}
