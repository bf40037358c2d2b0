import { randomUUID } from "node:crypto"
import type { TestProject } from "vitest/node"
import { queryOnce } from "./postgresProcess.ts"
import { findPostgres } from "./postgresPrograms.ts"
import { startPostgres } from "./PostgresServer.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a server on which tests create databases; undefined where there is none. */
    readonly postgresUrl: string | undefined
    /** The beginning of the names of this run's databases. */
    readonly databasePrefix: string
  }
}

/** Options of a server whose data no test reads after a crash. Databases live for seconds, so their statistics would only vary the plans. */
const disposable = ["autovacuum=off", "full_page_writes=off", "synchronous_commit=off", "wal_level=minimal", "max_wal_senders=0"]

/** Finds or starts one PostgreSQL for all tests: TEST_DATABASE_URL, else a server of the tests' own. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.TEST_DATABASE_URL
  const programs = given ? undefined : await findPostgres()
  const server = programs === undefined ? undefined : await startPostgres(programs, disposable)
  const prefix = `camber_test_${randomUUID().slice(0, 8)}_`
  project.provide("postgresUrl", given || server?.url)
  project.provide("databasePrefix", prefix)
  return async () => {
    if (given) await dropDatabases(given, prefix)
    await server?.remove()
  }
}

/** A server that outlives the run keeps none of its databases. */
const dropDatabases = async (url: string, prefix: string): Promise<void> => {
  const databases = await queryOnce<{ datname: string }>(url, `select datname from pg_database where starts_with(datname, '${prefix}')`)
  for (const { datname } of databases) await queryOnce(url, `drop database ${datname} with (force)`)
}
