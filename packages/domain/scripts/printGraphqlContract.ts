import { buildSchema, lexicographicSortSchema, printSchema } from "graphql"
import { documents, getServiceTypes } from "../src/registry.graphql.ts"
import { calls } from "../src/registry.ts"

/**
 * Prints the contract of the services: each GraphQL schema, then every call's id and document.
 *
 * Equal outputs mean equal contracts, regardless of source changes. Service names as arguments limit the output.
 */
const wanted = process.argv.slice(2)
const services = [...new Set(calls.map(({ service }) => service))]
  .filter((service) => wanted.length === 0 || wanted.includes(service))
  .sort()

for (const service of services)
  console.log(`# ${service}\n\n${printSchema(lexicographicSortSchema(buildSchema(getServiceTypes(service))))}\n`)
for (const { id, operation, service } of calls.toSorted((a, b) => (a.operation < b.operation ? -1 : 1)))
  if (services.includes(service)) console.log(`# ${id}\n${documents.get(operation) ?? ""}\n`)
