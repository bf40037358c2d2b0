import { WebUserGuid } from "@camber/domain/visitor"
import { Redacted } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SESSION_LIFETIME, type Session, createSessionSigner } from "./sessions.ts"

const keyOf = (text: string) => Redacted.make<Uint8Array>(new TextEncoder().encode(text.padEnd(32, ".")))
const sessions = createSessionSigner(keyOf("first"))

const now = 1_800_000_000_000
const guids = fc.uuid({ version: 4 }).map((text) => WebUserGuid.make(text))
const anySession: fc.Arbitrary<Session> = fc.record({
  webUserGuid: guids,
  account: fc.option(fc.uuid()),
  issuedAt: fc.integer({ min: now - SESSION_LIFETIME + 1, max: now })
})

describe("a session", () => {
  it("that was made is read back, by every process with the key", () => {
    fc.assert(
      fc.property(anySession, (session) => {
        expect(createSessionSigner(keyOf("first")).read(sessions.sign(session), now)).toEqual(session)
      })
    )
  })

  it("with any bit flipped is none", () => {
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

  it("cut short, made longer or of any other text is none", () => {
    fc.assert(
      fc.property(anySession, fc.nat(150), fc.string(), (session, length, text) => {
        const made = sessions.sign(session)
        expect(sessions.read(made.slice(0, length % made.length), now)).toBeNull()
        expect(sessions.read(`${made}${text || "."}`, now)).toBeNull()
        expect(sessions.read(text, now)).toBeNull()
      })
    )
  })

  it("of another key is none, and names its key", () => {
    const session = { webUserGuid: WebUserGuid.make(crypto.randomUUID()), account: null, issuedAt: now }
    const other = createSessionSigner(keyOf("second"))
    expect(sessions.read(other.sign(session), now)).toBeNull()
    const [mine, theirs] = [sessions, other].map((of) => of.sign(session).split(".")[3])
    expect(mine).toMatch(/^[0-9a-f]{8}$/)
    expect(theirs).not.toBe(mine)
  })

  it("is signed with the first of several keys and read with any of them, so that a key can be followed by another", () => {
    const session = { webUserGuid: WebUserGuid.make(crypto.randomUUID()), account: null, issuedAt: now }
    const rotated = createSessionSigner(keyOf("second"), keyOf("first"))
    expect(rotated.read(sessions.sign(session), now)).toEqual(session)
    expect(createSessionSigner(keyOf("second")).read(rotated.sign(session), now)).toEqual(session)
    expect(sessions.read(rotated.sign(session), now)).toBeNull()
    expect(createSessionSigner(keyOf("third"), keyOf("second")).read(sessions.sign(session), now)).toBeNull()
  })

  it("OPS-51 lasts for 365 days, also where it was signed by a clock that was ahead", () => {
    const made = sessions.sign({ webUserGuid: WebUserGuid.make(crypto.randomUUID()), account: null, issuedAt: now })
    const isRead = (at: number) => sessions.read(made, at) !== null
    expect([now, now + SESSION_LIFETIME - 1, now - 60_000, now - SESSION_LIFETIME].map(isRead)).toEqual([true, true, true, true])
    expect(isRead(now + SESSION_LIFETIME)).toBe(false)
  })
})
