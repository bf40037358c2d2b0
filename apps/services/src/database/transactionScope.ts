import { Data } from "effect"
import { AsyncLocalStorage } from "node:async_hooks"

interface Scope {
  isOpen: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/** Code inside a transaction requested a second connection. This is a defect of the program. */
export class SecondConnection extends Data.TaggedError("SecondConnection")<{ readonly query: string }> {
  override get message(): string {
    return `"${this.query}" needs a second connection inside a transaction. Query through the transaction.`
  }
}

/**
 * Throws if called inside an open transaction. Call it before a query or a shared load that would need a second connection. The embedded
 * database has only one connection, and a PostgreSQL pool can be exhausted, so the transaction would wait for itself.
 *
 * @throws SecondConnection
 */
export const assertOutsideTransaction = (query: string): void => {
  if (scopes.getStore()?.isOpen === true) throw new SecondConnection({ query })
}

/** Runs code that holds a connection, so that `assertOutsideTransaction` throws while the code runs. */
export const withConnectionScope = async <A>(act: () => Promise<A>): Promise<A> => {
  const scope: Scope = { isOpen: true }
  try {
    return await scopes.run(scope, act)
  } finally {
    scope.isOpen = false
  }
}
