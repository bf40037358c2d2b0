import { randomUUID } from "node:crypto"
import type { TestProject } from "vitest/node"
import { queryOnce } from "./postgresProcess.ts"
import { findPostgres } from "./postgresPrograms.ts"
import { startPostgres } from "./PostgresServer.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server on which tests create databases; undefined without a server. */
    readonly postgresUrl: string | undefined
    /** Name prefix of this run's databases. */
    readonly databasePrefix: string
  }
}

/**
 * Options of a server whose data is not needed after a crash. Each database exists only for seconds, so automatic statistics would merely
 * make query plans vary.
 */
const disposable = ["autovacuum=off", "full_page_writes=off", "synchronous_commit=off", "wal_level=minimal", "max_wal_senders=0"]

/** Provides one PostgreSQL server for all tests: TEST_DATABASE_URL, or a new one. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const configuredUrl = process.env.TEST_DATABASE_URL
  const programs = configuredUrl ? undefined : await findPostgres()
  const server = programs === undefined ? undefined : await startPostgres(programs, disposable)
  const prefix = `camber_test_${randomUUID().slice(0, 8)}_`
  project.provide("postgresUrl", configuredUrl || server?.url)
  project.provide("databasePrefix", prefix)
  return async () => {
    if (configuredUrl) await dropDatabases(configuredUrl, prefix)
    await server?.remove()
  }
}

/** Drops this run's databases on a server that outlives the run. */
const dropDatabases = async (url: string, prefix: string): Promise<void> => {
  const databases = await queryOnce<{ datname: string }>(url, `select datname from pg_database where starts_with(datname, '${prefix}')`)
  for (const { datname } of databases) await queryOnce(url, `drop database ${datname} with (force)`)
}
