import type { CompiledQuery, Kysely } from "kysely"
import type { Tables } from "./tables.ts"

/**
 * Builds and compiles a query once per database handle, and then executes it with different values. Building a query of a product page
 * takes several times as long as sending it.
 *
 * @param build - Builds the query for placeholders. It may use the placeholders only as parameters and must not depend on their values.
 * @returns A function that returns the rows of the query with these values.
 */
export const prepareQuery = <Values extends object, Row>(
  names: ReadonlyArray<keyof Values>,
  build: (database: Kysely<Tables>, values: Values) => { readonly compile: () => CompiledQuery<Row> }
): ((database: Kysely<Tables>, values: Values) => Promise<ReadonlyArray<Row>>) => {
  const compiled = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>()
  const placeholders = new Map<unknown, keyof Values>(names.map((name) => [{}, name]))
  // The placeholders stand for values of any type, because the compiler passes parameters on unchanged.
  const given = Object.fromEntries(Array.from(placeholders, ([placeholder, name]) => [name, placeholder])) as Values
  return async (database, values) => {
    const query = compiled.get(database) ?? build(database, given).compile()
    compiled.set(database, query)
    const parameters = query.parameters.map((parameter) => {
      const name = placeholders.get(parameter)
      return name === undefined ? parameter : values[name]
    })
    return (await database.executeQuery<Row>({ ...query, parameters })).rows
  }
}
