import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { type ConformanceCheck, runConformance } from "../../test/runConformance.ts"
import { type HttpServer, serveOverHttp } from "../../test/serveOverHttp.ts"
import { MCP_PATH } from "./ucpProfile.ts"

/**
 * Scenarios that cannot pass, by the beginning of their name. They call tools that only the conformance tool's example server has, or need
 * an optional feature that the shop does not offer. Even in these scenarios, no message may violate the protocol's schema.
 */
const notOffered: Readonly<Record<string, string>> = {
  "tools-call-": "calls test_simple_text and other tools of the example server",
  "json-schema-2020-12": "calls json_schema_2020_12_tool of the example server",
  "http-custom-header-": "needs a tool that takes arguments from headers",
  "input-required-result-": "calls tools of the example server that ask back: the shop's tools answer with a question instead",
  "elicitation-": "calls tools of the example server that ask back",
  "resources-": "the shop has no resources",
  "prompts-": "the shop has no prompts",
  "completion-": "only prompts and resources have completions",
  "logging-": "the shop sends no log messages to clients",
  "tasks-": "an extension for long calls: the shop's tools answer at once"
}

/** Checks within other scenarios that cannot pass for the same reasons. */
const partlyOffered: Readonly<Record<string, ReadonlyArray<string>>> = {
  // These checks call test_missing_capability, test_streaming_elicitation and test_logging_tool.
  "server-stateless": [
    "sep-2575-http-server-no-independent-requests-on-stream",
    "sep-2575-missing-capability-http-400",
    "sep-2575-server-no-log-without-loglevel",
    "sep-2575-server-rejects-undeclared-capability"
  ],
  // The shop has no prompts and no resources.
  caching: [
    "sep-2549-prompts-list-caching-hints",
    "sep-2549-resources-list-caching-hints",
    "sep-2549-resources-templates-list-caching-hints"
  ]
}

const isOffered = ({ scenario }: ConformanceCheck): boolean => Object.keys(notOffered).every((start) => !scenario.startsWith(start))
const isKnown = ({ id, scenario }: ConformanceCheck): boolean => partlyOffered[scenario]?.includes(id) ?? false

describe.each(allDatabases)("conformance with the Model Context Protocol on $kind", ({ open }) => {
  let shop: OpenServices
  let server: HttpServer
  beforeAll(async () => {
    server = await serveOverHttp(async (publicOrigin) => {
      shop = await openServices(open, { publicOrigin })
      return shop.handler
    })
  })
  afterAll(async () => {
    await server.close()
    await shop.database.drop()
  })

  it.each([
    ["2026-07-28", ["caching", "dns-rebinding-protection", "http-header-validation", "server-stateless", "tools-list"]],
    ["2025-11-25", ["dns-rebinding-protection", "ping", "server-initialize", "tools-list"]]
  ])("passes the scenarios that revision %s requires of a server that offers only tools", async (revision, scenarios) => {
    const checks = await runConformance(server.origin + MCP_PATH, revision)
    const failed = checks.filter(({ status }) => status === "FAILURE")
    expect(failed.filter((check) => isOffered(check) && !isKnown(check))).toEqual([])
    expect(failed.filter(({ id }) => id === "wire-schema-valid")).toEqual([])
    const passed = new Set(checks.filter((check) => isOffered(check) && check.status === "SUCCESS").map(({ scenario }) => scenario))
    expect([...passed]).toEqual(expect.arrayContaining(scenarios))
  })
})
