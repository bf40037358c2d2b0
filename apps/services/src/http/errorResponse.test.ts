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
const refusals: ReadonlyArray<readonly [ClientError, status: number, message: string]> = [
  [new InvalidArgument({ argument: "page", expected: "Expected a number" }), 400, "page: Expected a number"],
  [new MalformedRequest({ message: "query must be a text." }), 400, "query must be a text."],
  [new Unauthenticated(), 401, "Sign in first."],
  [new GuidMismatch(), 403, "webUserGuid is not this session's."],
  [new CrossSiteRequest({ message: "Requests of other sites are refused." }), 403, "Requests of other sites are refused."],
  [new NotFound({ message: "There is no such service." }), 404, "There is no such service."],
  [new MethodNotAllowed({ allowed: ["GET", "HEAD"] }), 405, "Send GET or HEAD."],
  [new PayloadTooLarge({ maximum: 10 }), 413, "The body is longer than 10 bytes."],
  [new UnsupportedMediaType({ expected: "application/json" }), 415, "Send application/json."]
]

const listening = () => {
  const reported: Array<InternalError> = []
  return {
    reported,
    failing: { requestId: "page-load-17", service: "trait", path: "", report: (one: InternalError) => void reported.push(one) }
  }
}

describe("what a request ended in", () => {
  it.each(refusals)("is told in the words of its refusal: %o", async (refusal, status, message) => {
    const { failing, reported } = listening()
    for (const response of [createErrorResponse(refusal, failing), createClientErrorResponse(refusal)]) {
      expect([response.status, await response.json()]).toEqual([status, { errors: [{ message }] }])
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
    }
    const silent = createEmptyErrorResponse(refusal)
    expect([silent.status, await silent.text(), silent.headers.get("content-type")]).toEqual([status, "", null])
    expect(reported).toEqual([])
  })

  it("says which methods there are to whoever sent another one", () => {
    expect(createClientErrorResponse(new MethodNotAllowed({ allowed: ["GET", "HEAD"] })).headers.get("allow")).toBe("GET, HEAD")
  })

  it.each([secret, "a text", { _tag: "Stranger" }, { _tag: "NotFound", message: "no error" }, null])(
    "is reported once and told as nothing but its request's id where it is no refusal: %o",
    async (cause) => {
      const { failing, reported } = listening()
      const response = createErrorResponse(cause, failing)
      expect([response.status, await response.json()]).toEqual([500, { errors: [{ message: "Internal error in request page-load-17." }] }])
      expect(reported).toMatchObject([{ _tag: "InternalFailure", requestId: "page-load-17", service: "trait", cause }])
    }
  )
})

describe("a database that is away", () => {
  const away = [
    Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }),
    Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" }),
    Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
    new Error("Query read timeout"),
    new Error("Connection terminated unexpectedly"),
    new Error("timeout exceeded when trying to connect")
  ]

  it.each(away)("OPS-05 is answered with 503 and when to come again, over HTTP and in GraphQL: %s", async (cause) => {
    const { failing, reported } = listening()
    const response = createErrorResponse(cause, failing)
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await response.json()).toEqual({ errors: [{ message: "The shop cannot reach its data right now. Try again in a moment." }] })
    expect(reported).toMatchObject([{ requestId: "page-load-17", cause }])
    const error = new GraphQLError("", { originalError: cause, path: ["years"] })
    expect(() => toOperationErrors([error], failing)).toThrow(cause)
  })

  it("OPS-05 is not any fault of a query", () => {
    const fault = Object.assign(new Error("duplicate key"), { code: "23505" })
    expect(createErrorResponse(fault, listening().failing).status).toBe(500)
  })
})

describe("what was broken off because its asker has gone", () => {
  it("is reported to nobody", async () => {
    const { failing, reported } = listening()
    expect(createErrorResponse(new ClientDisconnected({ cause: secret }), failing).status).toBe(500)
    expect(reported).toEqual([])
  })
})

describe("what resolvers threw", () => {
  const thrown = (originalError: Error, field: string) => new GraphQLError(originalError.message, { originalError, path: [field] })

  it("stands in its place: bad input in its own words, a fault reported once without them", () => {
    const { failing, reported } = listening()
    const badInput = new InvalidArgument({ argument: "limit", expected: "Expected a number from 1 to 100" })
    const errors = toOperationErrors([thrown(badInput, "articles"), thrown(secret, "years")], failing)
    expect(errors.map(({ extensions, message, path }) => [path, message, extensions])).toEqual([
      [["articles"], "limit: Expected a number from 1 to 100", { code: "BAD_INPUT", argument: "limit" }],
      [["years"], "Internal error", { code: "INTERNAL", requestId: "page-load-17" }]
    ])
    expect(reported).toMatchObject([{ path: "years", cause: secret }])
  })

  it("ends the whole request where it is any other refusal, and nothing of the rest is told", () => {
    const { failing, reported } = listening()
    expect(() => toOperationErrors([thrown(secret, "years"), thrown(new GuidMismatch(), "projects")], failing)).toThrow(GuidMismatch)
    expect(reported).toEqual([])
  })

  it("leaves what GraphQL itself found as it is", () => {
    const own = new GraphQLError("Cannot query field")
    expect(toOperationErrors([own], listening().failing)).toEqual([own])
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

  it("turn an error of the services into an answer at one place", () => {
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
