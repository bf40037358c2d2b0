import type { TestProject } from "vitest/node"
import { findPostgres } from "./postgresPrograms.ts"
import { startPostgres } from "./PostgresServer.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a server on which tests may make databases; undefined where there is none. */
    readonly postgresUrl: string | undefined
  }
}

/** Finds or starts one PostgreSQL for all tests: TEST_DATABASE_URL, else a server of the tests' own. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.TEST_DATABASE_URL
  const programs = given ? undefined : await findPostgres()
  const server = programs === undefined ? undefined : await startPostgres(programs)
  project.provide("postgresUrl", given || server?.url)
  return async () => server?.remove()
}
