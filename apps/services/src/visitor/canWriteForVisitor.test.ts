import { calls } from "@camber/domain/registry"
import { documents } from "@camber/domain/registry/graphql"
import { vitalsPath } from "@camber/domain/tracking"
import { describe, expect, it } from "vitest"
import { canWriteForVisitor } from "./withSession.ts"

const canWrite = (path: string, operation?: string) =>
  canWriteForVisitor(
    new Request(`http://shop.test${path}`, { method: "POST", ...(operation !== undefined && { headers: { "x-operation": operation } }) })
  )

describe("canWriteForVisitor", () => {
  it("OPS-60 is true for mutations and unknown GraphQL operations, and false for queries", () => {
    const writing = calls.filter(({ operation, service }) => canWrite(`/graphql/${service}`, operation)).map(({ operation }) => operation)
    expect(writing).toEqual(expect.arrayContaining(calls.filter(({ isWrite }) => isWrite === true).map(({ operation }) => operation)))
    expect(writing.every((operation) => /^\s*mutation\b/.test(documents.get(operation) ?? ""))).toBe(true)
    expect([writing.includes("listing"), writing.includes("cart"), documents.has("listing"), documents.has("cart")]).toEqual([
      false,
      false,
      true,
      true
    ])
    expect([canWrite("/graphql/checkout"), canWrite("/graphql/checkout", "another")]).toEqual([true, true])
  })

  it("OPS-60 is true for forms and API calls, and false for beacons, pages and batch reads", () => {
    expect(["/forms/cart", "/api/account/login", "/api/products/reviews/submit"].map((path) => canWrite(path))).toEqual([true, true, true])
    const others = ["/api/events", vitalsPath("home"), "/api/products/activity/batch", "/brakes", "/hooks/stripe"]
    expect(others.filter((path) => canWrite(path))).toEqual([])
    expect(canWriteForVisitor(new Request("http://shop.test/forms/cart"))).toBe(false)
  })
})
