import { buildSchema, lexicographicSortSchema, printSchema } from "graphql"
import { documents, getServiceTypes } from "../src/registry.graphql.ts"
import { calls } from "../src/registry.ts"

/**
 * Prints what the services promise: the schema of each in GraphQL's language, then every call's id and document. Two outputs that are equal
 * promise the same, whatever became of the sources. Names of services narrow it.
 */
const wanted = process.argv.slice(2)
const services = [...new Set(calls.map(({ service }) => service))]
  .filter((service) => wanted.length === 0 || wanted.includes(service))
  .sort()

for (const service of services)
  console.log(`# ${service}\n\n${printSchema(lexicographicSortSchema(buildSchema(getServiceTypes(service))))}\n`)
for (const { id, operation, service } of calls.toSorted((one, other) => (one.operation < other.operation ? -1 : 1)))
  if (services.includes(service)) console.log(`# ${id}\n${documents.get(operation) ?? ""}\n`)
