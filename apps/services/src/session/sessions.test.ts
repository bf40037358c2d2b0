import { WebUserGuid } from "@camber/domain/visitor"
import { Redacted } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SESSION_LIFETIME, type Session, createSessionSigner } from "./sessions.ts"

const createKey = (text: string) => Redacted.make<Uint8Array>(new TextEncoder().encode(text.padEnd(32, ".")))
const sessions = createSessionSigner(createKey("first"))

const now = 1_800_000_000_000
const guids = fc.uuid({ version: 4 }).map((text) => WebUserGuid.make(text))
const anySession: fc.Arbitrary<Session> = fc.record({
  webUserGuid: guids,
  account: fc.option(fc.uuid()),
  issuedAt: fc.integer({ min: now - SESSION_LIFETIME + 1, max: now })
})

describe("createSessionSigner", () => {
  it("reads a session in every process that has the key", () => {
    fc.assert(
      fc.property(anySession, (session) => {
        expect(createSessionSigner(createKey("first")).read(sessions.sign(session), now)).toEqual(session)
      })
    )
  })

  it("rejects a session with any flipped bit", () => {
    fc.assert(
      fc.property(anySession, fc.nat(), fc.integer({ min: 0, max: 7 }), (session, at, bit) => {
        const bytes = Buffer.from(sessions.sign(session))
        const index = at % bytes.length
        bytes[index] = (bytes[index] ?? 0) ^ (1 << bit)
        expect(sessions.read(bytes.toString("latin1"), now)).toBeNull()
        expect(sessions.read(bytes.toString("utf8"), now)).toBeNull()
      }),
      { numRuns: 500 }
    )
  })

  it("rejects truncated, extended and arbitrary text", () => {
    fc.assert(
      fc.property(anySession, fc.nat(150), fc.string(), (session, length, text) => {
        const signed = sessions.sign(session)
        expect(sessions.read(signed.slice(0, length % signed.length), now)).toBeNull()
        expect(sessions.read(`${signed}${text || "."}`, now)).toBeNull()
        expect(sessions.read(text, now)).toBeNull()
      })
    )
  })

  it("rejects a session of another key, and includes the id of the key in a session", () => {
    const session = { webUserGuid: WebUserGuid.make(crypto.randomUUID()), account: null, issuedAt: now }
    const other = createSessionSigner(createKey("second"))
    expect(sessions.read(other.sign(session), now)).toBeNull()
    const [mine, theirs] = [sessions, other].map((of) => of.sign(session).split(".")[3])
    expect(mine).toMatch(/^[0-9a-f]{8}$/)
    expect(theirs).not.toBe(mine)
  })

  it("signs with the first key and reads with any key, so that keys can be rotated", () => {
    const session = { webUserGuid: WebUserGuid.make(crypto.randomUUID()), account: null, issuedAt: now }
    const rotated = createSessionSigner(createKey("second"), createKey("first"))
    expect(rotated.read(sessions.sign(session), now)).toEqual(session)
    expect(createSessionSigner(createKey("second")).read(rotated.sign(session), now)).toEqual(session)
    expect(sessions.read(rotated.sign(session), now)).toBeNull()
    expect(createSessionSigner(createKey("third"), createKey("second")).read(sessions.sign(session), now)).toBeNull()
  })

  it("OPS-51 accepts sessions for 365 days, also from a clock that was ahead", () => {
    const signed = sessions.sign({ webUserGuid: WebUserGuid.make(crypto.randomUUID()), account: null, issuedAt: now })
    const isRead = (at: number) => sessions.read(signed, at) !== null
    expect([now, now + SESSION_LIFETIME - 1, now - 60_000, now - SESSION_LIFETIME].map(isRead)).toEqual([true, true, true, true])
    expect(isRead(now + SESSION_LIFETIME)).toBe(false)
  })
})
