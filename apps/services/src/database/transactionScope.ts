import { Data } from "effect"
import { AsyncLocalStorage } from "node:async_hooks"

interface Scope {
  isOpen: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/** Code inside a transaction asked for a second connection. A defect of the program. */
export class SecondConnection extends Data.TaggedError("SecondConnection")<{ readonly query: string }> {
  override get message(): string {
    return `"${this.query}" needs a second connection inside a transaction. Query through the transaction.`
  }
}

/**
 * Fails inside an open transaction, before a query or a shared load that would need a second connection.
 * The embedded database has one connection and a pool of PostgreSQL can be exhausted, so the transaction would wait for
 * itself.
 *
 * @throws SecondConnection
 */
export const assertOutsideTransaction = (query: string): void => {
  if (scopes.getStore()?.isOpen === true) throw new SecondConnection({ query })
}

/** Runs code that holds a connection, so that `assertOutsideTransaction` recognizes it until its end. */
export const withConnectionScope = async <A>(act: () => Promise<A>): Promise<A> => {
  const scope: Scope = { isOpen: true }
  try {
    return await scopes.run(scope, act)
  } finally {
    scope.isOpen = false
  }
}
