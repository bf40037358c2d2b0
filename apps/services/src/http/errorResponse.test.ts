import { GraphQLError } from "graphql"
import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { ClientDisconnected } from "../database/abortableQueries.ts"
import { createErrorResponse, toOperationErrors, createClientErrorResponse, createEmptyErrorResponse } from "./errorResponse.ts"
import {
  InvalidArgument,
  PayloadTooLarge,
  GuidMismatch,
  CrossSiteRequest,
  type InternalError,
  MalformedRequest,
  MethodNotAllowed,
  NotFound,
  Unauthenticated,
  type ClientError,
  UnsupportedMediaType
} from "./errors.ts"

const secret = new Error("password=hunter2")
const clientErrors: ReadonlyArray<readonly [ClientError, status: number, message: string]> = [
  [new InvalidArgument({ argument: "page", expected: "Expected a number" }), 400, "page: Expected a number"],
  [new MalformedRequest({ message: "query must be a string." }), 400, "query must be a string."],
  [new Unauthenticated(), 401, "Sign in first."],
  [new GuidMismatch(), 403, "webUserGuid is not this session's."],
  [new CrossSiteRequest({ message: "Cross-site requests are rejected." }), 403, "Cross-site requests are rejected."],
  [new NotFound({ message: "There is no such service." }), 404, "There is no such service."],
  [new MethodNotAllowed({ allowed: ["GET", "HEAD"] }), 405, "Send GET or HEAD."],
  [new PayloadTooLarge({ maximum: 10 }), 413, "The body is longer than 10 bytes."],
  [new UnsupportedMediaType({ expected: "application/json" }), 415, "Send application/json."]
]

const createContext = () => {
  const reported: Array<InternalError> = []
  return {
    reported,
    failing: { requestId: "page-load-17", service: "trait", path: "", report: (one: InternalError) => void reported.push(one) }
  }
}

describe("error responses", () => {
  it.each(clientErrors)("contain the message for a client error: %o", async (refusal, status, message) => {
    const { failing, reported } = createContext()
    for (const response of [createErrorResponse(refusal, failing), createClientErrorResponse(refusal)]) {
      expect([response.status, await response.json()]).toEqual([status, { errors: [{ message }] }])
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
    }
    const silent = createEmptyErrorResponse(refusal)
    expect([silent.status, await silent.text(), silent.headers.get("content-type")]).toEqual([status, "", null])
    expect(reported).toEqual([])
  })

  it("contain the allowed methods", () => {
    expect(createClientErrorResponse(new MethodNotAllowed({ allowed: ["GET", "HEAD"] })).headers.get("allow")).toBe("GET, HEAD")
  })

  it.each([secret, "a text", { _tag: "Stranger" }, { _tag: "NotFound", message: "no error" }, null])(
    "contain only the request id for an internal error, which is reported once: %o",
    async (cause) => {
      const { failing, reported } = createContext()
      const response = createErrorResponse(cause, failing)
      expect([response.status, await response.json()]).toEqual([500, { errors: [{ message: "Internal error in request page-load-17." }] }])
      expect(reported).toMatchObject([{ _tag: "InternalError", requestId: "page-load-17", service: "trait", cause }])
    }
  )
})

describe("an unavailable database", () => {
  const away = [
    Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }),
    Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" }),
    Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
    new Error("Query read timeout"),
    new Error("Connection terminated unexpectedly"),
    new Error("timeout exceeded when trying to connect")
  ]

  it.each(away)("OPS-05 leads to 503 with Retry-After, over HTTP and in GraphQL: %s", async (cause) => {
    const { failing, reported } = createContext()
    const response = createErrorResponse(cause, failing)
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await response.json()).toEqual({ errors: [{ message: "The shop cannot reach its data right now. Try again in a moment." }] })
    expect(reported).toMatchObject([{ requestId: "page-load-17", cause }])
    const error = new GraphQLError("", { originalError: cause, path: ["years"] })
    expect(() => toOperationErrors([error], failing)).toThrow(cause)
  })

  it("OPS-05 is not assumed if the database rejects a query, which is an internal error", () => {
    const fault = Object.assign(new Error("duplicate key"), { code: "23505" })
    expect(createErrorResponse(fault, createContext().failing).status).toBe(500)
  })
})

describe("a query that was aborted because its client disconnected", () => {
  it("is not reported", async () => {
    const { failing, reported } = createContext()
    expect(createErrorResponse(new ClientDisconnected({ cause: secret }), failing).status).toBe(500)
    expect(reported).toEqual([])
  })
})

describe("toOperationErrors", () => {
  const thrown = (originalError: Error, field: string) => new GraphQLError(originalError.message, { originalError, path: [field] })

  it("keeps invalid arguments with their message, and reports other errors once without it", () => {
    const { failing, reported } = createContext()
    const badInput = new InvalidArgument({ argument: "limit", expected: "Expected a number from 1 to 100" })
    const errors = toOperationErrors([thrown(badInput, "articles"), thrown(secret, "years")], failing)
    expect(errors.map(({ extensions, message, path }) => [path, message, extensions])).toEqual([
      [["articles"], "limit: Expected a number from 1 to 100", { code: "BAD_INPUT", argument: "limit" }],
      [["years"], "Internal error", { code: "INTERNAL", requestId: "page-load-17" }]
    ])
    expect(reported).toMatchObject([{ path: "years", cause: secret }])
  })

  it("rejects the whole request for any other client error, without partial data", () => {
    const { failing, reported } = createContext()
    expect(() => toOperationErrors([thrown(secret, "years"), thrown(new GuidMismatch(), "projects")], failing)).toThrow(GuidMismatch)
    expect(reported).toEqual([])
  })

  it("keeps GraphQL's own errors", () => {
    const own = new GraphQLError("Cannot query field")
    expect(toOperationErrors([own], createContext().failing)).toEqual([own])
  })
})

describe("the sources", () => {
  const root = fileURLToPath(new URL("../../../../", import.meta.url))
  const files = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."))
  const holding = (pattern: RegExp, among: (file: string) => boolean = () => true) =>
    files.filter((file) => among(file) && pattern.test(readFileSync(root + file, "utf8")))

  it("define no error without a tag", () => {
    expect(files.length).toBeGreaterThan(500)
    expect(holding(/\bextends \w*Error\b/)).toEqual([])
  })

  it("convert errors of the services to responses in only one place", () => {
    const inServices = (file: string) => file.startsWith("apps/services/src/")
    expect(holding(/\bstatus: [45]\d\d\b|\[[45]\d\d, "/, inServices)).toEqual([expect.stringMatching(/\/errorResponse\.ts$/)])
    expect(
      holding(
        /instanceof (?:InvalidArgument|PayloadTooLarge|GuidMismatch|CrossSiteRequest|MalformedRequest|MethodNotAllowed|NotFound|Unauthenticated|UnsupportedMediaType)/,
        inServices
      )
    ).toEqual([])
  })
})
