import { Data } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Malformed, Refused, Unreachable } from "../ports/Http.ts"
import { errorKind, isWorthRetrying } from "./errorKind.ts"
import { errorPage, statusOf } from "./errorPage.ts"
import { RetriesExhausted } from "./retrying.ts"

const call = { service: "customer", operation: "userProfile" }
const refused = (status: number) => new Refused({ ...call, status })

describe("the kind of a failure", () => {
  it.each([
    [401, "missing"],
    [403, "missing"],
    [404, "missing"],
    [410, "missing"],
    [408, "busy"],
    [425, "busy"],
    [429, "busy"],
    [500, "busy"],
    [503, "busy"],
    [400, "broken"],
    [409, "broken"],
    [422, "broken"]
  ] as const)("of status %i is %s", (status, kind) => {
    expect(errorKind(refused(status))).toBe(kind)
  })

  it("of a service that does not answer is another than of one that is not understood", () => {
    const kinds = [new Unreachable({ ...call, cause: "timeout" }), new Malformed({ ...call, cause: "x" })].map(errorKind)
    expect(kinds).toEqual(["unreachable", "broken"])
    expect(kinds.map(isWorthRetrying)).toEqual([true, false])
  })

  it("ERR-125 of retries that are exhausted is that of the last failure", () => {
    const exhausted = new RetriesExhausted({ attempts: 3, cause: refused(503) })
    expect([errorKind(exhausted), exhausted.message]).toEqual(["busy", "maximum retries exceeded"])
  })

  it("is worth another try where the same call may go well later, and is known for every status", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), (status) => {
        const kind = errorKind(refused(status))
        expect(isWorthRetrying(kind)).toBe(kind === "busy")
        if (status >= 500) expect(kind).toBe("busy")
      })
    )
  })
})

describe("the page of an error", () => {
  it("ERR-15 ERR-16 is that of a missing page for 404, and the only other one for any other status or none", () => {
    expect([404, 400, 403, 500, 503, null].map(errorPage)).toEqual(["notFound", ...Array(5).fill("unavailable")])
  })

  it.each<readonly [unknown, number]>([
    [{ status: 404 }, 404],
    [refused(503), 503],
    [new Error("x"), 500],
    [{ status: "404" }, 500],
    [{ status: 200 }, 500],
    [{ status: 399 }, 500],
    [{ status: 400 }, 400],
    [{ status: 599 }, 599],
    [{ status: 600 }, 500],
    [{ status: 404.5 }, 500],
    [null, 500],
    [undefined, 500],
    ["404", 500]
  ])("ERR-14 ERR-124 has the status of what was caught, or 500: %j", (caught, status) => {
    expect(statusOf(caught)).toBe(status)
  })

  it("ERR-14 has a status for anything that can be thrown", () => {
    class Odd extends Data.Error<{ readonly status: unknown }> {}
    fc.assert(
      fc.property(fc.anything(), (status) => {
        expect(statusOf(new Odd({ status }))).toBeGreaterThanOrEqual(400)
        expect(statusOf(status)).toBeLessThan(600)
      })
    )
  })
})
