import { WebUserGuid } from "@camber/domain/visitor"
import { Redacted } from "effect"
import { expect, it } from "vitest"
import { readLegacySession } from "./createSessionCookies.ts"
import { createSessionSigner } from "./sessions.ts"

const sessions = createSessionSigner(Redacted.make<Uint8Array>(new TextEncoder().encode("first".padEnd(32, "."))))
const now = Date.UTC(2026, 11, 24)
const sign = (issuedAt: number) => sessions.sign({ webUserGuid: WebUserGuid.make(crypto.randomUUID()), account: null, issuedAt })

it("OPS-26 the former cookie name is accepted only for a session from before the rename and without a newer cookie", () => {
  const before = sign(Date.UTC(2026, 9, 1))
  const read = (cookies: Record<string, string>, isSecure = true) =>
    readLegacySession(new Map(Object.entries(cookies)), sessions, isSecure, now) !== null
  expect(read({ camber_session: before })).toBe(true)
  expect(read({ camber_session: sign(Date.UTC(2026, 11, 1)) })).toBe(false)
  expect(read({ camber_session: before, "__Host-camber_session": before })).toBe(false)
  expect(read({ camber_session: before }, false)).toBe(false)
  expect(read({ camber_session: "forged" })).toBe(false)
})
