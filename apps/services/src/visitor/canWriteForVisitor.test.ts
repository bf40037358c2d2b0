import { calls } from "@camber/domain/registry"
import { documents } from "@camber/domain/registry/graphql"
import { vitalsPath } from "@camber/domain/tracking"
import { describe, expect, it } from "vitest"
import { canWriteForVisitor } from "./canWriteForVisitor.ts"

const sent = (path: string, operation?: string) =>
  canWriteForVisitor(
    new Request(`http://shop.test${path}`, { method: "POST", ...(operation !== undefined && { headers: { "x-operation": operation } }) })
  )

describe("a request that may write", () => {
  it("OPS-60 is a call that changes something, or of which nobody knows what it asks, and none that only reads", () => {
    const writing = calls.filter(({ operation, service }) => sent(`/graphql/${service}`, operation)).map(({ operation }) => operation)
    expect(writing).toEqual(expect.arrayContaining(calls.filter(({ isWrite }) => isWrite === true).map(({ operation }) => operation)))
    expect(writing.every((operation) => /^\s*mutation\b/.test(documents.get(operation) ?? ""))).toBe(true)
    expect([writing.includes("listing"), writing.includes("cart"), documents.has("listing"), documents.has("cart")]).toEqual([
      false,
      false,
      true,
      true
    ])
    expect([sent("/graphql/checkout"), sent("/graphql/checkout", "another")]).toEqual([true, true])
  })

  it("OPS-60 is a form or a question to the services, and no beacon, page, or question about many products", () => {
    expect(["/forms/cart", "/api/account/login", "/api/products/reviews/submit"].map((path) => sent(path))).toEqual([true, true, true])
    const others = ["/api/events", vitalsPath("home"), "/api/products/activity/batch", "/brakes", "/hooks/stripe"]
    expect(others.filter((path) => sent(path))).toEqual([])
    expect(canWriteForVisitor(new Request("http://shop.test/forms/cart"))).toBe(false)
  })
})
